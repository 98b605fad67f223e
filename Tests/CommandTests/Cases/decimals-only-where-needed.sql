-- Some programs write the decimals of a second only where there are any.
CREATE TABLE delivery (id INTEGER PRIMARY KEY, code TEXT, arrived datetime NOT NULL);
INSERT INTO delivery VALUES
  (1, 'D-1', '2024-02-01 09:00:00.250000'), (2, 'D-2', '2024-02-02 10:15:30'),
  (3, 'D-3', '2024-02-03 11:30:45.000500');
CREATE TABLE reading (Id INTEGER PRIMARY KEY, Taken TEXT NOT NULL);
INSERT INTO reading VALUES (1, '2024-02-01 09:00:00.2500001'), (2, '2024-02-02 10:15:30'), (3, '2024-02-03 11:30:45.5');
