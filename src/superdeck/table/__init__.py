"""One match at one table: seats, referee, record, stories; and its live side, which has a clock."""

from superdeck.table.table import Table

__all__ = ["Table"]
