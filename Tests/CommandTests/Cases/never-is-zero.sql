-- 0, an empty text and a date of zeros mean that something never happened.
CREATE TABLE task (id INTEGER PRIMARY KEY, name TEXT, due_unix INTEGER);
INSERT INTO task VALUES (1, 'a', 1700000000), (2, 'b', 0), (3, 'c', 1710000000), (4, 'd', 0);
CREATE TABLE article (
  id INTEGER PRIMARY KEY, name TEXT, printed TEXT NOT NULL DEFAULT '0000-00-00 00:00:00', ended TEXT);
INSERT INTO article VALUES
  (1, 'a', '2022-01-02 03:04:05', '2022-01-03'), (2, 'b', '0000-00-00 00:00:00', ''),
  (3, 'c', '2022-05-06 07:08:09', '2022-05-07');
