## Elemek

tigris-board = A Tigris és Eufrátesz táblája
tigris-tile = { $tile ->
    [settlement] település
    [temple] templom
    [farm] farm
   *[market] piac
}
    .accusative = { $tile ->
        [settlement] települést
        [temple] templomot
        [farm] farmot
       *[market] piacot
    }
tigris-tiles = { $tile ->
    [settlement] { $count } települést
    [temple] { $count } templomot
    [farm] { $count } farmot
   *[market] { $count } piacot
}
tigris-leader = { $leader ->
    [king] király
    [priest] pap
    [farmer] földműves
   *[trader] kereskedő
}
    .accusative = { $leader ->
        [king] a királyt
        [priest] a papot
        [farmer] a földművest
       *[trader] a kereskedőt
    }
    .plural = { $leader ->
        [king] királyok
        [priest] papok
        [farmer] földművesek
       *[trader] kereskedők
    }
tigris-leaders = { $leader ->
    [king] Királyok
    [priest] Papok
    [farmer] Földművesek
   *[trader] Kereskedők
}
tigris-dynasty = { $dynasty ->
    [archer] Íjász
    [bull] Bika
    [potter] Fazekas
   *[lion] Oroszlán
}
tigris-points = { $colour ->
    [black] { $count } obszidiánpont
    [red] { $count } terrakottapont
    [blue] { $count } lazúrpont
   *[green] { $count } jádepont
}
tigris-stone = { $colour ->
    [black] Obszidián
    [red] Terrakotta
    [blue] Lazúrkő
   *[green] Jáde
}
tigris-building = { $colour ->
    [black] palota
    [red] könyvtár
    [blue] magtár
   *[green] vásárcsarnok
}
tigris-monument = { $pair ->
    [black-red] obszidián és terrakotta emlékmű
    [black-green] obszidián és jáde emlékmű
    [black-blue] obszidián és lazúrkő emlékmű
    [red-green] terrakotta és jáde emlékmű
    [red-blue] terrakotta és lazúrkő emlékmű
   *[green-blue] jáde és lazúrkő emlékmű
}
tigris-treasure = kincs
tigris-catastrophe = katasztrófa

## Ami maradt

tigris-treasures-left = { $count ->
   *[other] kincs maradt
}
tigris-bag-left = { $count ->
   *[other] lapka a zsákban
}
tigris-leader-home = { tigris-leader }, nincs a táblán
tigris-leader-stands = { tigris-leader } itt: { $cell }
tigris-points-hidden = a pontok a végéig rejtettek
tigris-treasures-of = { $count } kincs

## Ki miről dönt

tigris-question-turn = { $left ->
    [0] { $player }, fejezd be a kört.
   *[other] { $player }, válaszd ki, mit teszel.
}
tigris-question-tile = { $player }, válaszd ki, hová teszed a { tigris-tile.accusative }.
tigris-question-leader = { $player }, válaszd ki, hová állítod { tigris-leader.accusative }.
tigris-question-catastrophe = { $player }, válaszd ki, hová sújt a katasztrófa.
tigris-question-swap = { $player }, válaszd ki a cserélendő lapkákat.
tigris-question-war = { $player }, válaszd ki, kik harcolnak most.
tigris-question-support-war = { $player }, küldj támogatást: a { tigris-leader.plural } háborúja.
tigris-question-support-revolt = { $player }, küldj támogatást: a { tigris-leader.plural } felkelése.
tigris-question-building = { $player }, válaszd ki az épület helyét.
tigris-question-square = { $player }, építesz emlékművet?
tigris-question-monument = { $player }, válaszd ki az emlékművet.
tigris-question-treasure = { $player }, válaszd ki a kincset, amely marad.
tigris-waiting-turn = { $player } játszik.
tigris-waiting-war = { $player } kiválasztja, kik harcolnak most.
tigris-waiting-support = { $player } a támogatásról dönt.
tigris-waiting-building = { $player } egy épületről dönt.
tigris-waiting-square = { $player } egy emlékműről dönt.
tigris-waiting-monument = { $player } emlékművet választ.
tigris-waiting-treasure = { $player } kiválasztja a kincset, amely marad.
tigris-actions-left = { $left ->
   *[other] { $left } akció maradt
}

## Akciók

tigris-action-done = Kör vége
tigris-action-tile = { $tile ->
    [settlement] Település ide: { $cell }
    [temple] Templom ide: { $cell }
    [farm] Farm ide: { $cell }
   *[market] Piac ide: { $cell }
}
tigris-action-leader = { $leader ->
    [king] Király ide: { $cell }
    [priest] Pap ide: { $cell }
    [farmer] Földműves ide: { $cell }
   *[trader] Kereskedő ide: { $cell }
}
tigris-action-withdraw = Visszaveszem { tigris-leader.accusative }
tigris-action-catastrophe = Katasztrófa ide: { $cell }
tigris-action-swap = Csere: { $tiles }
tigris-action-war = { $leader ->
    [king] A királyok háborúja
    [priest] A papok háborúja
    [farmer] A földművesek háborúja
   *[trader] A kereskedők háborúja
}
tigris-action-support = { $count ->
    [0] Nem küldök semmit
   *[other] Küldök { tigris-tiles }
}
tigris-action-building = Épület ide: { $cell }
tigris-action-no-building = Épület nélkül
tigris-action-square = Emlékmű, sarka itt: { $cell }
tigris-action-no-monument = Emlékmű nélkül
tigris-action-monument = { $pair ->
    [black-red] Obszidián és terrakotta
    [black-green] Obszidián és jáde
    [black-blue] Obszidián és lazúrkő
    [red-green] Terrakotta és jáde
    [red-blue] Terrakotta és lazúrkő
   *[green-blue] Jáde és lazúrkő
}
tigris-action-leave = A kincs marad itt: { $cell }
tigris-group-tile = { $tile ->
    [settlement] Települések
    [temple] Templomok
    [farm] Farmok
   *[market] Piacok
}
tigris-group-catastrophe = Katasztrófák
tigris-group-swap = Cserék
tigris-group-other = Döntés
tigris-act-place = Lerakás ide: { $cell }
tigris-act-swap = { $count ->
    [0] Csere
   *[other] { $count } lapka cseréje
}
tigris-pick-tile = { tigris-tile }, { $number }. a kézben
tigris-pick-catastrophe = { $count ->
   *[other] Katasztrófa, { $count } maradt
}
tigris-pick-swap = Lapkák cseréje
tigris-pick-leader = { tigris-leader }

## Mi következne

tigris-effect-plain = azonnal semmi nem történik
tigris-effect-gain = { tigris-points } neked
tigris-effect-theirs = { tigris-points }: { $player }
tigris-effect-join = békében egyesíti ezeket: { $first } és { $second }
tigris-effect-wars = { $count ->
   *[other] { $cell } egyesíti ezeket: { $first } és { $second }; { $count } háború
}
tigris-effect-revolt = felkelés, védekezik { $player }, a táblán { $attack } : { $defence }
tigris-effect-returns = { $count ->
   *[other] { $count } vezető hazatér
}
tigris-chip-join = Béke: { $first } és { $second } egyesül
tigris-chip-war = { $cell }: { $first } és { $second } egyesül
tigris-chip-revolt = Felkelés itt: { $cell }
tigris-versus = { $name } { $attack } : { $defence } { $other }
tigris-cell-empty = { $cell }, { $ground ->
    [river] folyó
   *[land] szárazföld
}
tigris-cell-piece = { $cell }, { $piece }
tigris-cell-leader = { $cell }, { tigris-leader }, { $player }, ereje { $strength }
tigris-cell-with-treasure = kinccsel
tigris-cell-in = { $numeral }. királyság
tigris-cell-face-down = emlékmű alatt
tigris-cell-possible = választható

## Konfliktus

tigris-war-title = { $leader ->
    [king] A királyok háborúja
    [priest] A papok háborúja
    [farmer] A földművesek háborúja
   *[trader] A kereskedők háborúja
}
tigris-revolt-title = { $leader ->
    [king] A királyok felkelése
    [priest] A papok felkelése
    [farmer] A földművesek felkelése
   *[trader] A kereskedők felkelése
}
tigris-war-cause = Az itt lerakott lapka két királyságot egyesített: { $cell }. Döntetlennél a védő győz.
tigris-revolt-cause = A vezetők melletti templomok számítanak, és a templomok kézből. Döntetlennél a védő győz.
tigris-attacks = támad
tigris-defends = védekezik
tigris-on-board = A táblán
tigris-from-hand = Kézből
tigris-strength = Erő
tigris-stands-on = itt: { $cell }
tigris-unknown = még ismeretlen
tigris-fewer = Eggyel kevesebb
tigris-more = Eggyel több
tigris-send = { $count ->
    [0] Nem küldesz semmit.
   *[other] Küldesz { tigris-tiles }, összesen { $held } közül.
}
tigris-answer-later = { $player } utánad válaszol.
tigris-answer-now = Te válaszolsz utoljára: ez dönt.
tigris-need = { $count ->
   *[other] A győzelemhez még { $count } lapka hiányzik.
}
tigris-if-win = Ha győzöl: { tigris-points } { $glyph }. A tábláról távozik: { tigris-leader } ({ $player }).
tigris-if-lose = Ha vesztesz: { tigris-points } { $glyph }, megkapja { $player }. A tábláról távozik: { tigris-leader } (te).
tigris-look = A tábla megtekintése
tigris-back-to-conflict = Vissza a konfliktushoz
tigris-choose-war = Kik harcolnak most?

## Napló

tigris-event-tile-placed = { $player } lerak egy { tigris-tile.accusative } { $glyph } ide: { $cell }.
tigris-event-leader-placed = { $player } ide állítja { tigris-leader.accusative } { $glyph }: { $cell }.
tigris-event-leader-moved = { $player } áthelyezi { tigris-leader.accusative } { $glyph }: { $from } → { $cell }.
tigris-event-leader-withdrawn = { $player } visszaveszi { tigris-leader.accusative } { $glyph } innen: { $cell }.
tigris-event-points = { $why ->
    [tile] { $player }: { tigris-points } { $glyph }.
    [building] { $player }: { tigris-points } { $glyph } az épületért.
    [revolt] { $player }: { tigris-points } { $glyph } a felkelésért.
    [war] { $player }: { tigris-points } { $glyph } a háborúért.
   *[monument] { $player }: { tigris-points } { $glyph } az emlékműért.
}
tigris-event-kingdoms-joined = { $cell } két királyságot egyesít.
tigris-event-war-chosen = { $player } választ: { tigris-action-war }.
tigris-event-conflict = { $conflict ->
    [revolt] { tigris-revolt-title } { $glyph }: { $attacker } támad, { $defender } védekezik.
   *[war] { tigris-war-title } { $glyph }: { $attacker } támad, { $defender } védekezik.
}
tigris-event-support = { $count ->
    [0] { $player } nem küld támogatást.
   *[other] { $player } küld { tigris-tiles } { $glyph }.
}
tigris-event-conflict-won = { $winner } győz { $high } : { $low } arányban, { $loser } veszít.
tigris-event-leader-returned = { $why ->
    [no-temple] { $player }: { tigris-leader } { $glyph } templom nélkül marad, távozik innen: { $cell }.
   *[other] { $player }: { tigris-leader } { $glyph } távozik innen: { $cell }.
}
tigris-event-building-placed = { tigris-building } { $glyph } áll itt: { $cell }.
tigris-event-building-returned = { tigris-building } { $glyph } eltűnik innen: { $cell }.
tigris-event-monument-built = { $player } épít: { tigris-monument } { $glyph } itt: { $cell }.
tigris-event-treasure-taken = { $player } elviszi a kincset { $glyph } innen: { $cell }.
tigris-event-catastrophe = { $player } katasztrófát { $glyph } küld ide: { $cell }.
tigris-event-swapped = { $count ->
   *[other] { $player } kicserél { $count } lapkát.
}
tigris-event-drew-tiles = Húzol { $tiles }.
tigris-event-game-over = { $reason ->
    [treasures] Vége a játéknak: legfeljebb két kincs maradt.
   *[bag] Vége a játéknak: a zsák üres.
}

## Miért nem

tigris-refusal-leader-stands-there = { tigris-leader } már áll itt: { $cell }.
tigris-refusal-space-is-taken = Ez a mező foglalt: { $cell }.
tigris-refusal-leaders-stand-on-land = A vezetők szárazföldön állnak. { $cell } folyó.
tigris-refusal-no-temple-beside = A vezető templom mellett áll. { $cell } mellett nincs templom.
tigris-refusal-leader-would-join-kingdoms = Vezető nem egyesíthet királyságokat. { $cell } többel is szomszédos.
tigris-refusal-leader-is-not-on-the-board = Ez a vezető nincs a táblán.
tigris-refusal-no-catastrophe-left = Nem maradt katasztrófa.
tigris-refusal-catastrophes-spare-leaders = A katasztrófa nem éri a vezetőket. Itt áll egy: { $cell }.
tigris-refusal-space-is-destroyed-already = Ez a mező már elpusztult: { $cell }.
tigris-refusal-monuments-last-for-ever = A katasztrófa nem éri az emlékműveket.
tigris-refusal-catastrophes-spare-treasures = A katasztrófa nem éri a kinccsel álló templomot.
tigris-refusal-buildings-protect-their-tile = Az épület védi a lapkáját: { $cell }.
tigris-refusal-no-treasure-of-the-kingdom = Itt nincs kincse ennek a királyságnak: { $cell }.
tigris-refusal-framed-treasures-go-first = A keretes mezők kincsei mennek először; ez nem maradhat: { $cell }.
tigris-refusal-no-conflict-in-this-colour = Ebben a színben senki nem harcol.
tigris-refusal-tiles-are-not-in-hand = { $held ->
    [0] Nincs ilyen lapka a kézben.
   *[other] Csak { $held } ilyen lapka van a kézben.
}
tigris-refusal-not-in-a-line-of-three = Az épülethez három lapkás sor kell. { $cell } nincs ilyenben.
tigris-refusal-building-stands-in-this-line = Az épület már ebben a sorban áll.
tigris-refusal-line-is-not-longer = Az épület csak hosszabb sorba költözik.
tigris-refusal-game-is-over = A játék véget ért.
tigris-refusal-something-else-is-decided = Most valami másról kell dönteni.
tigris-refusal-no-actions-left = Ebben a körben nem maradt akció.
tigris-refusal-not-a-square-of-the-placed-tile = Az imént lerakott lapka itt nem alkot négyes négyzetet: { $cell }.
tigris-refusal-monument-is-built-already = Ez az emlékmű már áll.
tigris-refusal-monument-lacks-the-colour = Ezen az emlékművön nincs meg a négyzet színe.
tigris-refusal-tile-is-not-in-hand = Nincs ilyen lapka a kézben.
tigris-refusal-rivers-are-for-farms = { $tile ->
    [settlement] A települések szárazföldön állnak. { $cell } folyó.
    [temple] A templomok szárazföldön állnak. { $cell } folyó.
   *[market] A piacok szárazföldön állnak. { $cell } folyó.
}
tigris-refusal-farms-lie-on-rivers = A farmok folyón fekszenek. { $cell } szárazföld.
tigris-refusal-tile-would-join-three-kingdoms = Egy lapka legfeljebb két királyságot egyesít. { $cell } többel szomszédos.

## Eredmény

tigris-tally-earned-tile = Lapkákért
tigris-tally-earned-building = Épületekért
tigris-tally-earned-revolt = Felkelésekért
tigris-tally-earned-war = Háborúkért
tigris-tally-earned-monument = Emlékművekért
tigris-tally-treasures = Kincsek
tigris-tally-weakest = Leggyengébb szín
tigris-outcome = { $outcome ->
    [treasures] Legfeljebb két kincs maradt.
    [bag] A zsák kiürült.
   *[swap] A zsák kevés volt a cseréhez.
}
tigris-chart = A leggyengébb szín lépésenként, a kincsek csak a végén

## Útmutató

guide-tigris-board = Ez a két folyó közötti ország. A színes vonalak királyságok; a vezetőn lévő szám az ereje ott.
guide-tigris-goal = Négy színben gyűjtesz pontot. A leggyengébb színed az eredményed, ezért mind a négyet növeld.
guide-tigris-leaders = A vezető a saját színű lapkákért kap pontot a királyságában. Kezdd vele: vegyél fel lent egy korongot, és állítsd egy templom mellé.
guide-tigris-tiles = Aztán vegyél fel egy lapkát. Az arany mezők pontot hoznának. A farmok folyón fekszenek, minden más szárazföldön.
guide-tigris-conflict = Két azonos színű vezető egy királyságban összecsap. Keresztbe tett pengék jelzik, hol törne ki konfliktus.
guide-tigris-turn = Egy körben két akció van. Az arany gombbal fejezd be; ekkor a kezek hat lapkára töltődnek.
