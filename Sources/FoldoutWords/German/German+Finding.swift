extension Words.Finding {
  static let german = Words.Finding(
    search: "Suchen",
    clear: "Alle Zeilen zeigen",
    none: "Keine Zeile enthält „{words}“.",
    noneYet: "Noch nichts gefunden.",
    found: "{count} gefunden.",
    looked: "{count} Zeilen durchsucht.",
    goOn: "Weitersuchen",
    partial: "Nicht alle Namen in anderen Tabellen wurden durchsucht.",
    sorted: "Für diese Seite sortiert, weil kein Index diese Reihenfolge hat.",
    unsortable:
      "Es sind zu viele Zeilen, um sie so zu sortieren. Sie stehen in ihrer üblichen Reihenfolge.",
    moreOrders: "Weitere Reihenfolgen…")
}
