extension Words.Limits {
  static let german = Words.Limits(
    least: "mindestens {least}", most: "höchstens {most}", range: "{least} bis {most}",
    above: "mehr als {limit}", below: "weniger als {limit}",
    leastCharacters: "Zeichen: mindestens {least}", mostCharacters: "Zeichen: höchstens {most}",
    characters: "Zeichen: {least} bis {most}", both: "{one}, {other}",
    leastChosen: "Mindestens {least} auswählen.",
    mostChosen: "Höchstens {most} auswählen.",
    chosen: "{least} bis {most} auswählen.",
    exactlyChosen: "Genau {count} auswählen.")
}
