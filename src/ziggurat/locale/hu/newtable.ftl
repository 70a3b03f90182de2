## Új asztal

newtable-lead = Válassz egy összeállítást, és nyisd meg az asztalt, vagy módosíts rajta, amit csak szeretnél.
presets = Összeállítások
preset-first = Első játék
preset-first-means = Te és szelíd ellenfelek. A legegyszerűbb előkészítés, tippekkel és edzővel.
preset-quick = Gyors
preset-quick-means = Két játékos, fejenként 15 perc. Fél órán belül vége.
preset-box = A doboz szerint
preset-box-means = A nyomtatott szabályok változatai, óra nélkül.
preset-last = Mint legutóbb
preset-last-means = Az utolsó asztalod helyei és változatai.
changed = módosítva
seat-me-means = Ez te vagy.
seat-open-means = Ide az ül, aki elsőként nyitja meg a linket.
seat-invited-means = Saját, egyszer használható linket kap.
seat-here-means = Ezen az eszközön játszik, az eszközt pedig körbeadjátok.
level = Szint
level-strength = Erő
level-thinks = Gondolkodási idő
level-plays = Játékstílus
level-rank = { $rank } / { $count }
level-rated = értékszám: { $rating }
level-at-once = azonnal
level-seconds = legfeljebb { $seconds } mp
level-honest = A gép csak azt tudja, ami a helyéről látható: semmi rejtettet, a te lapkáidat sem.
clock-none-means = Mindenki annyi időt használ, amennyit akar.
clock-live-means = Mindenki jelen van, és ennyi ideje van az egész játékra.
clock-relaxed-means = Mindenki akkor játszik, amikor neki jó, és értesítést kaphat, ha ő jön.
clock-minutes-means = Ennyi ideje van minden játékosnak az egész játékra. Csak akkor telik, amikor döntenie kell.
clock-increment-means = { $seconds ->
    [0] Nincs ráadás idő.
   *[other] Minden döntés után ennyi időt kap hozzá a játékos.
}
clock-days-means = Egy döntésre ennyi idő van. A következőre megint a teljes idő jut.
clock-then-means = { $then ->
    [end] A játék azonnal véget ér, és az lesz az utolsó, akinek lejárt az ideje.
   *[bot] Akinek lejárt az ideje, helyette a gép játszik tovább.
}
hints-on-means = A villanykörte jó lépéseket mutat annak, aki kéri.
hints-off-means = Senki sem kap tippet. Ha emberek játszanak egymással, ez az alapbeállítás.
order-on-means = Sorsolás dönti el, ki kezd. A játék után ellenőrizhető.
order-off-means = A játékosok a helyek sorrendjében következnek.
public-on-means = Bárki megtalálhatja itt az asztalt, és leülhet.
public-off-means = Csak az találja meg, akinek megvan a linkje.
spectators-on-means = A nézők a táblát látják, a játékosok lapkáit soha.
spectators-off-means = Az asztalt csak a játékosok látják.
table-name = Az asztal neve
table-summary = { $game }, { $count } fő: { $who }.
reset = Alaphelyzet
create-copy = Asztal nyitása, link másolása
teotibot-more = További beállítások
level-means = { $bot ->
    [novice] Azt viszi, ami kézre esik, és sok mindent nem vesz észre. Első játékhoz.
    [apprentice] A maga hasznát nézi, a terveidet ritkán látja át.
    [adept] Egy kicsit előretekint, és a válaszaidra is gondol.
    [expert] Sok változatot végigkövet, és keveset bocsát meg.
    [master] A legerősebb ellenfél. Ő gondolkodik a legtovább.
   *[other] {""}
}
switch-off = Nem
switch-on = Igen
