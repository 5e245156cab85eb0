-- Answers of calls by the key of their sending, so that what is sent again is not done again.
CREATE TABLE sent_call (
  account_id integer NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  key varchar(64) NOT NULL,
  hash varchar(64) NOT NULL,
  answer jsonb,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, key)
);

CREATE INDEX sent_call_old ON sent_call (sent_at);
