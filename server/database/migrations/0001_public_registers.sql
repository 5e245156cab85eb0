-- Registers behind the public services. Amounts are decimals; dates have no time of day.

CREATE TABLE budget_chapter (
  code char(5) PRIMARY KEY,
  division char(3) NOT NULL,
  title text NOT NULL,
  CHECK (left(code, 3) = division)
);

CREATE TABLE budget_income (
  year integer NOT NULL,
  chapter char(5) NOT NULL REFERENCES budget_chapter,
  paragraph varchar(4) NOT NULL CHECK (paragraph ~ '^[0-9]{3,4}$'),
  title text NOT NULL,
  planned numeric(14, 2) NOT NULL,
  receivable numeric(14, 2),
  received numeric(14, 2) NOT NULL,
  executed numeric(14, 2) NOT NULL,
  PRIMARY KEY (year, chapter, paragraph)
);

CREATE TABLE budget_expenditure (
  year integer NOT NULL,
  chapter char(5) NOT NULL REFERENCES budget_chapter,
  paragraph varchar(4) NOT NULL CHECK (paragraph ~ '^[0-9]{3,4}$'),
  title text NOT NULL,
  planned numeric(14, 2) NOT NULL,
  spent numeric(14, 2) NOT NULL,
  liabilities numeric(14, 2) NOT NULL,
  costs numeric(14, 2) NOT NULL,
  committed numeric(14, 2) NOT NULL,
  PRIMARY KEY (year, chapter, paragraph)
);

CREATE TABLE polling_district (
  number integer PRIMARY KEY,
  constituency integer NOT NULL,
  commission_seat text NOT NULL
);

CREATE TABLE address (
  id integer PRIMARY KEY,
  town text NOT NULL,
  street text,
  house varchar(10) NOT NULL,
  flat varchar(10),
  postal_code char(6) NOT NULL,
  district_number integer NOT NULL REFERENCES polling_district
);

CREATE TABLE residence_status (
  code varchar(20) PRIMARY KEY,
  position integer NOT NULL UNIQUE,
  title text NOT NULL
);

CREATE TABLE resident (
  id integer PRIMARY KEY,
  pesel char(11) NOT NULL UNIQUE,
  given_name text NOT NULL,
  family_name text NOT NULL,
  sex char(1) NOT NULL CHECK (sex IN ('K', 'M')),
  birth_date date NOT NULL,
  citizen boolean NOT NULL,
  status_code varchar(20) NOT NULL REFERENCES residence_status
);
CREATE INDEX resident_birth_year ON resident ((extract(year FROM birth_date)));

CREATE TABLE registration (
  id integer PRIMARY KEY,
  resident_id integer NOT NULL REFERENCES resident,
  address_id integer NOT NULL REFERENCES address,
  kind varchar(9) NOT NULL CHECK (kind IN ('permanent', 'temporary')),
  since date NOT NULL,
  until date,
  CHECK (until IS NULL OR until >= since)
);
CREATE INDEX registration_resident ON registration (resident_id);

CREATE TABLE election (
  held_on date PRIMARY KEY,
  title text NOT NULL
);

CREATE TABLE voter_list (
  held_on date NOT NULL REFERENCES election,
  resident_id integer NOT NULL REFERENCES resident,
  address_id integer NOT NULL REFERENCES address,
  district_number integer NOT NULL REFERENCES polling_district,
  list_number integer NOT NULL,
  PRIMARY KEY (held_on, resident_id),
  UNIQUE (held_on, district_number, list_number)
);

CREATE TABLE tax_norm (
  code varchar(10) PRIMARY KEY,
  position integer NOT NULL UNIQUE,
  title text NOT NULL
);

CREATE TABLE vehicle (
  id integer PRIMARY KEY,
  registration_number varchar(10) NOT NULL UNIQUE,
  make text NOT NULL,
  norm_code varchar(10) NOT NULL REFERENCES tax_norm,
  registered_on date NOT NULL,
  deregistered_on date,
  CHECK (deregistered_on IS NULL OR deregistered_on >= registered_on)
);
CREATE INDEX vehicle_norm ON vehicle (norm_code, registered_on);

CREATE TABLE transport_tax_rate (
  year integer NOT NULL,
  norm_code varchar(10) NOT NULL REFERENCES tax_norm,
  yearly numeric(10, 2) NOT NULL,
  yearly_maximum numeric(10, 2) NOT NULL,
  PRIMARY KEY (year, norm_code),
  CHECK (yearly <= yearly_maximum)
);

-- One row: which sample data this database holds.
CREATE TABLE sample_data (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  scale numeric(7, 3) NOT NULL,
  as_of date NOT NULL
);
