-- A reference of two columns, and a rule over two numbers.
CREATE TABLE depot (land TEXT, number TEXT, name TEXT, PRIMARY KEY (land, number));
INSERT INTO depot VALUES ('NL', '1', 'Delft'), ('BE', '2', 'Ghent');
CREATE TABLE parcel (
  id INTEGER PRIMARY KEY, land TEXT NOT NULL, number TEXT NOT NULL, ours INTEGER, theirs INTEGER,
  CHECK (ours + theirs = 100), FOREIGN KEY (land, number) REFERENCES depot (land, number));
INSERT INTO parcel VALUES (1, 'NL', '1', 50, 50);
