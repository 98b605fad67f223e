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
