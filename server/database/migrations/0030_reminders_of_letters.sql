-- What an account was reminded of belongs to its letter until that is sent; a letter that is given up takes it along.
ALTER TABLE reminder ADD COLUMN letter_id integer REFERENCES letter ON DELETE CASCADE;
CREATE INDEX reminder_letter ON reminder (letter_id);

-- What became of a reading that was sent.
ALTER TABLE reminder DROP CONSTRAINT reminder_kind_check;
ALTER TABLE reminder ADD CONSTRAINT reminder_kind_check
  CHECK (kind IN ('before', 'soon', 'overdue', 'answered', 'corrected', 'reading', 'handled'));

-- The language in which an application was sent, and in which it is answered by e-mail.
ALTER TABLE application ADD COLUMN language varchar(3);
