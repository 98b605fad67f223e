-- A column that a rule would take as the title, and that has no values.
CREATE TABLE mail (id INTEGER PRIMARY KEY, sender TEXT, subject TEXT, body TEXT);
INSERT INTO mail VALUES (1, 'ada@example.org', NULL, 'Come at noon'), (2, 'bo@example.org', NULL, 'Late again');
