-- Text messages beside letters, reminders of readings and of corrections, and the day until which the office waits for a reading.
ALTER TABLE letter ADD COLUMN channel varchar(5) NOT NULL DEFAULT 'email' CHECK (channel IN ('email', 'sms'));

ALTER TABLE reminder DROP CONSTRAINT reminder_kind_check;
ALTER TABLE reminder ADD CONSTRAINT reminder_kind_check
  CHECK (kind IN ('before', 'soon', 'overdue', 'answered', 'corrected', 'reading'));
ALTER TABLE reminder ADD COLUMN channel varchar(5) NOT NULL DEFAULT 'email' CHECK (channel IN ('email', 'sms'));
-- A meter is read again and again: the day tells one reading from the next. Things that happen once have none.
ALTER TABLE reminder ADD COLUMN occasion date NOT NULL DEFAULT '1970-01-01';
ALTER TABLE reminder DROP CONSTRAINT reminder_pkey;
ALTER TABLE reminder ADD PRIMARY KEY (account_id, channel, kind, thing, occasion);

ALTER TABLE water_point ADD COLUMN read_by date;
