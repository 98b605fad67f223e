-- A trigger that calls a function which only the program that made the file has.
CREATE TABLE songs (id INTEGER PRIMARY KEY, title TEXT NOT NULL, sort TEXT);
INSERT INTO songs VALUES (1, 'The Lark', 'Lark, The'), (2, 'River', 'River');
CREATE TRIGGER songs_sorted AFTER UPDATE ON songs BEGIN
  UPDATE songs SET sort = own_sort(NEW.title) WHERE id = NEW.id AND OLD.title <> NEW.title;
END;
