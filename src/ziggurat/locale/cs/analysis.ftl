## Hodnocení rozhodnutí

analysis-mark-best = nejlepší tah
analysis-mark-good = dobrý tah
analysis-mark-inaccuracy = nepřesnost
analysis-mark-mistake = chyba
analysis-mark-blunder = hrubá chyba

## Od prvního podílu k poslednímu

analysis-part-start = začátek
analysis-part-draws = náhoda
analysis-part-others = ostatní
analysis-part-own = vlastní
analysis-part-shown = odhalení
analysis-part-end = konec
analysis-parts = Náhoda: co přišlo, ve srovnání s průměrem jiných losování. Vlastní a ostatní: co stála rozhodnutí podle toho, co při nich bylo známo. Odhalení: co tahy prozradily a co nikdo nepředvídal.

## Jedna věta o hráči

analysis-played-well = { $given ->
    [0] { $player }: dobrá hra beze ztráty.
   *[other] { $player }: dobrá hra, ztráta jen { $given } %.
}
analysis-played-some = { $player }: rozhodnutí stála { $given } %.
analysis-played-much = { $player }: rozhodnutí stála hodně, { $given } %.
analysis-played-nothing = { $player }: žádné rozhodnutí, které by se dalo posoudit.
analysis-drew-lucky = Náhoda přinesla { $drawn } %.
analysis-drew-even = Náhoda se držela průměru.
analysis-drew-unlucky = Náhoda vzala { $drawn } %.
analysis-unfinished = Hra nebyla dohrána.

## Zpráva ke čtení

analysis = Rozbor
analysis-shares = Šance na vítězství
analysis-shares-whose = Pro pozorovatele, který vidí všem do ruky, ale příští losování nezná.
analysis-rough = Jen zhruba: u této hry a počtu hráčů jsou šance méně spolehlivé než jinde.
analysis-roughly = zhruba
analysis-way = Od počátečních šancí ke konečným
analysis-accuracy = Přesnost
analysis-phase-beginning = začátek
analysis-phase-middle = střed
analysis-phase-end = konec
analysis-phase-all = celkem
analysis-moments = Klíčové chvíle
analysis-move = Tah { $number }: { $player } ztrácí { $given } %
analysis-draw = Tah { $number }: náhoda, { $player } { $drawn } %
analysis-played = zahráno
analysis-better = lépe
analysis-points = Odkud se vzaly body
analysis-decisions = Rozhodnutí
analysis-seat-knew = Hodnoceno podle toho, co hráč v tu chvíli věděl.
analysis-engine = Vytvořil program Ziggurat { $engine }.

## Na stránce

analysis-by = Tah { $number }: { $player }
analysis-at-share = Tah { $number }, { $player } { $share } %
analysis-nothing-decided = Tady nebylo o čem rozhodovat.
analysis-line = Pokračování
analysis-moves = Tahy
analysis-summary = Souhrn
analysis-no-moments = Žádná chvíle nevyčnívá.
analysis-next-mark = Další označený tah
analysis-working = Rozebráno tahů: { $done } / { $total }
analysis-leave = Stránku můžete opustit: rozbor pokračuje a po návratu bude zde.
analysis-none = Tato hra ještě nebyla rozebrána. Každé rozhodnutí se hodnotí podle toho, co hráč věděl, a náhoda se počítá zvlášť.
analysis-failed = Rozbor se nezdařil. Můžete jej spustit znovu.
analysis-quick = Rychlý rozbor
analysis-deep = Hloubkový rozbor
analysis-to-game = Zpět ke hře
analysis-percent = { $share } %
analysis-try-again = Zkusit znovu
analysis-play-line = Přehrát tahy
analysis-back = Zpět k rozboru
analysis-next-mistake = Další chyba
analysis-branch = Nová varianta
analysis-try-all = { $count ->
    [one] Zkusit svou chybu znovu
    [few] Zkusit své { $count } chyby znovu
    [many] Zkusit své { $count } chyby znovu
   *[other] Zkusit svých { $count } chyb znovu
}
