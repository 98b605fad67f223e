-- Columns that refer to other tables, as only their names and values say.
CREATE TABLE authors (guid TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL);
INSERT INTO authors VALUES ('11111111aaaaaaaa', 'Ada'), ('22222222bbbbbbbb', 'Bo');
CREATE TABLE poems (guid TEXT PRIMARY KEY NOT NULL, author_guid TEXT NOT NULL, lines INTEGER);
INSERT INTO poems VALUES ('33333333cccccccc', '11111111aaaaaaaa', 14), ('44444444dddddddd', '22222222bbbbbbbb', 3);
