class Stemmer:
    def stemWord(self, word: str) -> str: ...  # noqa: N802  the library's own name

def stemmer(lang: str) -> Stemmer: ...
