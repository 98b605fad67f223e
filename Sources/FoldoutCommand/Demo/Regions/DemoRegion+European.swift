extension DemoRegion {
  static let western: [DemoRegion] = [
    DemoRegion(
      given: """
        Amelia, Oliver, Isla, Harry, Freya, Jack, Poppy, Alfie, Florence, Leo, Beatrix, Rupert, \
        Imogen, Owen
        """,
      family: """
        Ashworth, Bennett, Clarke, Davies, Ellis, Fletcher, Gallagher, Hughes, Kerr, Lewis, \
        MacLeod, Pritchard, Wainwright, Smith-Jones
        """,
      phone: "+44 20 7946 0###", streets: "%# Mill Lane | % Station Road | %## High Street",
      towns: "Leeds LS% #AB | Cardiff CF% #TW | Inverness IV% #QD"),
    DemoRegion(
      given: """
        Emily, Jacob, Madison, Ethan, Harper, Mason, Savannah, Tyler, Brooklyn, Wyatt, Dakota, \
        Jasmine, Elijah, Grace
        """,
      family: """
        Anderson, Brooks, Carter, Delgado, Freeman, Hayes, Jefferson, Kowalski, Lopez, Miller, \
        Nguyen, Parker, Washington, Yellowhorse
        """,
      phone: "+1 312 555 01##", streets: "%### Oak Avenue | %## Main St, Apt % | %### W 5th St",
      towns: "Chicago, IL 606## | Portland, OR 972## | Tucson, AZ 857##"),
    DemoRegion(
      given: """
        Anna, Lukas, Jürgen, Käthe, Lena, Maximilian, Sören, Heike, Jörg, Mia, Ulrike, Felix, \
        Charlotte, Götz
        """,
      family: """
        Müller, Schäfer, Groß, Hoffmann, Kühn, Lindner, Neumann, Özdemir, Pfeiffer, Richter, \
        Schröder, Vogt, von Hagen, Wagner-Lüdenscheidt
        """,
      phone: "+49 30 23125 ###", streets: "Lindenallee %# | Am Mühlbach % | Goethestraße %##",
      towns: "10### Berlin | 80### München | 18### Stralsund"),
    DemoRegion(
      given: """
        Sanne, Bram, Fleur, Joris, Lotte, Maarten, Noor, Pieter, Roos, Sjoerd, Tess, Wouter, \
        Femke, IJsbrand
        """,
      family: """
        de Vries, Jansen, van Dijk, Bakker, Visser, Smit, Meijer, de Boer, Mulder, van der Meer, \
        ’t Hart, Hoekstra, Kuipers, Zijlstra
        """,
      phone: "+31 20 000 ## ##", streets: "Keizersgracht %## | Dorpsstraat %# | Zeedijk %",
      towns: "10## AB Amsterdam | 35## GK Utrecht | 89## CZ Leeuwarden"),
    DemoRegion(
      given: """
        Chloé, Léo, Manon, Gaël, Anaïs, Théo, Maëlle, Loïc, Océane, Jean-Baptiste, Zoé, Rémi, \
        Inès, Françoise
        """,
      family: """
        Bernard, Lefèvre, Dupont, Moreau, Fournier, Girard, Lemaître, Mercier, Rousseau, \
        L’Hermite, Benoît, d’Aubigné, Guérin, Perret
        """,
      phone: "+33 1 99 00 ## ##",
      streets: "%# rue des Lilas | % bis, quai Voltaire | %## cours Pasteur",
      towns: "750## Paris | 690## Lyon | 29### Quimper"),
    DemoRegion(
      given: "Aoife, Cillian, Siobhán, Pádraig, Róisín, Fionn, Gráinne, Eoghan, Caoimhe, Tadhg",
      family: """
        O’Sullivan, Ó Briain, Ní Dhomhnaill, Murphy, Byrne, Mac Gabhann, Walsh, O’Donoghue, \
        Fitzgerald, Nolan
        """,
      phone: "+353 20 91# ####", streets: "%# Shop Street | Bóthar na Trá % | % Quay Lane",
      towns: "Galway H91 #A## | Cork T12 ##K# | Dublin D0% X###"),
  ]
}

extension DemoRegion {
  static let northern: [DemoRegion] = [
    DemoRegion(
      given: """
        Astrid, Nils, Märta, Gösta, Ingrid, Åke, Linnéa, Rasmus, Sixten, Ebba, Tuva, Örjan
        """,
      family: """
        Andersson, Bergström, Dahlgren, Ekström, Forsberg, Hallström, Lindqvist, Nyström, \
        Söderberg, Wallin
        """,
      phone: "+46 8 465 004 ##", streets: "Storgatan %# | Björkvägen % | Sankt Eriksgatan %##",
      towns: "11# ## Stockholm | 41# ## Göteborg | 98# ## Kiruna"),
    DemoRegion(
      given: "Søren, Mette, Bjarne, Signe, Jørgen, Kirsten, Mads, Freja, Aksel, Øyvind, Solveig",
      family: """
        Sørensen, Kjær, Møller, Østergaard, Bruun, Lykkegaard, Nygård, Haugen, Thorsen, Aasen
        """,
      phone: "+45 00 00 ## ##", streets: "Nørregade %# | Strandvejen %## | Møllebakken %",
      towns: "1### København K | 8### Aarhus | 9### Skagen"),
    DemoRegion(
      given: "Aino, Eero, Väinö, Päivi, Jyrki, Säde, Onni, Kerttu, Toivo, Hilkka",
      family:
        "Korhonen, Virtanen, Mäkelä, Hämäläinen, Yli-Hankala, Saarinen, Pöysti, Laine, Äijälä",
      phone: "+358 9 000 ####", streets: "Mannerheimintie %## | Koivukuja % | Satamakatu %# A 4",
      towns: "001## Helsinki | 331## Tampere | 961## Rovaniemi"),
    DemoRegion(
      given: "Guðrún, Þórður, Sigríður, Ægir, Björk, Hallgrímur, Ásta, Jökull",
      family: "Jónsdóttir, Þorvaldsson, Sigurðardóttir, Ólafsson, Gísladóttir, Björnsson",
      phone: "+354 000 ####", streets: "Laugavegur %# | Hafnarstræti %",
      towns: "101 Reykjavík | 600 Akureyri"),
  ]
}

extension DemoRegion {
  static let southern: [DemoRegion] = [
    DemoRegion(
      given: """
        Lucía, Álvaro, Núria, Íñigo, Carmen, Joaquín, María José, Begoña, Rubén, Ximena, Óscar, \
        Itziar
        """,
      family: """
        García López, Fernández Ruiz, Núñez, Peña Soler, Ibáñez, Muñoz Vega, Etxeberria, Puig, \
        Castro Rey, Güell
        """,
      phone: "+34 000 ## ## ##",
      streets: "Calle Mayor, %# | Avda. de la Paz, %## | Rambla Nova, %, 2.º B",
      towns: "280## Madrid | 080## Barcelona | 410## Sevilla"),
    DemoRegion(
      given: "João, Conceição, Inês, Thiago, Luísa, Antônio, Beatriz, Simão, Débora, Gonçalo",
      family: """
        da Silva, Gonçalves, Araújo, dos Santos, Magalhães, Leão, Coração, Brandão, Lourenço
        """,
      phone: "+351 000 ### ###",
      streets: "Rua do Sol, %# | Praça da República, % | Travessa da Fé, %##",
      towns: "%###-0## Lisboa | %###-1## Porto | %####-### São Paulo"),
    DemoRegion(
      given: "Giulia, Niccolò, Chiara, Matteo, Ilaria, Piergiorgio, Noemi, Elia, Ginevra, Ettore",
      family: "Rossi, D’Angelo, Bianchi, Dalla Chiesa, Esposito, Lo Giudice, Ferrari, Montanarò",
      phone: "+39 000 ######", streets: "Via Garibaldi, %# | Piazza Dante, % | Corso Italia, %##",
      towns: "001## Roma RM | 201## Milano MI | 901## Palermo PA"),
    DemoRegion(
      given: "Ελένη, Γιώργος, Κατερίνα, Νίκος, Αγγελική, Δημήτρης, Ιωάννα, Σταύρος, Άρτεμις, Ηλίας",
      family: """
        Παπαδόπουλος, Οικονόμου, Βλάχου, Γεωργίου, Αντωνιάδης, Καραγιάννη, Μακρή, Ξενάκης
        """,
      phone: "+30 210 000 ####", streets: "Ερμού %# | Λεωφόρος Αθηνών %## | Αγίου Νικολάου %",
      towns: "10# ## Αθήνα | 54# ## Θεσσαλονίκη"),
    DemoRegion(
      given: "Ayşe, Çağlar, Elif, Gökhan, İpek, Işıl, Mehmet, Şule, Ümit, Zeynep, Tuğçe, Oğuz",
      family: "Yılmaz, Çelik, Öztürk, Şahin, Güneş, Aydın, Kılıç, Arslan, Doğan, Ünlü",
      phone: "+90 212 000 ## ##", streets: "İstiklal Cad. No: %## | Çınar Sok. % D: 4",
      towns: "34### İstanbul | 35### İzmir | 06### Ankara"),
  ]
}

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
