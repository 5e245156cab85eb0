-- Recovery codes of two-factor login: the keyed hash of each code that was not used yet.
CREATE TABLE recovery_code (
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  hash char(64) NOT NULL,
  PRIMARY KEY (account_id, hash)
);
