-- A column whose first rows have no value.
CREATE TABLE ticket (id INTEGER PRIMARY KEY, title TEXT NOT NULL, closed_at TEXT);
INSERT INTO ticket VALUES
  (1, 'a', NULL), (2, 'b', NULL), (3, 'c', NULL), (4, 'd', NULL), (5, 'e', NULL),
  (6, 'f', '2023-01-02 10:00:00'), (7, 'g', '2023-01-03 11:00:00');
