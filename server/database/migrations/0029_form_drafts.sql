-- Forms that residents have not sent yet.
CREATE TABLE form_draft (
  account_id integer NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  party_id integer NOT NULL REFERENCES party (id),
  form varchar(100) NOT NULL,
  version integer NOT NULL,
  content text NOT NULL,
  definition varchar(200) NOT NULL,
  passed integer NOT NULL,
  steps integer NOT NULL,
  saved_at timestamptz NOT NULL,
  kept_until timestamptz NOT NULL,
  PRIMARY KEY (account_id, party_id, form)
);

CREATE INDEX form_draft_old ON form_draft (kept_until);
