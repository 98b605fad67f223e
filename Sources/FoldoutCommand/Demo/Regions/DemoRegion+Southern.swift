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
