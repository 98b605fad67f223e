extension Words.Finding {
  static let dutch = Words.Finding(
    search: "Zoeken",
    clear: "Alle rijen tonen",
    none: "Niets bevat “{words}”.",
    noneYet: "Tot nu toe niets gevonden.",
    found: "{count} gevonden.",
    looked: "{count} rijen doorzocht.",
    goOn: "Verder zoeken",
    partial: "Niet alle namen in andere tabellen zijn doorzocht.",
    sorted: "Voor deze pagina gesorteerd, want geen index heeft deze volgorde.",
    unsortable: "Er zijn te veel rijen om hierop te sorteren. Ze staan in hun gewone volgorde.",
    moreOrders: "Meer volgordes…")
}
