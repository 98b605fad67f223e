-- SQLite reads DEFAULT "" as an empty text; Calibre declares its defaults so.
CREATE TABLE shelf (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, url TEXT NOT NULL DEFAULT "",
  plain TEXT NOT NULL DEFAULT '', sort TEXT NOT NULL DEFAULT "wall");
INSERT INTO shelf (name, url) VALUES ('Hall', 'x'), ('Attic', '');
