"""The page that tells a solo game step by step matches the record."""

from tests.teotihuacan.annotation import PAGE, page


def test_the_page_is_made_from_the_record() -> None:
    assert PAGE.read_text("utf-8") == page()
