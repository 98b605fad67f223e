/// Schemas with work that never finishes, or nearly so.
enum LongWork {
  /// A view whose query never ends, and a trigger that reads it.
  static let endless =
    """
    CREATE VIEW never AS
      WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) AS n FROM c;
    CREATE TABLE trips (id INTEGER PRIMARY KEY, place TEXT); INSERT INTO trips VALUES (1, 'Rome');
    CREATE TRIGGER trip AFTER UPDATE ON trips BEGIN
      INSERT INTO people (name) SELECT n FROM never;
    END;
    """

  /// A trigger with one uninterruptible function call that compares some 10¹³ bytes.
  static let hanging =
    """
    CREATE TABLE trips (id INTEGER PRIMARY KEY, place TEXT); INSERT INTO trips VALUES (1, 'Rome');
    CREATE TABLE hay (stack, needle);
    INSERT INTO hay VALUES (zeroblob(8000000), zeroblob(4000000));
    UPDATE hay SET needle = CAST(needle || 'x' AS BLOB);
    CREATE TRIGGER trip AFTER UPDATE ON trips BEGIN
      INSERT INTO people (name) SELECT instr(stack, needle) FROM hay;
    END;
    """
}
