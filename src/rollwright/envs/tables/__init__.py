"""Tables of several seats on the kernel: alone, side by side, against bots."""
