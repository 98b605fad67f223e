import FoldoutSQLite
import TestSupport
import Testing

@testable import FoldoutWeb

/// References by bytes, such as UUIDs.
@Suite struct ByteReferenceTests {
  @Test(
    "A reference by bytes shows the record's title, in its row, in lists and in searches",
    arguments: ["BLOB", "GUID", "UUID", ""])
  func showsTitles(_ type: String) async throws {
    let file = try OddFile.made(
      by: """
        CREATE TABLE device (id \(type) NOT NULL PRIMARY KEY, name TEXT NOT NULL);
        INSERT INTO device VALUES
          (x'00112233445566778899aabbccddee', 'Lamp'), (x'ffeeddccbbaa998877665544332211', 'Fan');
        CREATE TABLE reading (
          id INTEGER PRIMARY KEY, device_id \(type) NOT NULL REFERENCES device, level REAL);
        INSERT INTO reading VALUES
          (1, x'00112233445566778899aabbccddee', 1.5), (2, x'ffeeddccbbaa998877665544332211', 2);
        """)
    let store = try SQLiteStore(path: file.path)
    defer { withExtendedLifetime(file) { store.close() } }
    let visitor = Visitor(store)
    let page = try PageReader.page(await visitor.get("/t/reading/1"))
    let row = try #require(page.byID("r-device_id"))
    #expect(row.text.contains("Lamp") && !row.text.contains("bytes"), "\(row.text)")
    let link = try #require(row.all("a").first?["href"])
    #expect(await visitor.get(link).text.contains("<title>Lamp"))
    for (query, names) in [("", ["Lamp", "Fan"]), ("?q=fan", ["Fan"])] {
      let list = try PageReader.page(await visitor.get("/t/reading\(query)"))
      let titles = list.all { $0["class"] == "item" }.map { $0.all("bdi").first?.text ?? "" }
      #expect(titles == names, "\(query)")
    }
  }
}
