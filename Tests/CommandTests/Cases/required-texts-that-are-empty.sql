-- Required texts without a default, which are empty in most rows.
CREATE TABLE member (
  id INTEGER PRIMARY KEY, login varchar(50) NOT NULL UNIQUE, surname varchar(50) NOT NULL,
  motto text NOT NULL);
INSERT INTO member VALUES (1, 'ada', 'Brandt', ''), (2, 'bo', '', ''), (3, 'cy', '', ''), (4, 'di', '', 'x');
