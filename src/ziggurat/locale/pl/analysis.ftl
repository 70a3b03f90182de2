## Oceny decyzji

analysis-mark-best = najlepszy ruch
analysis-mark-good = dobry ruch
analysis-mark-inaccuracy = niedokładność
analysis-mark-mistake = błąd
analysis-mark-blunder = gruby błąd

## Od pierwszego udziału do ostatniego

analysis-part-start = początek
analysis-part-draws = los
analysis-part-others = innych
analysis-part-own = własne
analysis-part-shown = ujawnienie
analysis-part-end = koniec
analysis-parts = Los: co przyszło, wobec średniej innych losowań. Własne i innych: ile kosztowały decyzje, według tego, co było wtedy wiadomo. Ujawnienie: co pokazały ruchy i czego nikt nie przewidział.

## Jedno zdanie o graczu

analysis-played-well = { $given ->
    [0] { $player }: dobra gra bez strat.
   *[other] { $player }: dobra gra, strata tylko { $given }%.
}
analysis-played-some = { $player }: decyzje kosztowały { $given }%.
analysis-played-much = { $player }: decyzje kosztowały dużo, { $given }%.
analysis-played-nothing = { $player }: żadnej decyzji, którą można ocenić.
analysis-drew-lucky = Los przyniósł { $drawn }%.
analysis-drew-even = Los był przeciętny.
analysis-drew-unlucky = Los zabrał { $drawn }%.
analysis-unfinished = Gra nie została ukończona.

## Raport do czytania

analysis = Analiza
analysis-shares = Szanse na zwycięstwo
analysis-shares-whose = Dla obserwatora, który widzi wszystkie ręce, ale nie zna przyszłych losowań.
analysis-rough = W przybliżeniu: dla tej gry i liczby graczy szanse są mniej pewne niż gdzie indziej.
analysis-roughly = w przybliżeniu
analysis-way = Od szans początkowych do końcowych
analysis-accuracy = Dokładność
analysis-phase-beginning = początek
analysis-phase-middle = środek
analysis-phase-end = koniec
analysis-phase-all = razem
analysis-moments = Kluczowe chwile
analysis-move = Ruch { $number }: { $player } traci { $given }%
analysis-draw = Ruch { $number }: los, { $player } { $drawn }%
analysis-played = zagrano
analysis-better = lepiej
analysis-points = Skąd wzięły się punkty
analysis-decisions = Decyzje
analysis-seat-knew = Ocena według tego, co gracz wtedy wiedział.
analysis-engine = Przygotował program Ziggurat { $engine }.

## Na stronie

analysis-by = Ruch { $number }: { $player }
analysis-at-share = Ruch { $number }, { $player } { $share }%
analysis-nothing-decided = Tu nie było nic do rozstrzygnięcia.
analysis-line = Wariant
analysis-moves = Ruchy
analysis-summary = Podsumowanie
analysis-no-moments = Żadna chwila się nie wyróżnia.
analysis-next-mark = Następny oznaczony ruch
analysis-working = Przeanalizowane ruchy: { $done } z { $total }
analysis-leave = Możesz opuścić tę stronę: analiza trwa dalej i będzie tu po powrocie.
analysis-none = Ta gra nie została jeszcze przeanalizowana. Każdą decyzję ocenia się według tego, co gracz wiedział, a los liczy się osobno.
analysis-failed = Analiza się nie powiodła. Możesz uruchomić ją ponownie.
analysis-quick = Szybka analiza
analysis-deep = Głęboka analiza
analysis-to-game = Wróć do gry
analysis-percent = { $share }%
analysis-try-again = Spróbuj ponownie
analysis-play-line = Odtwórz wariant
analysis-back = Wróć do analizy
analysis-next-mistake = Następny błąd
analysis-branch = Nowy wariant
analysis-try-all = { $count ->
    [one] Spróbuj poprawić swój błąd
    [few] Spróbuj poprawić swoje { $count } błędy
    [many] Spróbuj poprawić swoje { $count } błędów
   *[other] Spróbuj poprawić swoje { $count } błędu
}
