-- Files that residents send, with their content in rows where no folder keeps it.
CREATE TABLE stored_file (
  id uuid PRIMARY KEY,
  account_id integer REFERENCES account (id) ON DELETE SET NULL,
  key varchar(64) NOT NULL,
  name text NOT NULL,
  kind varchar(8) NOT NULL,
  size bigint NOT NULL,
  sha256 varchar(64) NOT NULL,
  stored_at timestamptz,
  began_at timestamptz NOT NULL,
  sent_at timestamptz,
  UNIQUE (account_id, key)
);

CREATE INDEX stored_file_unsent ON stored_file (began_at) WHERE sent_at IS NULL;

CREATE TABLE stored_file_part (
  file_id uuid NOT NULL REFERENCES stored_file (id) ON DELETE CASCADE,
  number integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (file_id, number)
);
