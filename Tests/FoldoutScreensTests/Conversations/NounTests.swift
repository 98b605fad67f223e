import Testing

@testable import FoldoutScreens

/// Singulars of the names of tables, for "There is no … 7".
@Suite("Nouns") struct NounTests {
  @Test(
    "The singular of a table is found from the column that refers to it, or from a regular plural",
    arguments: [
      ("Album", "AlbumId", "Album"), ("albums", "album_id", "Album"),
      ("Movies", "MovieId", "Movie"), ("movies", "film", "Movie"), ("caches", "cache_id", "Cache"),
      ("sizes", "size", "Size"), ("cities", "city_id", "City"), ("parties", "host", "Party"),
      ("boxes", "id", "Box"), ("churches", "parish", "Church"), ("buses", "bus_id", "Bus"),
      ("series", "id", nil), ("status", "state", nil), ("news", "item", nil),
      ("people", "who", nil),
    ])
  func singular(_ table: String, _ column: String, _ expected: String?) {
    #expect(Noun.singular(of: table, referredToBy: column) == expected)
  }
}
