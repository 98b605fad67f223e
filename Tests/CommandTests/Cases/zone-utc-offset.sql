-- Moments as texts that end in the zone +00:00.
CREATE TABLE novel (id INTEGER PRIMARY KEY, title TEXT NOT NULL, published TIMESTAMP, altered TIMESTAMP);
INSERT INTO novel VALUES
  (1, 'Amber', '2010-05-06 07:00:00+00:00', '2012-01-02 03:04:05.678901+00:00'),
  (2, 'Stone', '0101-01-01 00:00:00+00:00', '2012-01-03 03:04:05+00:00');
