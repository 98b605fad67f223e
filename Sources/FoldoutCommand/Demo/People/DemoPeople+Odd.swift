extension DemoPeople {
  /// Names that a program may stumble on: pictures, marks of direction, letters in parts, signs of
  /// HTML, and names that are very long or very short.
  static let odd = [
    "Zoë 🌻 Winter",
    "Sam 👩🏽‍🚀 Okoye",
    "Noor 🇳🇱 de Wit",
    // In an embedding of their own, as a word processor leaves them.
    "\u{202B}דנה כהן\u{202C}",
    // With marks that keep the brackets on their side.
    "Amal \u{200F}(أمل)\u{200F} Saleh",
    "\u{2068}مريم\u{2069} O’Hara",
    // Each letter and its mark apart.
    "Jose\u{301} Nu\u{301}n\u{303}ez",
    "Pat “Bo” <O’Neil> & Söhne",
    "Maria Anna Theresia Josepha Freifrau von und zu Hohenstein-Wallersdorf-Untergrießbach",
    "Ng",
    "李 Lee-Ann 安",
    "Ærø Þrúður Ǆemal İnci",
  ]
}
