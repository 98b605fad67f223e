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
