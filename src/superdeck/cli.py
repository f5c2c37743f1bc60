"""The command line: a table of commands, each imported only when it runs.

Every mistake of a person ends here as one sentence on standard error and an exit status.
"""

from __future__ import annotations

import os
import sys
from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

import click

from superdeck import __version__
from superdeck.errors import SuperdeckError

if TYPE_CHECKING:
    from collections.abc import Sequence

INTERRUPTED = 130
"""Exit status after Ctrl-C, as a shell gives it: 128 and the number of the signal."""

BROKEN_PIPE = 1
"""Exit status when the reader of our output has left; click uses the same."""

EXTRAS = {
    "numpy": "play",
    "numba": "play",
    "filelock": "play",
    "platformdirs": "play",
    "openskill": "lab",
}
"""Which extra brings a package that the small core does without."""


class Entry(NamedTuple):
    """One command: where it is (`module:attribute`) and one line of help."""

    place: str
    summary: str


COMMANDS = {
    "play": Entry("superdeck.terminal.commands:play", "Play a match in the terminal."),
    "games": Entry("superdeck.terminal.reference:games", "List the games and their options."),
    "rules": Entry("superdeck.terminal.reference:rules", "Read a game's rules."),
    "simulate": Entry("superdeck.lab.commands:simulate", "Play many matches and count."),
    "arena": Entry("superdeck.lab.commands:arena", "Compare players on the same deals."),
    "replay": Entry("superdeck.terminal.commands:replay", "Replay a recorded match."),
    "bench": Entry("superdeck.lab.commands:bench", "Measure decisions per second."),
    "warm": Entry("superdeck.lab.commands:warm", "Compile the games ahead of time."),
}


class LazyGroup(click.Group):
    """A group whose help reads `COMMANDS` and whose commands are imported only to run."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name the commands in the order of the table."""
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import one command."""
        del ctx
        if cmd_name not in COMMANDS:
            return None
        module, _, attribute = COMMANDS[cmd_name].place.partition(":")
        command = getattr(import_module(module), attribute)
        if not isinstance(command, click.Command):
            message = f"{COMMANDS[cmd_name].place} is not a click command"
            raise TypeError(message)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; a misspelt one is answered with the right ones."""
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            ctx.fail(_unknown("command", args[0], list(COMMANDS)))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands' lines without importing them."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.summary) for name, entry in COMMANDS.items()])


@click.command(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="%(prog)s %(version)s")
def superdeck() -> None:
    """Five card games, played exactly as their rulebooks say."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: the int it returns, else 0.

    Mistakes of a person give 2 (or the status of the `SuperdeckError`), Ctrl-C 130.
    """
    try:
        result = superdeck.main(arguments, prog_name="superdeck", standalone_mode=False)
        sys.stdout.flush()
    except (SuperdeckError, click.ClickException, ModuleNotFoundError) as error:
        return _explain(error)
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return BROKEN_PIPE
    return result if isinstance(result, int) else 0


def _explain(error: SuperdeckError | click.ClickException | ModuleNotFoundError) -> int:
    """Say what a person can mend, in one sentence, and return the exit status."""
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        click.echo(error.format_message())
        return 0
    if isinstance(error, ModuleNotFoundError):
        sentence, status = _missing(error), 2
    elif isinstance(error, click.ClickException):
        sentence, status = _sentence(error), error.exit_code
    else:
        sentence, status = f"superdeck: {error}", error.exit_status
    click.echo(sentence, err=True)
    return status


def _unknown(kind: str, word: str, known: list[str]) -> str:
    """Say that there is no such word, the likely one, and all right ones."""
    close = get_close_matches(word, known, 1)
    likely = f" (did you mean {close[0]}?)" if close else ""
    return f"there is no {kind} {word!r}{likely}: the {kind}s are {', '.join(known)}"


def _sentence(error: click.ClickException) -> str:
    """Make one line of a click error, with the command it belongs to."""
    context = getattr(error, "ctx", None)
    if isinstance(error, click.NoSuchOption) and context is not None:
        names = [name for param in context.command.get_params(context) for name in param.opts]
        known = [name for name in names if name.startswith("--")]
        text = _unknown("option", error.option_name, known)
    else:
        text = " ".join(error.format_message().split())
    return f"{context.command_path if context else 'superdeck'}: {text}"


def _missing(error: ModuleNotFoundError) -> str:
    """Name the extra that brings a missing package; any other missing module is our fault."""
    package = (error.name or "").partition(".")[0]
    if package not in EXTRAS:
        raise error
    extra = EXTRAS[package]
    return (
        f"superdeck: this needs {package}, which the extra {extra!r} brings: "
        f"pip install 'superdeck[{extra}]'"
    )


def _forget_output() -> None:
    """Let the interpreter's last flush go nowhere instead of complaining."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
