-- What proves who an account is, what limits guessing, and what is remembered of it. Nothing here holds a password, a code or a link in clear.

ALTER TABLE account
  ADD COLUMN password_hash text,
  -- The password was issued by the office: it opens only the activation, which sets another one.
  ADD COLUMN office_issued boolean NOT NULL DEFAULT false,
  ADD COLUMN totp_secret text,
  -- Shown for scanning, not yet proved by a code.
  ADD COLUMN totp_offered text,
  -- Number of the last time step whose code was used: a code works once.
  ADD COLUMN totp_last_step bigint,
  ADD COLUMN notify_email boolean NOT NULL DEFAULT false,
  ADD COLUMN notify_sms boolean NOT NULL DEFAULT false,
  ADD COLUMN notify_address text,
  ADD COLUMN notify_phone text,
  ADD COLUMN first_login_at timestamptz,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN deleted_at timestamptz;
CREATE UNIQUE INDEX account_email ON account (lower(email)) WHERE state <> 'deleted';
CREATE INDEX account_pesel ON account (pesel) WHERE state <> 'deleted';

ALTER TABLE session
  ADD COLUMN first boolean NOT NULL DEFAULT false,
  -- A one-time code was given for this session.
  ADD COLUMN second_factor boolean NOT NULL DEFAULT false;

-- The first step of a login that waits for its one-time code.
CREATE TABLE pending_login (
  token_hash char(64) PRIMARY KEY,
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  used_at timestamptz
);

-- Links in letters: only the hash of a code is kept, and a code works once.
CREATE TABLE account_link (
  code_hash char(64) PRIMARY KEY,
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  kind varchar(20) NOT NULL CHECK (kind IN ('activation', 'office-activation', 'new-password')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  replaced_at timestamptz
);
CREATE INDEX account_link_account ON account_link (account_id, kind);

-- Counters of attempts by a keyed hash of what is counted, shared by all servers.
CREATE TABLE attempt (
  key char(64) PRIMARY KEY,
  count integer NOT NULL,
  window_ends_at timestamptz NOT NULL
);

-- A solved captcha counts once.
CREATE TABLE spent_captcha (
  nonce text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

-- Whom an identity node vouches for. Never found by e-mail address.
CREATE TABLE account_identity (
  provider varchar(40) NOT NULL,
  person_identifier text NOT NULL,
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (provider, person_identifier)
);

-- Consents with the text that they were given to.
CREATE TABLE account_consent (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  kind varchar(20) NOT NULL CHECK (kind IN ('data-processing', 'terms', 'notify-email', 'notify-sms')),
  given boolean NOT NULL,
  text_version text,
  decided_at timestamptz NOT NULL
);

-- What the office says and asks around accounts.
CREATE TABLE account_settings (
  -- True: an account before its activation is admitted as a restricted one.
  admit_unconfirmed boolean NOT NULL,
  ask_data_consent boolean NOT NULL,
  ask_terms boolean NOT NULL
);

CREATE TABLE account_text (
  kind varchar(20) NOT NULL CHECK (kind IN ('login-line', 'data-processing', 'terms')),
  position integer NOT NULL DEFAULT 1,
  version text NOT NULL,
  content jsonb NOT NULL,
  PRIMARY KEY (kind, position)
);

-- Letters that wait for the mail server; without one, those of the sandbox mailbox.
CREATE TABLE letter (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text NOT NULL,
  language varchar(2) NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  html text NOT NULL,
  created_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  sent_at timestamptz
);
CREATE INDEX letter_waiting ON letter (next_attempt_at) WHERE sent_at IS NULL;

-- Security events: no secret, no PESEL, no address of a person.
CREATE TABLE security_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  happened_at timestamptz NOT NULL,
  kind varchar(40) NOT NULL,
  account_id integer,
  -- Only the network, not the address in it.
  network varchar(50)
);
CREATE INDEX security_event_account ON security_event (account_id, happened_at);
