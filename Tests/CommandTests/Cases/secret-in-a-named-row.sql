-- Tables of names and values, where the name tells that the value is a secret.
CREATE TABLE options (id INTEGER PRIMARY KEY, option_name TEXT NOT NULL UNIQUE, option_value TEXT NOT NULL);
INSERT INTO options VALUES (1, 'site', 'https://example.org'), (2, 'smtp_password', 'sesame'), (3, 'title', 'Club');
