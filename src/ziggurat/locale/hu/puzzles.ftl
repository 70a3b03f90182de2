## A feladványok listája

puzzle = Feladvány
puzzles-lead = Egy döntés, egy egyértelműen legjobb válasz. Minden próbálkozást értékelünk.
puzzle-streak = { $count ->
    [one] egymást követő nap
   *[other] egymást követő nap
}
puzzle-longest = a leghosszabb sorozatod: { $count }
puzzle-solved-of = megoldva: { $solved } / { $count }
puzzle-by-difficulty = Nehézség szerint
puzzle-by-theme = Téma szerint
puzzle-all = Mind
puzzle-all-themes = Minden téma
puzzle-difficulty = { $difficulty ->
    [easy] Könnyű
    [medium] Közepes
   *[hard] Nehéz
}
puzzle-line-about = { $difficulty ->
    [easy] könnyű
    [medium] közepes
   *[hard] nehéz
}, { $seats } játékos
puzzle-about = { $theme }, { $difficulty ->
    [easy] könnyű
    [medium] közepes
   *[hard] nehéz
}
puzzle-none = Ilyen feladvány még nincs.
puzzle-number = { $number } / { $count }
puzzle-theme-points = Pontok

## Megoldás

puzzle-task = Keresd meg a legjobb lépést!
puzzle-tries = Próbálkozások
puzzle-was-right = megoldva
puzzle-was-wrong = nem a legjobb
puzzle-in-words = Minden lépés szavakkal
puzzle-choose = Válassz lépést
puzzle-judging = A próbálkozás értékelése folyik…
puzzle-wrong = { $move }: { $share }%
puzzle-misses = Van jobb: ezzel { $given }% győzelmi esélyt adsz fel.
puzzle-brings = Amit hozna:
puzzle-solved = Megoldva: { $move }
puzzle-solution = Megoldás: { $move }
puzzle-found = { $number ->
    [1] Elsőre sikerült.
    [2] Másodszorra sikerült.
    [3] Harmadszorra sikerült.
   *[other] { $number } próbálkozás után sikerült.
}
puzzle-given = Ez a megoldás.
puzzle-again = Elölről
puzzle-line = Lépések lejátszása
puzzle-show = Megoldás mutatása
puzzle-next = Következő feladvány
