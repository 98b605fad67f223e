extension DemoRegion {
  static let slavic: [DemoRegion] = [
    DemoRegion(
      given: """
        Łucja, Paweł, Małgorzata, Wojciech, Żaneta, Grzegorz, Zofia, Stanisław, Agnieszka, Mikołaj
        """,
      family: """
        Wiśniewska, Wójcik, Kamińska, Szczepański, Jabłońska, Dąbrowski, Śliwa, Brzęczyszczykiewicz
        """,
      phone: "+48 22 000 ## ##", streets: "ul. Długa %#/% | al. Jerozolimskie %## | pl. Zamkowy %",
      towns: "00-### Warszawa | 31-### Kraków | 80-### Gdańsk"),
    DemoRegion(
      given: "Jiří, Božena, Tomáš, Kateřina, Ondřej, Ľubica, Štěpán, Zdeňka, Matěj, Žofie",
      family: "Dvořák, Novotná, Černý, Procházková, Růžička, Šťastná, Kučera, Hájek",
      phone: "+420 000 ### ###", streets: "Husova %#/% | Na Příkopě %## | Lipová %",
      towns: "110 ## Praha | 602 ## Brno"),
    DemoRegion(
      given: "Анна, Дмитрий, Екатерина, Михаил, Наталья, Пётр, Светлана, Юрий, Алёна, Фёдор",
      family: "Иванова-Соколова, Кузнецов, Морозова, Павлов, Семёнова, Щербаков, Яковлева, Чехов",
      phone: "+7 495 000-##-##", streets: "ул. Садовая, д. %#, кв. %# | Невский пр., д. %##",
      towns: "101### Москва | 190### Санкт-Петербург"),
    DemoRegion(
      given: "Оксана, Тарас, Соломія, Богдан, Леся, Остап, Ївга, Андрій, Мар’яна, Юлія",
      family: "Шевченко, Коваленко, Бойко, Ткачук, Гнатюк, Їжакевич, Лисенко, Мельник",
      phone: "+380 44 000 ## ##", streets: "вул. Хрещатик, %# | просп. Свободи, %##",
      towns: "01### Київ | 79### Львів"),
    DemoRegion(
      given: "Đorđe, Jelena, Željko, Ljiljana, Miloš, Snežana, Nikša, Tea, Vuk, Ana",
      family: "Petrović, Đukić, Jovanović, Kovačević, Horvat, Božić, Šimić, Novak",
      phone: "+381 11 000 ####", streets: "Njegoševa %# | Trg slobode % | Ilica %##",
      towns: "11### Beograd | 10### Zagreb | 1### Ljubljana"),
  ]
}
