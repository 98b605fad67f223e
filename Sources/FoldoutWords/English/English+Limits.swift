extension Words.Limits {
  static let english = Words.Limits(
    least: "at least {least}", most: "at most {most}", range: "{least} to {most}",
    above: "more than {limit}", below: "less than {limit}",
    leastCharacters: "characters: at least {least}", mostCharacters: "characters: at most {most}",
    characters: "characters: {least} to {most}", both: "{one}, {other}",
    leastChosen: "Choose at least {least}.",
    mostChosen: "Choose up to {most}.",
    chosen: "Choose {least} to {most}.",
    exactlyChosen: "Choose exactly {count}.")
}
