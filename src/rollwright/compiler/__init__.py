"""One source, several targets: plain Python, the CPU (Numba) and CUDA; and the machine-code cache."""
