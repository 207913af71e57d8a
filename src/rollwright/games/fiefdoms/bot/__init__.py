"""How programs play Rolling Fiefdoms: what a sheet is worth, two policies, and looking ahead."""
