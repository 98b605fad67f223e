-- Yes or no about a password, which is no password.
CREATE TABLE account (
  id INTEGER PRIMARY KEY, name TEXT, password TEXT, show_password BOOLEAN NOT NULL,
  must_change_password INTEGER NOT NULL DEFAULT 0);
INSERT INTO account VALUES (1, 'ada', 'x', 0, 1), (2, 'bo', 'y', 1, 0);
