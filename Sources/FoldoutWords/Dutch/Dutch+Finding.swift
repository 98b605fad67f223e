extension Words.Finding {
  static let dutch = Words.Finding(
    search: "Zoeken",
    clear: "Alle rijen tonen",
    none: "Geen rij bevat “{words}”.",
    noneYet: "Nog niets gevonden.",
    found: "{count} gevonden.",
    looked: "{count} rijen doorzocht.",
    goOn: "Verder zoeken",
    partial: "Niet alle namen in andere tabellen zijn doorzocht.",
    sorted: "Voor deze pagina gesorteerd, omdat geen index deze volgorde heeft.",
    unsortable: "Er zijn te veel rijen om zo te sorteren. Ze staan in hun gewone volgorde.",
    moreOrders: "Meer volgordes…")
}
