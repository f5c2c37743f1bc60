"""The rules engine: the contract, state declaration, chance, records and the compiled twin."""
