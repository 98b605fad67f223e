extension OddDatabase {
  /// Dates as texts and as numbers, recognisable by type, by name or only by their values.
  static let dates = Group(
    "dates",
    """
    CREATE TABLE "dates" (id INTEGER PRIMARY KEY, day DATE, midnight DATETIME, moment TIMESTAMP,
      letter DATETIME, found TEXT, free, hour TIME, until DATE);
    INSERT INTO "dates" VALUES
      (1, '2002-08-14', '2002-08-14 00:00:00', '2002-08-14 09:30:15', '2002-08-14T09:30:00.250',
        '2002-08-14', '2002-08-14 09:30', '09:30', '9999-01-01'),
      (2, '2016-02-29', '2016-02-29 00:00:00', '2016-02-29 23:59:59', '2016-02-29T00:00:00.001',
        '2016-02-29', '2016-02-29 00:01', '23:59:59', '9999-12-31'),
      (3, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
    CREATE TABLE "moments" (id INTEGER PRIMARY KEY, created_at INTEGER, modified INTEGER,
      seen_ms REAL, last_visit_date REAL, hired DATE, "Sent On" INTEGER, julian_day INTEGER,
      time DATETIME, count INTEGER, ends_at DATETIME);
    INSERT INTO "moments" VALUES
      (1, 1029317415, 1029317415250, 5.5, julianday('2002-08-14 09:30:15'), 1029283200, 1029317415,
        2452501, 1029317415.25, 1029317415, '9999-12-31 23:59:59'),
      (2, 1456790399, 1456790399999, 6.5, julianday('2016-02-29'), 1456704000, 1456790399,
        2457448, 1456790399, 1456790399, '2016-02-29 12:00:00'),
      (3, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
    CREATE TABLE "no dates" (id INTEGER PRIMARY KEY, created_at INTEGER, day INTEGER, on_at REAL,
      born TEXT, phone INTEGER, due DATE);
    INSERT INTO "no dates" VALUES (1, 0, 20020814, 0.5, '14.8.2002', 1029317415, 'never'),
      (2, 1029317415, 20160230, 1.5, '2002-08-14', 1456790399, 7);
    """)
}
