import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import TestSupport
import Testing

@testable import FoldoutWeb

/// Pages of tables to which some writes cannot succeed.
@Suite struct WriteObstaclePageTests {
  private static let library = """
    CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT NOT NULL, sort TEXT);
    INSERT INTO books VALUES (1, 'The Amber', 'Amber, The'), (2, 'River', 'River');
    CREATE TRIGGER added AFTER INSERT ON books BEGIN
      UPDATE books SET sort = title_sort(new.title) WHERE id = new.id; END;
    """
  private static let onTitles = """
    CREATE TRIGGER changed AFTER UPDATE OF title ON books BEGIN
      UPDATE books SET sort = title_sort(new.title) WHERE id = new.id; END;
    """
  private static let reason = """
    A trigger, an index or a rule of the table needs the function title_sort of the program that \
    made the file.
    """

  private func visitor(_ sql: String) throws -> (file: OddFile, Visitor) {
    let file = try OddFile.made(by: sql)
    return (file, Visitor(try SQLiteStore(path: file.path)))
  }

  @Test("A record says before anything is typed which fields cannot be changed, and why")
  func fields() async throws {
    let (file, visitor) = try visitor(Self.library + Self.onTitles)
    let page = await visitor.get("/t/books/1")
    #expect(
      page.text.contains(
        "This can’t be changed here: Title. No records can be added here. \(Self.reason)"))
    #expect(!page.text.contains("name=\"title\"") && page.text.contains("name=\"sort\""))
    withExtendedLifetime(file) {}
  }

  @Test("A table of which nothing can be changed says so, without a list of its fields")
  func wholeTables() async throws {
    let (file, visitor) = try visitor(
      """
      CREATE TABLE trees (fid INTEGER PRIMARY KEY, species TEXT);
      INSERT INTO trees VALUES (1, 'Oak');
      CREATE TRIGGER t AFTER UPDATE ON trees WHEN NOT ST_IsEmpty(new.species) BEGIN
        DELETE FROM trees WHERE fid = -1; END;
      """)
    for address in ["/t/trees", "/t/trees/1"] {
      let page = await visitor.get(address)
      #expect(page.text.contains("These records can’t be changed here. A trigger"), "\(address)")
      #expect(page.text.contains("ST_IsEmpty"), "\(address)")
    }
    #expect(await visitor.get("/t/trees").text.contains("?add"))
    withExtendedLifetime(file) {}
  }

  @Test("Neither Add nor Duplicate is offered where no record can be added")
  func adding() async throws {
    let (file, visitor) = try visitor(Self.library)
    for address in ["/t/books", "/t/books?open=1", "/t/books/1"] {
      let page = await visitor.get(address)
      #expect(page.code == 200)
      #expect(!page.text.contains("?add"), "\(address)")
      #expect(page.text.contains("No records can be added here. \(Self.reason)"), "\(address)")
    }
    let refused = await visitor.get("/t/books?add")
    #expect(refused.code == 403)
    #expect(refused.text.contains("No records can be added here. \(Self.reason)"))
    withExtendedLifetime(file) {}
  }

  @Test("A table of Core Data, which numbers its records itself, offers neither Add nor Duplicate")
  func coreData() async throws {
    let (file, visitor) = try visitor(
      """
      CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_MAX INTEGER);
      CREATE TABLE ZNOTE (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZTITLE VARCHAR);
      INSERT INTO Z_PRIMARYKEY VALUES (1, 'Note', 2);
      INSERT INTO ZNOTE VALUES (1, 1, 4, 'Shopping'), (2, 1, 1, 'Ideas');
      """)
    let reason = "No records can be added here: Core Data, which made the table, numbers them"
    for address in ["/t/ZNOTE", "/t/ZNOTE?open=1", "/t/ZNOTE/1"] {
      let page = await visitor.get(address)
      #expect(page.code == 200 && page.text.contains(reason), "\(address)")
      #expect(!page.text.contains("?add"), "\(address)")
    }
    #expect(await visitor.get("/t/ZNOTE?add").code == 403)
    let edit = await visitor.post(
      "/t/ZNOTE/1", [("~original.ZTITLE", "t:Shopping"), ("ZTITLE", "Shop")])
    #expect(edit.code == 303)
    withExtendedLifetime(file) {}
  }

  @Test("A removal that cannot be undone says so, and removes for good")
  func permanentRemovals() async throws {
    let (file, visitor) = try visitor(Self.library)
    let bar = await visitor.get("/t/books?open=1")
    #expect(bar.text.contains("would prevent restoring it. This can’t be undone."))
    let asked = await visitor.get("/t/books/1?remove")
    #expect(asked.text.contains("would prevent restoring it. This can’t be undone."))
    let buttons = try PageReader.page(asked).all("button")
    let button = try #require(buttons.first { $0.text.hasPrefix("Remove permanently") })
    let name = try #require(button["name"])
    let gone = await visitor.post("/t/books/1?remove", [(name, try #require(button["value"]))])
    #expect(gone.code == 303)
    #expect(await visitor.get("/t/books/1").code == 404)
    withExtendedLifetime(file) {}
  }

  @Test("A removal that cannot succeed is not offered")
  func noRemovals() async throws {
    let (file, visitor) = try visitor(
      """
      CREATE TABLE files (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO files VALUES (1, 'a');
      CREATE TRIGGER t AFTER DELETE ON files BEGIN SELECT before_delete(old.name); END;
      """)
    for address in ["/t/files", "/t/files?open=1", "/t/files/1"] {
      let page = await visitor.get(address)
      #expect(page.text.contains("No records can be removed here. A trigger"), "\(address)")
      #expect(!page.text.contains("remove#") && !page.text.contains("~press.remove"), "\(address)")
    }
    withExtendedLifetime(file) {}
  }

  @Test("The start page says why a table cannot be read, and has no link to it")
  func unreadableTables() async throws {
    let (file, visitor) = try visitor(
      """
      CREATE TABLE plain (id INTEGER PRIMARY KEY, name TEXT);
      CREATE VIEW sorted AS SELECT title_sort(name) AS name FROM plain;
      """)
    let page = await visitor.get("/")
    #expect(page.text.contains("Can’t be read: no such function: title_sort"))
    #expect(page.text.contains("href=\"/t/plain\"") && !page.text.contains("href=\"/t/sorted\""))
    withExtendedLifetime(file) {}
  }
}
