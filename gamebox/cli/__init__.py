"""The command line: JSON on stdout, messages on stderr, exit codes 0, 1 and 2."""
