-- A column of milliseconds, whose declared default is a text.
CREATE TABLE comment (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, written DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
  body TEXT NOT NULL);
INSERT INTO comment VALUES (1, 1680000000123, 'First'), (2, 1680000100456, 'Second');
