## A kezdőlapon és új asztalnál

game-mexica = Mexica
game-mexica-lead = Áss csatornákat, oszd területekre a tó közepén fekvő szigetet, és építs rá templomokat.
game-mexica-players = 2–4 játékos
game-mexica-time = 60–90 perc
option-mexica-neutral = Semleges templomok
option-mexica-neutral-value = { $value ->
    [hard] 25 szint
    [none] Nincs
   *[standard] 20 szint
}
option-mexica-neutral-means = { $value ->
    [hard] Tíz harmadik színű templom áll útban, és a helyezéseknél harmadik játékosnak számít. Tapasztaltaknak.
    [none] Senki más nem verseng a területekért.
   *[standard] Tíz harmadik színű templom áll útban, és a helyezéseknél harmadik játékosnak számít.
}
option-mexica-emblem = A palota címere
option-mexica-emblem-value = { $value ->
    [closed] Zárva
   *[open] Rá lehet lépni
}
option-mexica-emblem-means = { $value ->
    [closed] A palota közepén lévő mezőre senki sem léphet.
   *[open] A palota közepén lévő mezőre ugyanúgy rá lehet lépni, mint a többire.
}
option-mexica-bridge_squares = Csatornák a hidak mellett
option-mexica-bridge_squares-value = { $value ->
    [all] Egyik oldalukon sem
   *[ends] Csak a két végükön nem
}
option-mexica-bridge_squares-means = { $value ->
    [all] A híd körüli négy mezőre nem kerülhet csatorna. Így több hely marad a járásra.
   *[ends] Csak az a két mező marad csatorna nélkül, ahová a híd vezet.
}

## Játékelemek

mexica-board = A Mexica táblája
mexica-colour = { $colour ->
    [terracotta] Terrakotta
    [obsidian] Obszidián
    [sand] Homok
   *[grey] Szürke
}
mexica-neutral = Semleges
mexica-temple = { $level } szintes templom
mexica-piece = { $piece ->
    [canals] csatorna
    [bridge-h] vízszintes híd
    [bridge-v] függőleges híd
    [neutral] { $number } szintes semleges templom
    [placed] calpullilapka { $number }
   *[pilli] pilli
}
mexica-token = Akciójelző
mexica-points = { $points } pont
mexica-tokens-of = { $count } akciójelző
mexica-orders = A császár parancsai
mexica-orders-short = Parancsok
mexica-orders-open = hátravan: { $open } / { $all }

## Ami maradt

mexica-period = { $period }. korszak (összesen { $periods }), { $round }. forduló
mexica-period-short = { $period }. korszak, { $round }. forduló
mexica-to-end = A korszak végéig:
mexica-orders-left = { $count ->
   *[other] parancs
}
mexica-temples-left = { $count ->
   *[other] templom
}
mexica-ap = AP maradt
mexica-act-end = Kör vége, { $ap } AP maradt
mexica-ap-left = { $ap } akciópont maradt

## Amit fel lehet venni

mexica-moving = Pilli és alapítás
mexica-digging = Csatornák és hidak
mexica-building = Templomok
mexica-tokens = Akciójelzők
mexica-pick-pilli = Pilli: lépésenként 1 AP
mexica-pick-found = { $points ->
    [0] { $size } mezős terület megalapítása
   *[other] { $size } mezős terület megalapítása: +{ $points }
}
mexica-pick-double = Dupla csatorna: 1 AP, maradt { $count }
mexica-pick-single = Szimpla csatorna: 1 AP, maradt { $count }
mexica-pick-bridge = { $count ->
    [0] Híd: elfogyott, egyet áthelyezhetsz 1 AP-ért
   *[other] Híd: 1 AP, maradt { $count }
}
mexica-pick-temple = { $level } szintes templom: { $level } AP, maradt { $count }
mexica-pick-take = Akciójelző elvétele: 1 AP, maradt { $count }
mexica-pick-play = Akciójelző kijátszása: +1 AP, nálad { $count } van

## Területek

mexica-region-panel = Terület
mexica-region = { $size } mezős terület
mexica-district = { $size } mezős calpulli
mexica-region-state = { $state ->
    [founded] megalapítva
    [fits] nincs megalapítva, megfelel egy parancsnak
   *[open] nincs megalapítva, nem felel meg parancsnak
}
mexica-rank-first = Itt te vagy az első.
mexica-rank-unfounded = Nincs megalapítva: csak a játék végén ér pontot.
mexica-rank-needs = Még { $levels } szint: { mexica-points }.

## Ki miről dönt

mexica-question-start = { $player }, válassz kezdőmezőt.
mexica-question-turn = { $ap ->
    [0] { $player }, fejezd be a kört.
   *[other] { $player }, válaszd ki, mit teszel.
}
mexica-question-pilli = { $player }, válaszd ki, hová megy a pillid.
mexica-question-canal = { $player }, válaszd ki a csatorna helyét.
mexica-question-bridge = { $player }, válaszd ki a híd helyét.
mexica-question-lift = { $player }, válaszd ki az áthelyezendő hidat.
mexica-question-temple = { $player }, válaszd ki a templom helyét.
mexica-question-found = { $player }, válaszd ki a calpullilapka helyét.
mexica-waiting-start = { $player } kezdőmezőt választ.
mexica-waiting-turn = { $player } van soron.
mexica-waiting-bridge = { $player } hidat helyez át.
mexica-turn-tip = Válassz egy játékelemet.
mexica-leap-tip = 5 AP-ért bárhová ugorhatsz.

## Akciók

mexica-action-done = Kör vége
mexica-action-take-token = Akciójelző elvétele
mexica-action-play-token = Akciójelző kijátszása
mexica-action-start = Kezdés itt: { $cell }
mexica-action-canal = Csatorna ide: { $cell }
mexica-action-bridge = { $axis ->
    [v] Híd ide: { $cell }, függőlegesen
   *[h] Híd ide: { $cell }, vízszintesen
}
mexica-action-lift = Híd felemelése innen: { $cell }
mexica-action-walk = Gyalog ide: { $cell }
mexica-action-boat = Csónakkal ide: { $cell }
mexica-action-leap = Ugrás ide: { $cell } (5 AP)
mexica-action-temple = { $level } szintes templom ide: { $cell }
mexica-action-found = Terület megalapítása, lapka ide: { $cell }
mexica-group-other = Döntések
mexica-group-found = Terület alapítása
mexica-group-walk = Gyalog
mexica-group-boat = Csónakkal
mexica-group-temple = Templomok
mexica-group-bridge = Hidak
mexica-group-lift = Híd áthelyezése
mexica-group-canal-2 = Dupla csatornák
mexica-group-canal-1 = Szimpla csatornák
mexica-group-leap = Ugrás bárhová (5 AP)
mexica-act-start = Kezdés itt: { $cell }
mexica-act-move = Lépés ide: { $cell }
mexica-act-canal = Csatorna ásása itt: { $cell }
mexica-act-bridge = { $axis ->
    [v] Híd ide: { $cell }, függőlegesen
   *[h] Híd ide: { $cell }, vízszintesen
}
mexica-act-lift = Híd felemelése innen: { $cell }
mexica-act-temple = { $level } szintes templom építése ide: { $cell }
mexica-act-found = Terület megalapítása, lapka ide: { $cell }

## Mi következne

mexica-chip-move = { $cell }: { $ap } AP
mexica-chip-found = Alapítás ({ $size } mező): +{ $points }
mexica-chip-split = { $size } → { $parts }
mexica-chip-shrink = { $size } helyett { $left }
mexica-chip-founder = { $player }: +{ $points } alapításért
mexica-chip-rank = { $player }: { $levels } szint, { mexica-points }
mexica-chip-fits = { $size } mező: van rá parancs
mexica-chip-bridge = { $axis ->
    [v] { $cell }: végei fent és lent
   *[h] { $cell }: végei balra és jobbra
}
mexica-chip-lift = Híd felemelése innen: { $cell }, aztán lerakása
mexica-chip-start = { $cell }: 5 pont annak, aki értékeléskor itt áll
mexica-turn = Forgatás (R)
mexica-cell-temple = { $cell }, { $level } szintes templom, { $player }
mexica-cell-tile = { $cell }, calpullilapka { $size }
mexica-cell-bridge = { $axis ->
    [v] { $cell }, függőleges híd
   *[h] { $cell }, vízszintes híd
}
mexica-cell-canal = { $cell }, csatorna
mexica-cell-lake = { $cell }, tó
mexica-cell-land = { $ground ->
    [start] { $cell }, palota, kezdőmező
    [emblem] { $cell }, palota, címer
   *[land] { $cell }, szárazföld
}
mexica-cell-pilli = { $player } pillije
mexica-cell-region = { $size } mezős terület
mexica-cell-district = { $size } mezős calpulli
mexica-cell-possible = lehetséges { $ap } AP-ért

## Napló

mexica-gain = { $player } +{ $points }
mexica-score = { $player } { $points }
mexica-event-tiles-shown = A császár ekkora területeket követel: { $sizes }.
mexica-event-neutral-temple = { $level } szintes semleges templom { $glyph } áll itt: { $cell }.
mexica-event-start = { $player } { $glyph } itt kezd: { $cell }.
mexica-event-canal = { $count ->
    [1] { $player } csatornát { $glyph } ás itt: { $first }.
   *[other] { $player } csatornát { $glyph } ás itt: { $first } és { $second }.
}
mexica-event-bridge = { $moved ->
    [yes] { $player } ide rakja a hidat { $glyph }: { $cell }.
   *[no] { $player } hidat { $glyph } épít ide: { $cell }.
}
mexica-event-lift = { $player } felemeli a hidat { $glyph } innen: { $cell }.
mexica-event-walk = { $player } { $glyph } gyalogol: { $from } → { $cell }.
mexica-event-boat = { $player } { $glyph } csónakázik: { $from } → { $cell }, { $ap } AP.
mexica-event-leap = { $player } { $glyph } átugrik: { $from } → { $cell }, { $ap } AP.
mexica-event-temple = { $player } { $level } szintes templomot { $glyph } épít ide: { $cell }.
mexica-event-found = { $player } { $size } mezős calpullit { $glyph } alapít itt: { $cell }. { $gains }.
mexica-event-take-token = { $player } elvesz egy akciójelzőt { $glyph }.
mexica-event-play-token = { $player } kijátszik egy akciójelzőt { $glyph }.
mexica-event-tiles-removed = { $reason ->
    [impossible] Többé nem teljesíthető, kikerül: { $sizes } mezős parancs.
    [quiet-rounds] Három fordulóban semmi sem épült, kikerül: { $sizes } mezős parancs.
   *[round-limit] Lejárt az utolsó forduló, kikerül: { $sizes } mezős parancs.
}
mexica-event-region-scored = { $founded ->
    [yes] { $size } mezős calpulli értékelése ({ $cell }): { $gains }.
   *[no] { $size } mezős terület értékelése ({ $cell }): { $gains }.
}
mexica-event-palace-scored = { $player } a palota kezdőmezőjén áll: +{ $points }.
mexica-event-period-ended = { $reason ->
    [round-limit] { $period ->
        [1] Az 1.
       *[other] A { $period }.
    } korszak az utolsó fordulóval véget ér: { $scores }.
   *[complete] { $period ->
        [1] Az 1.
       *[other] A { $period }.
    } korszak véget ér: { $scores }.
}
mexica-event-game-ended = Vége a játéknak.

## Miért nem

mexica-refusal-the-game-is-over = Vége a játéknak.
mexica-refusal-start-spaces-are-chosen-before-the-first-turn = Kezdőmezőt csak az első kör előtt lehet választani.
mexica-refusal-start-spaces-are-chosen-first = Először kezdőmezőt kell választani.
mexica-refusal-this-start-space-is-taken = { $cell } foglalt; válassz másik kezdőmezőt.
mexica-refusal-the-lifted-bridge-must-be-placed = Előbb le kell rakni a felemelt hidat ({ $cell }).
mexica-refusal-locks-in-an-opponent-in-the-first-round = Az első fordulóban nem zárhatsz be ellenfelet: legalább 14 mezőt el kell tudnia érni.
mexica-refusal-not-enough-action-points = { $ap ->
    [0] Ez { $cost } AP-be kerül, de nem maradt AP-d.
   *[other] Ez { $cost } AP-be kerül, de csak { $ap } AP-d maradt.
}
mexica-refusal-no-token-to-play = Nincs akciójelződ.
mexica-refusal-two-tokens-were-taken-in-this-turn = Körönként legfeljebb két akciójelzőt vehetsz el, és ebben a körben már kettőt elvettél.
mexica-refusal-no-token-left = A készletben nincs több akciójelző.
mexica-refusal-no-single-canal-left = Elfogytak a szimpla csatornák.
mexica-refusal-no-double-canal-left = Elfogytak a dupla csatornák.
mexica-refusal-water = Ehhez szárazföld kell; { $cell } víz.
mexica-refusal-palace = A palotára nem lehet építeni; { $cell } hozzá tartozik.
mexica-refusal-a-temple-is-there = Itt templom áll: { $cell }.
mexica-refusal-a-calpulli-tile-is-there = Itt calpullilapka fekszik: { $cell }.
mexica-refusal-a-pilli-is-there = Itt pilli áll: { $cell }.
mexica-refusal-a-bridge-touches-it = { $cell } a híd ({ $bridge }) tövében van, ide nem ásható csatorna.
mexica-refusal-the-region-is-founded = Ezt a területet már megalapították.
mexica-refusal-no-bridge-left = Elfogytak a hidak; helyette áthelyezhetsz egyet.
mexica-refusal-bridges-lie-on-canals = Híd csak csatornára épülhet; { $cell } nem az.
mexica-refusal-a-bridge-is-there = Itt már híd fekszik: { $cell }.
mexica-refusal-a-bridge-ends-on-land = A híd mindkét végének szárazföldre kell érnie; itt nem érne: { $cell }.
mexica-refusal-no-bridge-is-there = Itt nincs híd: { $cell }.
mexica-refusal-bridges-are-left = Hidat csak akkor lehet áthelyezni, ha mind a táblán van; a készletben még { $bridges } maradt.
mexica-refusal-a-pilli-is-on-the-bridge = Amíg pilli áll rajta, a híd nem mozdítható: { $cell }.
mexica-refusal-the-emblem-is-closed = A címerre ennél az asztalnál senki sem léphet.
mexica-refusal-not-adjacent = A pilli egyszerre egy mezőt lép; { $cell } nem szomszédos a tiéddel.
mexica-refusal-bridges-are-entered-over-their-ends = Hídra csak a hídfőkről lehet fellépni, és csak oda lehet lelépni róla.
mexica-refusal-boats-go-from-bridge-to-bridge = Csónakkal csak hídtól hídig mehetsz.
mexica-refusal-no-water-leads-there = A hídadtól nem vezet vízi út ide: { $cell }.
mexica-refusal-no-temple-of-that-level-left = Nincs több { $level } szintes templomod.
mexica-refusal-the-pilli-is-on-a-bridge = A pillid hídon áll, ezért nincs egyik területen sem; előbb lépj szárazföldre.
mexica-refusal-another-region = Csak azon a területen építhetsz és alapíthatsz, ahol a pillid áll; { $cell } nem ott van.
mexica-refusal-no-free-square-for-the-tile = Ezen a területen minden mező foglalt: a lapkának nem maradt hely.
mexica-refusal-no-tile-of-that-size-is-shown = Nincs { $size } mezős területre szóló parancs.

## Mi micsoda

mexica-explain-ap-left = Ebben a körben { $ap } AP maradt.
mexica-explain-bridge-joins = Összeköti ezeket: { $cell } és { $other }. Innen csónak visz a többi hídhoz.
mexica-explain-bridges-left = A készletben: { $count }
mexica-explain-bridges-move = A készletből elfogyott, ezért a táblán fekvő hidak áthelyezhetők.
mexica-explain-doubles-left = A készletben: { $count }
mexica-explain-emblem-closed = Ennél az asztalnál senki sem léphet rá.
mexica-explain-emblem-open = Ugyanúgy rá lehet lépni, mint bármelyik mezőre.
mexica-explain-order-ready = Most ekkora ez a terület: { $cell }
mexica-explain-order-waits = Most nincs { $count } mezős alapítatlan terület.
mexica-explain-out-of-reach = A maradék AP-dból a pillid nem ér ide.
mexica-explain-palace-bonus = Értékeléskor kezdőmezőn álló pilli: { $count } pont
mexica-explain-period-orders = A korszak akkor ér véget, ha nincs több parancs, és valaki minden templomát felépítette. Maradt parancs: { $count }
mexica-explain-period-round = { $period }. korszak, { $round }. forduló
mexica-explain-period-temples = A legkevesebb templom, amelyet valakinek még fel kell építenie: { $count }
mexica-explain-pilli-of = Ezzel a pillivel { $player } játszik.
mexica-explain-pilli-on-bridge = Hídon állva nincs egy területen sem: nem alapíthat és nem építhet.
mexica-explain-pilli-stands = Itt áll: { $cell }
mexica-explain-pilli-waits = Kezdőmezőről indul.
mexica-explain-points-now = Ha most lenne értékelés, ennyit kapnál: { $count }
mexica-explain-price = Ára { $count } AP.
mexica-explain-rank = { $player }: { $levels } szint, értékeléskor { $count } pont
mexica-explain-reach = A pillid { $count } AP-ért ér ide.
mexica-explain-region-fits = { $count } mezős terület, van rá parancs. Az alapító { $founder } pontot kap, mindenki más, aki rajta áll, { $guest } pontot.
mexica-explain-region-founded = { $count } mezős megalapított calpulli. Csatorna nem ásható benne.
mexica-explain-region-open = { $count } mezős terület. Ekkorára most nincs parancs.
mexica-explain-singles-left = A készletben: { $count }
mexica-explain-temple-counts = A területén { $count } szintet ér.
mexica-explain-temple-neutral = { $count } szintes. Úgy számít, mint egy másik játékos temploma.
mexica-explain-temple-of = { $player }, { $count } szint
mexica-explain-temples-left = Még megépíthetsz: { $count }
mexica-explain-tile-numbers = Első hely { $first }, második { $second }, harmadik { $third } pont
mexica-explain-tokens-a-turn = Ebben a körben még elvehetsz: { $count }
mexica-explain-tokens-left = A készletben: { $count }
mexica-explain-tokens-own = Nálad: { $count }
mexica-explain-water = Csónakok járnak itt. Híd oda épülhet, ahol mindkét vége szárazföldre ér.

## Eredmény

mexica-tally-founder = Alapítás
mexica-tally-guest = Jelenlét alapításkor
mexica-tally-regions-1 = Calpullik, első értékelés
mexica-tally-palace-1 = Palota, első értékelés
mexica-tally-regions-2 = Calpullik, második értékelés
mexica-tally-unfounded-2 = Más területek, második értékelés
mexica-tally-palace-2 = Palota, második értékelés
mexica-tally-total = Pontok
mexica-tally-tokens = Megmaradt jelzők (döntetlennél számítanak)
mexica-outcome = { $outcome ->
    [round-limit] Véget ért a második korszak utolsó fordulója.
   *[complete] Minden parancs teljesült vagy kikerült, és valaki minden templomát felépítette.
}
mexica-chart = Pontok az egyes lépések után

## Útmutató

guide-mexica-board = Ez egy sziget a tóban. A csatornák területekre osztják; a kis címkék mutatják, hány mezős egy-egy terület.
guide-mexica-goal = A császár adott méretű területeket követel, jobbra fent látod őket. Keríts el egyet, alapítsd meg, és később legyen a tiéd benne a legtöbb templomszint.
guide-mexica-canals = Vegyél fel lent egy csatornát, és vidd a tábla fölé: az új méreteket már ásás előtt látod. Az arany címke megfelel egy parancsnak.
guide-mexica-found = Ha a pillid megfelelő méretű területen áll, ingyen megalapíthatod. Az alapító a kék számot kapja, a többi jelenlévő a fehéret.
guide-mexica-temples = Templomot a pillid területén bárhová építhetsz; annyi AP-be kerül, ahány szintje van. A korszak végén minden calpulliban a helyezések hoznak pontot.
guide-mexica-move = Egy lépés 1 AP. A csónak hídtól hídig 1 AP-ért visz, 5 AP-ért pedig bárhová átugorhatsz. A táblán lévő számok a költségek.
guide-mexica-turn = Körönként 6 AP-d van. Egy részét akciójelzőként félreteheted, körönként legfeljebb kettőt. A kört az arany gombbal fejezd be.

## Miért jó egy lépés

mexica-reason-start = Minden kezdőmező egyformán jó; innen a sziget { $side ->
    [north] északi
    [south] déli
    [west] nyugati
   *[east] keleti
} része van a legközelebb.
mexica-reason-founds = Megalapítasz egy { $size } mezős calpullit: azonnal { mexica-points }.
mexica-reason-guest = { $player } is ott áll, és { $count } pontot kap.
mexica-reason-closes = Lezár egy { $size } mezős területet, amelynek a megalapításáért { mexica-points } jár.
mexica-reason-rank = { $founded ->
    [yes] { $rank }. hely egy { $size } mezős calpulliban: az értékeléskor { mexica-points }, eddig { $was }.
   *[no] { $rank }. hely egy { $size } mezős területen: az értékeléskor { mexica-points }, eddig { $was }.
}
mexica-reason-palace = A palotánál: az értékeléskor { mexica-points }.
mexica-reason-scoring = { $period ->
    [1] Véget ér a korszak: { mexica-points } neked.
   *[2] Véget ér a játék: { mexica-points } neked.
}
mexica-reason-temples = { $count } templomszintet építesz; értékeléskor az számít, kié a legtöbb a calpulliban.
mexica-reason-temples-early = { $count } templomszintet építesz olyan földön, amelyet még senki sem alapított meg. A játék végén ér pontot, vagy hamarabb, ha valaki megalapítja.
mexica-reason-token = { $count } akciójelzőt teszel félre: mindegyik 1 AP-vel több egy későbbi körben.
mexica-reason-spends-token = { $count } akciójelzőbe kerül.

## Mit jelent neked

mexica-means-guest = { mexica-points } a tiéd: ott áll a pillid.
mexica-means-founded = Mostantól az értékeléskor számítanak benne a templomszintek.

## Az értékelés lépésenként

mexica-scoring-levels = templomszintek
mexica-scoring-palace = Palota

## Feladványok

mexica-theme-founding = Alapítás
mexica-theme-majority = Többség
mexica-theme-palace = Palota
mexica-theme-scoring = Értékelés
