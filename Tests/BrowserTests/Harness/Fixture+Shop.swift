extension Fixture {
  /// A replacement for the sample database, with the tables, names, keys and numbers of rows that
  /// the walks rely on.
  static let shop = """
    CREATE TABLE [Employee] (
      [EmployeeId] INTEGER NOT NULL, [LastName] NVARCHAR(20) NOT NULL,
      [FirstName] NVARCHAR(20) NOT NULL, [Title] NVARCHAR(30), [ReportsTo] INTEGER,
      [BirthDate] DATETIME, [HireDate] DATETIME, [Address] NVARCHAR(70), [City] NVARCHAR(40),
      [State] NVARCHAR(40), [Country] NVARCHAR(40), [PostalCode] NVARCHAR(10),
      [Phone] NVARCHAR(24), [Fax] NVARCHAR(24), [Email] NVARCHAR(60),
      CONSTRAINT [PK_Employee] PRIMARY KEY ([EmployeeId]),
      FOREIGN KEY ([ReportsTo]) REFERENCES [Employee] ([EmployeeId]));
    INSERT INTO [Employee] VALUES (1, 'Adams', 'Andrew', 'General Manager', NULL,
      '1962-02-18 00:00:00', '2002-08-14 00:00:00', '11120 Jasper Ave NW', 'Edmonton', 'AB',
      'Canada', 'T5K 2N1', '+1 (780) 428-9482', '+1 (780) 428-3457', 'andrew@chinookcorp.com');
    CREATE TABLE Album (AlbumId INTEGER NOT NULL PRIMARY KEY, Title NVARCHAR(160) NOT NULL);
    INSERT INTO Album VALUES (1, 'For Those About To Rock We Salute You'), (2, 'Balls to the Wall'),
      (3, 'Restless and Wild'), (4, 'Let There Be Rock'), (5, 'Big Ones');
    CREATE TABLE MediaType (MediaTypeId INTEGER NOT NULL PRIMARY KEY, Name NVARCHAR(120));
    INSERT INTO MediaType VALUES (1, 'MPEG audio file');
    CREATE TABLE Genre (GenreId INTEGER NOT NULL PRIMARY KEY, Name NVARCHAR(120));
    INSERT INTO Genre VALUES (1, 'Rock');
    CREATE TABLE Track (
      TrackId INTEGER NOT NULL PRIMARY KEY, Name NVARCHAR(200) NOT NULL,
      AlbumId INTEGER REFERENCES Album (AlbumId),
      MediaTypeId INTEGER NOT NULL REFERENCES MediaType (MediaTypeId),
      GenreId INTEGER REFERENCES Genre (GenreId));
    INSERT INTO Track VALUES (1, 'For Those About To Rock (We Salute You)', 1, 1, 1),
      (2, 'Balls to the Wall', 2, 1, 1);
    CREATE TABLE Artist (ArtistId INTEGER NOT NULL PRIMARY KEY, Name NVARCHAR(120));
    INSERT INTO Artist VALUES (1, 'AC/DC'), (2, 'Accept');
    CREATE TABLE Customer (
      CustomerId INTEGER NOT NULL PRIMARY KEY, FirstName NVARCHAR(40) NOT NULL,
      LastName NVARCHAR(20) NOT NULL, City NVARCHAR(40), Email NVARCHAR(60) NOT NULL);
    INSERT INTO Customer VALUES (1, 'Luís', 'Gonçalves', 'São José dos Campos', 'luis@example.com'),
      (2, 'Leonie', 'Köhler', 'Stuttgart', 'leonie@example.com');
    CREATE TABLE Invoice (
      InvoiceId INTEGER NOT NULL PRIMARY KEY,
      CustomerId INTEGER NOT NULL REFERENCES Customer (CustomerId),
      InvoiceDate DATETIME NOT NULL, BillingCity NVARCHAR(40), Total NUMERIC(10,2) NOT NULL);
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 412)
      INSERT INTO Invoice SELECT n, 2 - (n - 1) % 2, datetime('2021-01-01', (n - 1) || ' days'),
        iif(n % 2, 'Stuttgart', 'São José dos Campos'), 1.98 FROM numbers;
    CREATE TABLE InvoiceLine (
      InvoiceLineId INTEGER NOT NULL PRIMARY KEY,
      InvoiceId INTEGER NOT NULL REFERENCES Invoice (InvoiceId),
      TrackId INTEGER NOT NULL REFERENCES Track (TrackId),
      UnitPrice NUMERIC(10,2) NOT NULL, Quantity INTEGER NOT NULL);
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2240)
      INSERT INTO InvoiceLine SELECT n, (n - 1) / 6 + 1, 2, 0.99, 1 FROM numbers;
    """
}
