"""One match at one table: seats, referee, record, stories. Without a clock."""

from superdeck.table.table import Table

__all__ = ["Table"]
