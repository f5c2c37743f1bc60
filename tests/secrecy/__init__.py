"""What a seat may know: the laws of secrecy and of imagined worlds."""
