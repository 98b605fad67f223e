-- Columns without a type, which hold numbers.
CREATE TABLE photo (id INTEGER PRIMARY KEY, name NOT NULL DEFAULT '', stars);
INSERT INTO photo VALUES (1, 'P1', 1.0), (2, 'P2', 3.0), (3, 'P3', NULL), (4, 'P4', 5.0);
