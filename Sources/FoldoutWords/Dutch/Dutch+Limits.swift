extension Words.Limits {
  static let dutch = Words.Limits(
    least: "ten minste {least}", most: "ten hoogste {most}", range: "{least} tot en met {most}",
    above: "meer dan {limit}", below: "minder dan {limit}",
    leastCharacters: "tekens: ten minste {least}", mostCharacters: "tekens: ten hoogste {most}",
    characters: "tekens: {least} tot en met {most}", both: "{one}, {other}",
    leastChosen: "Kies er ten minste {least}.",
    mostChosen: "Kies er ten hoogste {most}.",
    chosen: "Kies er {least} tot en met {most}.",
    exactlyChosen: "Kies er precies {count}.")
}
