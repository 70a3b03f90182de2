## A kezdőlapon és új asztalnál

game-tigris = Tigris és Eufrátesz
game-tigris-lead = Két folyó között dinasztiák emelkednek fel, egyesülnek és csapnak össze. A leggyengébb színed dönt.
game-tigris-players = 2–4 játékos
game-tigris-time = 60–90 perc
option-tigris-board = Tábla
option-tigris-board-value = { $value ->
    [advanced] Haladó
   *[standard] Alap
}
option-tigris-board-means = { $value ->
    [advanced] Tizennégy templomon van kincs, és a folyók másfelé kanyarognak.
   *[standard] Tíz templomon van kincs.
}
option-tigris-buildings = Civilizációs épületek
option-tigris-buildings-value = { $value ->
    [on] Igen
   *[off] Nem
}
option-tigris-buildings-means = { $value ->
    [on] Egyszínű lapkasorért pontot adó épület jár. Inkább a második játéktól.
   *[off] A játék a kiegészítés nélkül.
}
option-tigris-scores = Pontok
option-tigris-scores-value = { $value ->
    [open] Nyíltak
   *[hidden] A végéig rejtettek
}
option-tigris-scores-means = { $value ->
    [open] Mindenki látja az összes pontot. Tanuláskor ez segít.
   *[hidden] A játék végéig csak a saját pontjaidat látod.
}

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
    .title = { $tile ->
        [settlement] Település
        [temple] Templom
        [farm] Farm
       *[market] Piac
    }
tigris-tiles = { $tile ->
    [settlement] { $count } település
    [temple] { $count } templom
    [farm] { $count } farm
   *[market] { $count } piac
}
    .accusative = { $tile ->
        [settlement] { $count } települést
        [temple] { $count } templomot
        [farm] { $count } farmot
       *[market] { $count } piacot
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
    .possessive = { $leader ->
        [king] királya
        [priest] papja
        [farmer] földművese
       *[trader] kereskedője
    }
    .title = { $leader ->
        [king] Király
        [priest] Pap
        [farmer] Földműves
       *[trader] Kereskedő
    }
    .yours = { $leader ->
        [king] királyod
        [priest] papod
        [farmer] földművesed
       *[trader] kereskedőd
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
    [black] { $count } fekete pont
    [red] { $count } piros pont
    [blue] { $count } kék pont
   *[green] { $count } zöld pont
}
tigris-stone = { $colour ->
    [black] Fekete
    [red] Piros
    [blue] Kék
   *[green] Zöld
}
tigris-building = { $colour ->
    [black] palota
    [red] könyvtár
    [blue] magtár
   *[green] vásárcsarnok
}
tigris-monument = { $pair ->
    [black-red] fekete-piros emlékmű
    [black-green] fekete-zöld emlékmű
    [black-blue] fekete-kék emlékmű
    [red-green] piros-zöld emlékmű
    [red-blue] piros-kék emlékmű
   *[green-blue] zöld-kék emlékmű
}
    .accusative = { $pair ->
        [black-red] fekete-piros emlékművet
        [black-green] fekete-zöld emlékművet
        [black-blue] fekete-kék emlékművet
        [red-green] piros-zöld emlékművet
        [red-blue] piros-kék emlékművet
       *[green-blue] zöld-kék emlékművet
    }
tigris-treasure = kincs
tigris-catastrophe = katasztrófa
tigris-face-down = lapka emlékmű alatt

## Ami maradt

tigris-treasures-left = { $count ->
   *[other] kincs maradt
}
tigris-bag-left = { $count ->
   *[other] lapka a zsákban
}
tigris-leader-home = { tigris-leader.title }: nincs a táblán
tigris-leader-stands = { tigris-leader.title }: { $cell }
tigris-points-hidden = A pontok a végéig rejtettek
tigris-treasures-of = { $count } kincs

## Ki miről dönt

tigris-question-turn = { $left ->
    [0] { $player }, fejezd be a kört.
   *[other] { $player }, válaszd ki, mit teszel.
}
tigris-question-tile = { $player }, válaszd ki, hová teszed a { tigris-tile.accusative }.
tigris-question-leader = { $player }, válaszd ki, hová állítod { tigris-leader.accusative }.
tigris-question-catastrophe = { $player }, válaszd ki, hová sújtson le a katasztrófa.
tigris-question-swap = { $player }, válaszd ki a cserélendő lapkákat.
tigris-question-war = { $player }, válaszd ki, melyik konfliktus következik.
tigris-question-support-war = { $leader ->
    [king] { $player }, küldj településeket a királyok háborújába.
    [priest] { $player }, küldj templomokat a papok háborújába.
    [farmer] { $player }, küldj farmokat a földművesek háborújába.
   *[trader] { $player }, küldj piacokat a kereskedők háborújába.
}
tigris-question-support-revolt = { $player }, küldj templomokat a { tigris-leader.plural } felkelésébe.
tigris-question-building = { $player }, válaszd ki az épület helyét.
tigris-question-square = { $player }, építesz emlékművet?
tigris-question-monument = { $player }, válaszd ki az emlékművet.
tigris-question-treasure = { $player }, válaszd ki, melyik kincs maradjon a táblán.
tigris-waiting-turn = { $player } van soron.
tigris-waiting-war = { $player } kiválasztja, melyik konfliktus következik.
tigris-waiting-support = { $player } eldönti, hány lapkát küld.
tigris-waiting-building = { $player } egy épületről dönt.
tigris-waiting-square = { $player } egy emlékműről dönt.
tigris-waiting-monument = { $player } emlékművet választ.
tigris-waiting-treasure = { $player } kiválasztja, melyik kincs maradjon a táblán.
tigris-act-end = Kör vége, { $left } akció maradt
tigris-actions-left = { $left ->
   *[other] { $left } akció maradt
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
tigris-action-withdraw = { $leader ->
    [king] Király visszavétele
    [priest] Pap visszavétele
    [farmer] Földműves visszavétele
   *[trader] Kereskedő visszavétele
}
tigris-action-catastrophe = Katasztrófa ide: { $cell }
tigris-action-swap = Csere: { $tiles }
tigris-action-war = { $leader ->
    [king] A királyok háborúja
    [priest] A papok háborúja
    [farmer] A földművesek háborúja
   *[trader] A kereskedők háborúja
}
tigris-action-support = { $count ->
    [0] Támogató nélkül
   *[other] { tigris-tiles } küldése
}
tigris-action-building = Épület ide: { $cell }
tigris-action-no-building = Épület nélkül
tigris-action-square = Emlékmű, bal felső sarka itt: { $cell }
tigris-action-no-monument = Emlékmű nélkül
tigris-action-monument = { $pair ->
    [black-red] Fekete-piros emlékmű
    [black-green] Fekete-zöld emlékmű
    [black-blue] Fekete-kék emlékmű
    [red-green] Piros-zöld emlékmű
    [red-blue] Piros-kék emlékmű
   *[green-blue] Zöld-kék emlékmű
}
tigris-action-leave = Itt marad a kincs: { $cell }
tigris-group-tile = { $tile ->
    [settlement] Települések
    [temple] Templomok
    [farm] Farmok
   *[market] Piacok
}
tigris-group-catastrophe = Katasztrófák
tigris-group-swap = Cserék
tigris-group-other = Döntések
tigris-act-swap = { $count ->
    [0] Csere
   *[other] { $count } lapka cseréje
}
tigris-pick-tile = { tigris-tile.title }, { $number }. lapkád
tigris-pick-catastrophe = { $count ->
   *[other] Katasztrófa, { $count } maradt
}
tigris-pick-swap = Lapkák cseréje
tigris-pick-leader = { tigris-leader.title }

## Mi következne

tigris-effect-plain = nincs azonnali hatása
tigris-effect-gain = { tigris-points } neked
tigris-effect-theirs = { tigris-points }, { $player } kapja
tigris-effect-join = békésen egyesíti a királyságokat: { $first } és { $second }
tigris-effect-wars = { $cell } egyesíti a királyságokat ({ $first } és { $second }): { $count } háború
tigris-effect-revolt = felkelés { $player } ellen, a táblán { $attack } : { $defence }
tigris-effect-returns = { $count } vezér lekerül a tábláról
tigris-chip-join = Békés egyesülés: { $first } és { $second }
tigris-chip-war = { $cell }: { $first } és { $second } egyesül
tigris-chip-revolt = Felkelés itt: { $cell }
tigris-versus = { $name } { $attack } : { $defence } { $other }
tigris-cell-empty = { $cell }, { $ground ->
    [river] folyó
   *[land] szárazföld
}
tigris-cell-piece = { $cell }, { $piece }
tigris-cell-leader = { $cell }, { $player } { tigris-leader.possessive }, ereje { $strength }
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
tigris-war-joined = A lerakott lapka ({ $cell }) két királyságot egyesített ({ $first }. és { $second }.). Döntetlennél a védő győz.
tigris-kingdom = { $numeral }. királyság
tigris-revolt-cause = A vezérek melletti templomok és a kézből küldött templomok számítanak. Döntetlennél a védő győz.
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
    [0] Nem küldesz támogatót.
   *[other] { tigris-tiles.accusative } küldesz ({ $held } van nálad).
}
tigris-answer-later = { $player } utánad küldhet lapkákat.
tigris-answer-now = Te küldesz utoljára: ez eldönti.
tigris-need = A győzelemhez még { $count } lapka kell.
tigris-least = Akkor is kell még { $count } lapka a győzelemhez, ha { $player } semmit sem küld.
tigris-if-win = Ha győzöl: { tigris-points } { $glyph } neked. { $player } { tigris-leader.possessive } lekerül a tábláról.
tigris-if-lose = Ha vesztesz: { tigris-points } { $glyph }, { $player } kapja. A { tigris-leader.yours } lekerül a tábláról.
tigris-tiles-leave = { $count ->
    [one] Ez a lapka is lekerül a tábláról: { $cells }.
   *[other] Ezek a lapkák is lekerülnek a tábláról: { $cells }.
}
tigris-look = A tábla megtekintése
tigris-back-to-conflict = Vissza a konfliktushoz
tigris-choose-war = Melyik konfliktus következik?

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
tigris-event-kingdoms-joined = Az itt lerakott lapka két királyságot egyesít: { $cell }.
tigris-event-war-chosen = { $player } választása: a { tigris-leader.plural } háborúja.
tigris-event-conflict = { $conflict ->
    [revolt] { tigris-revolt-title } { $glyph }: { $attacker } támad, { $defender } védekezik.
   *[war] { tigris-war-title } { $glyph }: { $attacker } támad, { $defender } védekezik.
}
tigris-event-support = { $count ->
    [0] { $player } nem küld támogatót.
   *[other] { $player } { tigris-tiles.accusative } { $glyph } küld.
}
tigris-event-conflict-won = { $winner } győz { $high } : { $low } arányban, { $loser } veszít.
tigris-event-conflict-tied = Döntetlen, { $high } : { $low }: a védő győz, { $winner }. { $loser } veszít.
tigris-event-leader-returned = { $why ->
    [no-temple] { $player } { tigris-leader.possessive } { $glyph } templom nélkül maradt, lekerül a tábláról: { $cell }.
   *[other] { $player } { tigris-leader.possessive } { $glyph } lekerül a tábláról: { $cell }.
}
tigris-event-building-placed = A { tigris-building } { $glyph } ide kerül: { $cell }.
tigris-event-building-returned = A { tigris-building } { $glyph } lekerül innen: { $cell }.
tigris-event-monument-built = { $player } { tigris-monument.accusative } { $glyph } épít ide: { $cell }.
tigris-event-treasure-taken = { $player } elveszi a kincset { $glyph } innen: { $cell }.
tigris-event-catastrophe = { $player } katasztrófát { $glyph } játszik ki ide: { $cell }.
tigris-event-swapped = { $player } { $count } lapkát cserél.
tigris-event-drew-tiles = Húzott lapkáid: { $tiles }.
tigris-event-drew-tiles-other = { $player } húzott lapkái: { $tiles }.
tigris-event-game-over = { $reason ->
    [treasures] Vége a játéknak: legfeljebb két kincs maradt.
    [swap] Vége a játéknak: a zsákban nincs elég lapka a cseréhez.
   *[bag] Vége a játéknak: a zsákból nem jut mindenkinek elég lapka.
}

## Miért nem

tigris-refusal-leader-stands-there = A { tigris-leader.yours } már itt áll: { $cell }.
tigris-refusal-space-is-taken = Ez a mező foglalt: { $cell }.
tigris-refusal-leaders-stand-on-land = Vezér csak szárazföldre kerülhet; { $cell } folyómező.
tigris-refusal-no-temple-beside = Vezér csak templom mellé kerülhet; { $cell } mellett nincs templom.
tigris-refusal-leader-would-join-kingdoms = Vezér nem egyesíthet királyságokat; { $cell } egynél több királysággal szomszédos.
tigris-refusal-leader-is-not-on-the-board = Ez a vezér nincs a táblán.
tigris-refusal-no-catastrophe-left = Nincs több katasztrófalapkád.
tigris-refusal-catastrophes-spare-leaders = Katasztrófa nem kerülhet vezérre; itt vezér áll: { $cell }.
tigris-refusal-space-is-destroyed-already = Ez a mező már elpusztult: { $cell }.
tigris-refusal-monuments-last-for-ever = Katasztrófa nem kerülhet emlékműre.
tigris-refusal-catastrophes-spare-treasures = Katasztrófa nem kerülhet olyan templomra, amelyen kincs van.
tigris-refusal-buildings-protect-their-tile = Katasztrófa nem pusztíthat el olyan lapkát, amelyen épület áll; itt áll egy: { $cell }.
tigris-refusal-no-treasure-of-the-kingdom = Ennek a királyságnak itt nincs kincse: { $cell }.
tigris-refusal-framed-treasures-go-first = Előbb a keretes mezők kincseit kell elvenni; ez a kincs nem maradhat: { $cell }.
tigris-refusal-no-conflict-in-this-colour = Ebben a színben nincs konfliktus.
tigris-refusal-tiles-are-not-in-hand = { $held ->
    [0] Nincs ilyen lapkád.
   *[other] Csak { $held } ilyen lapkád van.
}
tigris-refusal-not-in-a-line-of-three = Épület csak legalább három lapkából álló sorba kerülhet, amelynek az imént lerakott lapka is része; { $cell } nincs ilyenben.
tigris-refusal-building-stands-in-this-line = Az épület már ebben a sorban áll.
tigris-refusal-line-is-not-longer = Az épület csak hosszabb sorba helyezhető át.
tigris-refusal-game-is-over = A játék véget ért.
tigris-refusal-something-else-is-decided = Előbb másról kell dönteni.
tigris-refusal-no-actions-left = Ebben a körben nincs több akciód.
tigris-refusal-not-a-square-of-the-placed-tile = Az imént lerakott lapka itt nem alkot 2×2-es négyzetet: { $cell }.
tigris-refusal-monument-is-built-already = Ez az emlékmű már áll.
tigris-refusal-monument-lacks-the-colour = Az emlékművön rajta kell lennie a négyzet színének; ezen nincs.
tigris-refusal-tile-is-not-in-hand = Nincs ilyen lapkád.
tigris-refusal-rivers-are-for-farms = { $tile ->
    [settlement] Település csak szárazföldre kerülhet; { $cell } folyómező.
    [temple] Templom csak szárazföldre kerülhet; { $cell } folyómező.
   *[market] Piac csak szárazföldre kerülhet; { $cell } folyómező.
}
tigris-refusal-farms-lie-on-rivers = Farm csak folyómezőre kerülhet; { $cell } szárazföld.
tigris-refusal-tile-would-join-three-kingdoms = Egy lapka legfeljebb két királyságot egyesíthet; { $cell } többel szomszédos.

## Mi micsoda

tigris-explain-actions-left = { $left ->
    [0] Ebben a körben nem maradt akció.
   *[other] Ebben a körben még { $left } akció maradt.
}
tigris-explain-bag-left = Lapkák a zsákban: { $count }
tigris-explain-building-bonus = Aki ebben a királyságban pontot kap egy ilyen színű lapkáért, eggyel többet kap.
tigris-explain-building-protects = Az alatta lévő lapka akkor is a táblán marad, ha az oldala elveszíti a háborút.
tigris-explain-building-stands = Itt áll: { $cell }. Csak hosszabb, ugyanilyen színű sorra kerülhet át.
tigris-explain-building-waits = Még nincs a táblán. Legalább három ilyen színű lapka sorára kerül.
tigris-explain-catastrophe = Vezérre, kincsre, emlékműre és épületre nem kerülhet.
tigris-explain-catastrophes-own = Neked maradt: { $count }
tigris-explain-conflict-needed = { $count ->
    [0] A védőnek már elég van a győzelemhez.
   *[other] A védőnek még { $count } lapka elég a győzelemhez.
}
tigris-explain-conflict-revolt = Templomok a vezérek mellett: { $attacker } { $attack }, { $defender } { $defence }
tigris-explain-conflict-tie = Döntetlennél a védő győz.
tigris-explain-conflict-war = Ilyen színű lapkák a táblán: { $attacker } { $attack }, { $defender } { $defence }
tigris-explain-dynasty-catastrophes = Megmaradt katasztrófák: { $count }
tigris-explain-dynasty-hand = Lapkák kézben: { $count }
tigris-explain-dynasty-of = Ezzel a dinasztiával { $player } játszik.
tigris-explain-dynasty-treasures = Kincsek: { $count }
tigris-explain-farm-goes = Olyan üres folyómezőre kerül, amely legfeljebb két királysággal szomszédos.
tigris-explain-leader-can-stand = Vezér állhat itt: van mellette templom.
tigris-explain-leader-home = { tigris-leader-home }
tigris-explain-leader-last-temple = Csak egy templom van mellette. Ha azt elveszíti, lekerül a tábláról.
tigris-explain-leader-of = Gazdája: { $player }
tigris-explain-leader-revolt = Templomok mellette, felkeléshez: { $count }
tigris-explain-leader-stands = { tigris-leader-stands }
tigris-explain-leader-war = A színének lapkái a királyságban, háborúhoz: { $count }
tigris-explain-leader-would-join = Vezér nem állhat itt: királyságokat egyesítene.
tigris-explain-monument = { $pair ->
    [black-red] Fekete-piros.
    [black-green] Fekete-zöld.
    [black-blue] Fekete-kék.
    [red-green] Piros-zöld.
    [red-blue] Piros-kék.
   *[green-blue] Zöld-kék.
}
tigris-explain-monument-idle = A királyságában most nincs a színeinek megfelelő vezér.
tigris-explain-monument-pays = { $player } körének végén: { tigris-points }
tigris-explain-monument-unbuilt = Még nem épült fel.
tigris-explain-no-kingdom = Nem tartozik királysághoz.
tigris-explain-no-kingdom-near = Egy királysággal sem szomszédos: az ide rakott lapka nem hoz pontot.
tigris-explain-no-leader-on-rivers = Vezér csak szárazföldön állhat.
tigris-explain-no-temple-near = Vezér nem állhat itt: nincs mellette templom.
tigris-explain-one-kingdom-near = Az ide rakott lapka egy királysághoz csatlakozik, és ott pontot hoz.
tigris-explain-points = { $colour ->
    [black] Fekete pont: településekért, a királyok háborúiért és emlékművekért.
    [red] Piros pont: templomokért, felkelésekért, a papok háborúiért és emlékművekért.
    [blue] Kék pont: farmokért, a földművesek háborúiért és emlékművekért.
   *[green] Zöld pont: piacokért, a kereskedők háborúiért és emlékművekért.
}
tigris-explain-points-own = Neked van: { tigris-points }
tigris-explain-points-weakest = A leggyengébb színed a kincsekkel együtt: { $count }
tigris-explain-space-destroyed = Ide már soha semmi nem kerülhet.
tigris-explain-supports = Háborúban ezt { $player } számolja a saját erejéhez.
tigris-explain-supports-nobody = A királyságában nincs ilyen színű vezér.
tigris-explain-swap = Egy–hat lapkát félreraksz, és ugyanannyit húzol. Ha a zsákban nincs elég, a játék véget ér.
tigris-explain-three-kingdoms-near = Ide nem kerülhet lapka: kettőnél több királyságot egyesítene.
tigris-explain-tile-earns = { $player }: { tigris-points }
tigris-explain-tile-goes = Olyan üres szárazföldi mezőre kerül, amely legfeljebb két királysággal szomszédos.
tigris-explain-tiles-held = Kézben: { tigris-tiles }
tigris-explain-treasure-framed = Kincs keretes mezőn: a kereskedő a többi előtt veszi el.
tigris-explain-treasure-here = Kincs van rajta. Ha egy királyságban legalább két kincs van, a kereskedő egy híján mindet elveszi.
tigris-explain-treasures-left = A táblán: { $count }
tigris-explain-treasures-own = Nálad: { $count }
tigris-explain-two-kingdoms-near = Az ide rakott lapka két királyságot egyesít, és nem hoz pontot. Az egyforma színű vezérek megküzdenek.

## Eredmény

tigris-tally-earned-tile = Lapkákért
tigris-tally-earned-building = Épületekért
tigris-tally-earned-revolt = Felkelésekért
tigris-tally-earned-war = Háborúkért
tigris-tally-earned-monument = Emlékművekért
tigris-scoring-title = Emlékművek és kincsek
tigris-scoring-monuments = { tigris-stone } pontok emlékművekért
tigris-tally-treasures = Kincsek
tigris-tally-weakest = Leggyengébb szín
tigris-outcome = { $outcome ->
    [treasures] Legfeljebb két kincs maradt.
    [bag] A zsákból nem jutott mindenkinek elég lapka.
   *[swap] A zsákban nem volt elég lapka a cseréhez.
}
tigris-chart = A leggyengébb szín lépésenként, a kincsek csak a végén

## Útmutató

guide-tigris-board = Ez a két folyó köze. A színes vonalak királyságokat jelölnek; a vezéren lévő szám az ereje a királyságában.
guide-tigris-goal = Négy színben gyűjtesz pontot. A leggyengébb színed az eredményed, ezért mind a négyet növeld.
guide-tigris-leaders = A vezér a királyságába kerülő, vele azonos színű lapkákért kap pontot. Kezdd vele: vegyél fel lent egy korongot, és állítsd egy templom mellé.
guide-tigris-tiles = Aztán vegyél fel egy lapkát. Az arany mezők pontot hoznának. Farm csak folyóra kerülhet, minden más csak szárazföldre.
guide-tigris-conflict = Ha egy királyságban két azonos színű vezér áll, összecsapnak. Keresztbe tett pengék jelzik, hol törne ki konfliktus.
guide-tigris-turn = Egy körben két akciód van. Az arany gombbal fejezd be; ekkor mindenki hatra egészíti ki a lapkáit.

## Miért jó egy lépés

tigris-reason-points = { $weakest ->
    [yes] { tigris-points } a leggyengébb színedben, és a végén az dönt.
   *[no] { tigris-points } neked.
}
tigris-reason-war = { $chance ->
    [0] Háború { $player } ellen, amelyet elveszítenél.
   *[other] Háború { $player } ellen: { $chance }% az esélyed, a nyereség kb. { tigris-points }.
}
tigris-reason-revolt = { $chance ->
    [0] Felkelés { $player } ellen, amelyet elveszítenél.
   *[other] Felkelés { $player } ellen: { $chance }% az esélyed, a nyereség 1 piros pont.
}
tigris-reason-treasure = { $count } kincset szerzel: a végén tetszőleges színű pont.
tigris-reason-monument = Felépítesz egy { tigris-monument.accusative }: minden körben pont minden vezéred után, akinek a színe rajta van.
tigris-reason-leader = { $count ->
    [0] A { tigris-leader.yours } a táblára kerül, és ott pontokat hozhat.
   *[other] A { tigris-leader.yours } a táblára kerül: a kezedben lévő { tigris-tiles } ott pontot hozhat.
}
tigris-reason-king = { tigris-reason-leader } A király azokat a színeket is begyűjti, amelyeknek ott nincs vezére.
tigris-reason-sends-home = { $player } { tigris-leader.possessive } lekerül a tábláról, és amíg vissza nem tér, nem gyűjt.
tigris-reason-leaves = A { tigris-leader.yours } lekerül a tábláról.
tigris-reason-stronger = A { tigris-leader.yours } erősödik a háborúkra: { $was } → { $now }.
tigris-reason-commits = { $count } lapkádba kerül a kezedből.
tigris-reason-swap = { $count } lapkát cserélsz.

## Mit jelent neked

tigris-means-lost = A { tigris-leader.yours } lekerült a tábláról; újra leteheted.
tigris-means-won = Te győztél.
tigris-means-points = Ezek a tieid.
tigris-means-monument = Mostantól pontot ad a színeihez tartozó vezéreknek abban a királyságban, mindig a játékosuk körének végén.
tigris-means-treasure = A végén annak a színnek egy pontja, amelyiknek a legjobban kell.

## Feladványok

tigris-theme-conflict = Konfliktus
tigris-theme-monument = Emlékmű
tigris-theme-treasure = Kincs
tigris-theme-leader = Vezér
