## Nowy stół

newtable-lead = Wybierz gotowy zestaw i otwórz stół albo zmień, co chcesz.
presets = Gotowe zestawy
preset-first = Pierwsza gra
preset-first-means = Ty i niewymagający przeciwnicy. Najprostsze przygotowanie, podpowiedzi i trener.
preset-quick = Szybka gra
preset-quick-means = Dwie osoby, po 15 minut. Koniec w pół godziny.
preset-box = Jak z pudełka
preset-box-means = Opcje z drukowanej instrukcji, bez zegara.
preset-last = Jak ostatnio
preset-last-means = Miejsca i opcje z twojego ostatniego stołu.
changed = zmienione
seat-me-means = To ty.
seat-open-means = Usiądzie tu ten, kto pierwszy otworzy link.
seat-invited-means = Ma własny link, który działa raz.
seat-here-means = Gra na tym urządzeniu, które sobie podajecie.
level = Poziom
level-strength = Siła
level-thinks = Myśli
level-plays = Jak gra
level-rank = { $rank } z { $count }
level-rated = ranking { $rating }
level-at-once = od razu
level-seconds = do { $seconds } s
level-honest = Komputer wie tylko to, co widać z jego miejsca: nic ukrytego i nigdy twojej ręki.
clock-none-means = Każdy ma tyle czasu, ile chce.
clock-live-means = Wszyscy są obecni i mają tyle czasu na całą grę.
clock-relaxed-means = Każdy gra, kiedy mu pasuje, i może dostać powiadomienie, że przyszła jego kolej.
clock-minutes-means = Czas każdego gracza na całą grę. Biegnie tylko wtedy, gdy gracz ma podjąć decyzję.
clock-increment-means = { $seconds ->
    [0] Czasu się nie dodaje.
   *[other] Po każdej decyzji gracz dostaje tyle dodatkowego czasu.
}
clock-days-means = Tyle może trwać jedna decyzja. Na następną znów jest cały czas.
clock-then-means = { $then ->
    [end] Gra od razu się kończy, a gracz, któremu skończył się czas, zajmuje ostatnie miejsce.
   *[bot] Za gracza, któremu skończył się czas, gra dalej komputer.
}
hints-on-means = Żarówka pokazuje dobre ruchy każdemu, kto poprosi.
hints-off-means = Nikt nie dostaje podpowiedzi. Tak jest domyślnie, gdy grają ze sobą ludzie.
order-on-means = O kolejności decyduje los. Po grze można to sprawdzić.
order-off-means = Gra się w podanej kolejności miejsc.
public-on-means = Każdy może tu znaleźć stół i się dosiąść.
public-off-means = Znajdą go tylko osoby z linkiem.
spectators-on-means = Widzowie widzą planszę, nigdy niczyjej ręki.
spectators-off-means = Stół widzą tylko gracze.
table-name = Nazwa stołu
table-summary = { $game }, liczba graczy { $count }: { $who }.
reset = Przywróć domyślne
create-copy = Otwórz stół i skopiuj link
teotibot-more = Dalsze ustawienia
level-means = { $bot ->
    [novice] Bierze, co ma pod ręką, i wiele przeocza. Na pierwszą grę.
    [apprentice] Widzi własny zysk, twój plan rzadko.
    [adept] Patrzy trochę naprzód i myśli też o twoich odpowiedziach.
    [expert] Rozważa wiele wariantów i mało wybacza.
    [master] Najsilniejszy przeciwnik. Myśli najdłużej.
   *[other] {""}
}
switch-off = Nie
switch-on = Tak
