extension Words.Limits {
  static let german = Words.Limits(
    least: "mindestens {least}", most: "höchstens {most}", range: "{least} bis {most}",
    above: "mehr als {limit}", below: "weniger als {limit}",
    leastCharacters: "Zeichen: mindestens {least}", mostCharacters: "Zeichen: höchstens {most}",
    characters: "Zeichen: {least} bis {most}", both: "{one}, {other}")
}
