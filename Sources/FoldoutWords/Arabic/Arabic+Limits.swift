extension Words.Limits {
  static let arabic = Words.Limits(
    least: "لا يقل عن {least}", most: "لا يزيد على {most}", range: "من {least} إلى {most}",
    above: "أكبر من {limit}", below: "أقل من {limit}",
    leastCharacters: "عدد الأحرف: لا يقل عن {least}",
    mostCharacters: "عدد الأحرف: لا يزيد على {most}",
    characters: "عدد الأحرف: من {least} إلى {most}", both: "{one}، {other}",
    leastChosen: "عدد الاختيارات: لا يقل عن {least}.",
    mostChosen: "عدد الاختيارات: لا يزيد على {most}.",
    chosen: "عدد الاختيارات: من {least} إلى {most}.",
    exactlyChosen: "عدد الاختيارات: {count} بالضبط.")
}
