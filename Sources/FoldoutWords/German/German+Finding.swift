extension Words.Finding {
  static let german = Words.Finding(
    search: "Suchen",
    clear: "Alle Zeilen zeigen",
    none: "Nichts enthält „{words}“.",
    noneYet: "Bisher nichts gefunden.",
    found: "{count} gefunden.",
    looked: "{count} Zeilen durchsucht.",
    goOn: "Weiter suchen",
    partial: "Nicht alle Namen in anderen Tabellen wurden durchsucht.",
    sorted: "Für diese Seite sortiert, denn kein Index hat diese Reihenfolge.",
    unsortable:
      "Es sind zu viele Zeilen, um danach zu sortieren. Sie stehen in ihrer üblichen Reihenfolge.",
    moreOrders: "Weitere Reihenfolgen…")
}
