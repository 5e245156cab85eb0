-- Reminders: the language in which an account reads them, where a mail program stops them, and what an account was reminded of already.
ALTER TABLE account ADD COLUMN notify_language varchar(3);
ALTER TABLE letter ADD COLUMN unsubscribe text;

CREATE TABLE reminder (
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  kind varchar(10) NOT NULL CHECK (kind IN ('before', 'soon', 'overdue', 'answered')),
  thing integer NOT NULL,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, kind, thing)
);
