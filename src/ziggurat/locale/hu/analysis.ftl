## A döntések értékelése

analysis-mark-best = legjobb lépés
analysis-mark-good = jó lépés
analysis-mark-inaccuracy = pontatlanság
analysis-mark-mistake = hiba
analysis-mark-blunder = durva hiba

## Az első esélytől az utolsóig

analysis-part-start = eleinte
analysis-part-draws = húzások
analysis-part-others = mások
analysis-part-own = saját
analysis-part-shown = kiderült
analysis-part-end = végül
analysis-parts = Húzások: ami jött, az újrahúzások átlagához képest. Saját és mások: amennyibe a döntések kerültek, aszerint, amit a döntés pillanatában tudni lehetett. Kiderült: amit a lépések megmutattak, és amit senki sem látott előre.

## Egy mondat a játékosról

analysis-played-well = { $given ->
    [0] { $player } jól játszott: semmi sem veszett el.
   *[other] { $player } jól játszott: csak { $given }% veszett el.
}
analysis-played-some = { $player } döntései { $given }%-ba kerültek.
analysis-played-much = { $player } döntései sokba, { $given }%-ba kerültek.
analysis-played-nothing = { $player }: nem volt értékelhető döntés.
analysis-drew-lucky = A húzások { $drawn }%-ot hoztak.
analysis-drew-even = A húzások átlagosak voltak.
analysis-drew-unlucky = A húzások { $drawn }%-ot vittek el.
analysis-unfinished = A játék nem ért véget.

## Olvasható jelentés

analysis = Elemzés
analysis-shares = Győzelmi esélyek
analysis-shares-whose = Olyan megfigyelő szemével, aki mindenki lapkáit látja, de a későbbi húzásokat nem.
analysis-rough = Becslés: ennél a játéknál és játékosszámnál az esélyek kevésbé megbízhatók, mint máshol.
analysis-roughly = becslés
analysis-way = Az első esélytől az utolsóig
analysis-accuracy = Pontosság
analysis-phase-beginning = eleje
analysis-phase-middle = közepe
analysis-phase-end = vége
analysis-phase-all = összesen
analysis-moments = Kulcspillanatok
analysis-move = { $number }. lépés: { $player } { $given }%-ot veszít
analysis-draw = { $number }. lépés: húzás, { $player } { $drawn }%
analysis-played = ezt lépte
analysis-better = jobb lett volna
analysis-points = Honnan jöttek a pontok
analysis-decisions = Döntések
analysis-seat-knew = Aszerint értékelve, amit a játékos akkor tudott.
analysis-engine = Készítette: Ziggurat { $engine }.

## Az oldalon

analysis-by = { $number }. lépés: { $player }
analysis-at-share = { $number }. lépés, { $player } { $share }%
analysis-nothing-decided = Itt nem volt miről dönteni.
analysis-line = A folytatás
analysis-moves = Lépések
analysis-summary = Összegzés
analysis-no-moments = Egyik pillanat sem emelkedik ki.
analysis-next-mark = Következő megjelölt lépés
analysis-working = Elemzett lépések: { $done } / { $total }
analysis-leave = Elhagyhatod ezt az oldalt: az elemzés folytatódik, és itt lesz, amikor visszatérsz.
analysis-none = Ezt a játékot még nem elemezték. Minden döntést aszerint értékelünk, amit a játékos akkor tudott, a szerencsét pedig külön számoljuk.
analysis-failed = Az elemzés nem sikerült. Újra elindíthatod.
analysis-quick = Gyors elemzés
analysis-deep = Mély elemzés
analysis-to-game = Vissza a játékhoz
analysis-percent = { $share }%
analysis-try-again = Próbáld újra
analysis-play-line = Lépések lejátszása
analysis-back = Vissza az elemzéshez
analysis-next-mistake = Következő hiba
analysis-branch = Új változat
analysis-try-all = { $count ->
    [one] Próbáld újra a hibádat
   *[other] Próbáld újra a { $count } hibádat
}
