## Új asztal

newtable-lead = Válassz egy összeállítást, és nyisd meg az asztalt, vagy változtass rajta kedved szerint.
presets = Összeállítások
preset-first = Első játék
preset-first-means = Te és szelíd ellenfelek. A legegyszerűbb előkészítés, tippekkel és edzővel.
preset-quick = Gyors
preset-quick-means = Két játékos, fejenként 15 perc. Fél órán belül vége.
preset-box = Ahogy a dobozban
preset-box-means = A nyomtatott szabály változatai, tippek és óra nélkül.
preset-last = Mint legutóbb
preset-last-means = Az utolsó asztalod helyei és változatai.
changed = módosítva
seat-me-means = Ez te vagy.
seat-open-means = Ide az ül, aki elsőként nyitja meg a linket.
seat-invited-means = Saját, egyszer használható linket kap.
seat-here-means = Ezen az eszközön játszik, amelyet körbeadtok.
level = Szint
level-strength = Erő
level-thinks = Gondolkodik
level-plays = Hogyan játszik
level-rank = { $count } közül { $rank }
level-rated = értékszám: { $rating }
level-at-once = azonnal
level-seconds = legfeljebb { $seconds } mp
level-honest = A gép csak azt tudja, amit a helyéről látni: semmi rejtettet, és sosem a te lapkáidat.
clock-none-means = Mindenki annyi időt használ, amennyit akar.
clock-live-means = Mindenki jelen van, és ennyi ideje van az egész játékra.
clock-relaxed-means = Mindenki akkor játszik, amikor neki jó, és értesítést kaphat, ha ő jön.
hints-on-means = A villanykörte jó lépéseket mutat annak, aki kéri.
hints-off-means = Senki sem kap tippet. Ha emberek játszanak egymással, ez az alapbeállítás.
order-on-means = Sorsolás dönti el, ki kezd. A játék után ellenőrizhető.
order-off-means = A helyek a megadott sorrendben jönnek.
public-on-means = Bárki megtalálhatja itt az asztalt, és leülhet.
public-off-means = Csak az találja meg, akinek megvan a linkje.
spectators-on-means = A nézők a táblát látják, senki lapkáit nem.
spectators-off-means = Az asztalt csak a játékosok látják.
table-name = Az asztal neve
table-summary = { $game }, { $count } fő: { $who }.
reset = Alaphelyzet
create-copy = Asztal nyitása, link másolása
teotibot-more = További beállítások
level-means = { $bot ->
    [novice] Azt veszi, ami közel van, és sokat elnéz. Első játékhoz.
    [apprentice] A maga hasznát látja, a tervedet ritkán.
    [adept] Kicsit előre néz, és a válaszaidra is gondol.
    [expert] Sok változatot végigkövet, és keveset bocsát meg.
    [master] A legerősebb ellenfél. Ő gondolkodik a legtovább.
   *[other] {""}
}
switch-off = Nem
switch-on = Igen
