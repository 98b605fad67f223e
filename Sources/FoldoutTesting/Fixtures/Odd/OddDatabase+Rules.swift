extension OddDatabase {
  /// Triggers that change, refuse, ignore or remove, and one that fails because its table is gone.
  static let rules = Group(
    "rules",
    """
    CREATE TABLE "triggers that change" (id INTEGER PRIMARY KEY, code TEXT, note TEXT);
    INSERT INTO "triggers that change" VALUES (1, 'A1', 'x');
    CREATE TRIGGER "upper" AFTER UPDATE OF code ON "triggers that change" BEGIN
      UPDATE "triggers that change" SET code = upper(new.code), note = 'changed' WHERE id = new.id;
    END;
    CREATE TABLE "triggers that refuse" (id INTEGER PRIMARY KEY, code TEXT, note TEXT);
    INSERT INTO "triggers that refuse" VALUES (1, 'A1', 'x');
    CREATE TRIGGER "refuse" BEFORE UPDATE OF code ON "triggers that refuse" BEGIN
      SELECT RAISE(ABORT, 'codes are for ever');
    END;
    CREATE TABLE "triggers that ignore" (id INTEGER PRIMARY KEY, code TEXT);
    INSERT INTO "triggers that ignore" VALUES (1, 'A1');
    CREATE TRIGGER "ignore" BEFORE UPDATE ON "triggers that ignore" BEGIN
      SELECT RAISE(IGNORE);
    END;
    CREATE TABLE "triggers that remove" (id INTEGER PRIMARY KEY, code TEXT);
    INSERT INTO "triggers that remove" VALUES (1, 'A1');
    CREATE TRIGGER "remove" AFTER UPDATE ON "triggers that remove" BEGIN
      DELETE FROM "triggers that remove" WHERE id = new.id;
    END;
    CREATE TABLE "triggers that fail" (id INTEGER PRIMARY KEY, code TEXT);
    INSERT INTO "triggers that fail" VALUES (1, 'A1');
    CREATE TRIGGER "fail" AFTER UPDATE ON "triggers that fail" BEGIN
      INSERT INTO "log that was dropped" VALUES (new.code);
    END;
    """)

  /// Foreign keys to their own table, to pairs of columns, to a missing table, and deferred ones.
  static let references = Group(
    "references",
    """
    PRAGMA foreign_keys = OFF;
    CREATE TABLE "people" (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT,
      boss INTEGER REFERENCES people (id), password TEXT);
    INSERT INTO "people" VALUES (1, 'Ada', 'Brandt', NULL, 'hunter2'), (2, 'Bo', 'Åkesson', 1, NULL),
      (3, NULL, '', 3, '');
    CREATE TABLE "pairs" (a TEXT, b TEXT, label TEXT, UNIQUE (a, b));
    INSERT INTO "pairs" VALUES ('x', 'y', 'first'), ('x', 'z', 'second');
    CREATE TABLE "members" (id INTEGER PRIMARY KEY, a TEXT, b TEXT,
      person INTEGER REFERENCES people (id) DEFERRABLE INITIALLY DEFERRED, role TEXT,
      FOREIGN KEY (a, b) REFERENCES pairs (a, b));
    INSERT INTO "members" VALUES (1, 'x', 'y', 1, 'head'), (2, 'x', 'z', 2, 'hand');
    CREATE TABLE "refers to nothing" (id INTEGER PRIMARY KEY, other INTEGER REFERENCES nowhere (id),
      label TEXT);
    INSERT INTO "refers to nothing" VALUES (1, NULL, 'x');
    """)

  /// Views: plain, with an INSTEAD OF trigger, recursive, empty, and broken in several ways.
  static let views = Group(
    "views",
    """
    CREATE VIEW "plain view" AS SELECT id, first_name AS name, last_name FROM people;
    CREATE VIEW "view that could be written" AS SELECT id, first_name AS name FROM people;
    CREATE TRIGGER "instead" INSTEAD OF UPDATE ON "view that could be written" BEGIN
      UPDATE people SET first_name = new.name WHERE id = new.id;
    END;
    CREATE VIEW "view of numbers" AS WITH RECURSIVE n (i) AS (
      SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 250) SELECT i, i * i AS square FROM n;
    CREATE VIEW "view of nothing" AS SELECT * FROM nowhere;
    CREATE VIEW "view of a missing column" AS SELECT people.elsewhere FROM people;
    CREATE VIEW "view of a missing function" AS SELECT no_such_function(id) AS x FROM people;
    CREATE VIEW "view of itself" AS SELECT * FROM "view of itself too";
    CREATE VIEW "view of itself too" AS SELECT * FROM "view of itself";
    CREATE VIEW "view of no rows" AS SELECT id FROM people WHERE 0;
    CREATE VIEW "view that fails in the middle" AS
      SELECT id, abs(CASE WHEN id = 2 THEN -9223372036854775807 - 1 ELSE id END) AS x FROM people;
    """)
}
