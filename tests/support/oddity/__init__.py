"""Oddity: a small made-up card game that needs everything that the four real games need.

Seats play one card a turn. A storm asks its owner, whose answer makes every opponent choose in
secret, whose answers draw cards that ask again. An echo plays another card twice. Words are typed
in secret by two seats while the others predict. In a race the first seat to grab wins. A foe is
beaten by several cards together. A lent card is known to two seats only.
"""
