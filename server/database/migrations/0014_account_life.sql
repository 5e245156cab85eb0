-- What the browser takes to an identity node beside its request must come back unaltered with the answer. Null: nothing was sent along.
ALTER TABLE external_login ADD COLUMN relay_hash char(64);

-- Whom a person may act for, known to the office before the person has an account. Such a right counts for every verified account of the
-- person; a right of account_party counts for one account only.
CREATE TABLE party_right (
  party_id integer NOT NULL REFERENCES party,
  acts_for integer NOT NULL REFERENCES party,
  PRIMARY KEY (party_id, acts_for),
  CHECK (party_id <> acts_for)
);
