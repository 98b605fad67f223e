extension DemoPeople {
  /// Names that are hard to display: emoji, direction marks, decomposed letters, HTML characters,
  /// and very long or very short names.
  static let odd = [
    "Zoë 🌻 Winter",
    "Sam 👩🏽‍🚀 Okoye",
    "Noor 🇳🇱 de Wit",
    // In a directional embedding, as word processors leave it.
    "\u{202B}דנה כהן\u{202C}",
    // With direction marks that keep the brackets in place.
    "Amal \u{200F}(أمل)\u{200F} Saleh",
    "\u{2068}مريم\u{2069} O’Hara",
    // Decomposed: each letter and its accent are separate.
    "Jose\u{301} Nu\u{301}n\u{303}ez",
    "Pat “Bo” <O’Neil> & Söhne",
    "Maria Anna Theresia Josepha Freifrau von und zu Hohenstein-Wallersdorf-Untergrießbach",
    "Ng",
    "李 Lee-Ann 安",
    "Ærø Þrúður Ǆemal İnci",
  ]
}
