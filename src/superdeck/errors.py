"""The one error that people see as a sentence."""


class SuperdeckError(Exception):
    """Something a person can mend: one clear sentence that says what would be right."""

    exit_status = 2
