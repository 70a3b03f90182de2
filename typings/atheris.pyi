from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager

def instrument_imports(include: Sequence[str]) -> AbstractContextManager[None]: ...
def Mutate(data: bytes, longest: int) -> bytes: ...  # noqa: N802  the library's own name
def Setup(  # noqa: N802  the library's own name
    arguments: Sequence[str],
    one: Callable[[bytes], None],
    *,
    custom_mutator: Callable[[bytes, int, int], bytes],
) -> list[str]: ...
def Fuzz() -> None: ...  # noqa: N802  the library's own name
