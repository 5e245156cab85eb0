-- Payments by the gateways: intents, what they are for, what happened to them, what was posted; and the sandbox gateways' own books.

CREATE TABLE payment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The portal's name of the payment (idPrzelewu), 128 random bits.
  transfer_id varchar(22) NOT NULL UNIQUE,
  provider varchar(3) NOT NULL CHECK (provider IN ('kir', 'p24')),
  -- The gateway's name of the payment, made by us.
  session_id varchar(100) NOT NULL,
  party_id integer NOT NULL REFERENCES party,
  card_id integer NOT NULL REFERENCES due_card,
  -- Grosze, as all amounts here.
  amount bigint NOT NULL CHECK (amount > 0),
  currency char(3) NOT NULL,
  commission bigint NOT NULL DEFAULT 0 CHECK (commission >= 0),
  title text NOT NULL,
  account_number varchar(26) NOT NULL,
  payer_email text NOT NULL,
  return_ok text NOT NULL,
  return_error text NOT NULL,
  state varchar(10) NOT NULL DEFAULT 'created',
  -- Under which the gateway knows the registered payment, where it gives one.
  token text,
  -- The gateway's number of the money, up to 2^63 - 1.
  order_id bigint,
  -- Why it failed or is disputed.
  reason text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  verified_at timestamptz,
  posted_at timestamptz,
  -- When the sweep looks at it next; null once it is over.
  next_check_at timestamptz,
  checks integer NOT NULL DEFAULT 0,
  UNIQUE (provider, session_id),
  UNIQUE (provider, order_id)
);
CREATE INDEX payment_party ON payment (party_id, created_at);
CREATE INDEX payment_card ON payment (card_id);
CREATE INDEX payment_due ON payment (next_check_at) WHERE next_check_at IS NOT NULL;

-- The only changes of state; the program has the same list.
CREATE TABLE payment_transition (
  from_state varchar(10) NOT NULL,
  to_state varchar(10) NOT NULL,
  PRIMARY KEY (from_state, to_state)
);
INSERT INTO payment_transition (from_state, to_state) VALUES
  ('created', 'registered'), ('created', 'failed'), ('created', 'paid'), ('created', 'refused'), ('created', 'expired'), ('created', 'returned'),
  ('created', 'disputed'),
  ('registered', 'pending'), ('registered', 'paid'), ('registered', 'refused'), ('registered', 'expired'), ('registered', 'returned'),
  ('registered', 'disputed'),
  ('pending', 'paid'), ('pending', 'refused'), ('pending', 'expired'), ('pending', 'returned'), ('pending', 'disputed'),
  ('paid', 'verified'), ('paid', 'returned'), ('paid', 'disputed'),
  ('verified', 'posted'), ('verified', 'returned'), ('verified', 'disputed'),
  ('posted', 'disputed'),
  ('refused', 'paid'), ('refused', 'disputed'),
  ('failed', 'paid'), ('failed', 'disputed'),
  ('expired', 'paid'), ('expired', 'disputed');

CREATE FUNCTION check_payment_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'created' THEN RAISE EXCEPTION 'A payment begins as created, not as %', NEW.state; END IF;
  ELSIF NOT EXISTS (SELECT 1 FROM payment_transition WHERE from_state = OLD.state AND to_state = NEW.state) THEN
    RAISE EXCEPTION 'A payment does not go from % to %', OLD.state, NEW.state;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_state BEFORE INSERT OR UPDATE OF state ON payment FOR EACH ROW EXECUTE FUNCTION check_payment_state();

CREATE FUNCTION check_payment_intent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.transfer_id, NEW.provider, NEW.session_id, NEW.party_id, NEW.card_id, NEW.amount, NEW.currency)
    IS DISTINCT FROM (OLD.transfer_id, OLD.provider, OLD.session_id, OLD.party_id, OLD.card_id, OLD.amount, OLD.currency)
    OR (OLD.order_id IS NOT NULL AND NEW.order_id IS DISTINCT FROM OLD.order_id)
  THEN RAISE EXCEPTION 'What a payment is for does not change'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_intent BEFORE UPDATE ON payment FOR EACH ROW EXECUTE FUNCTION check_payment_intent();

-- What a payment is for, as it was when it was ordered: the history shows it so.
CREATE TABLE payment_item (
  payment_id bigint NOT NULL REFERENCES payment,
  position integer NOT NULL,
  instalment_id integer NOT NULL REFERENCES due_instalment,
  part_id integer NOT NULL REFERENCES due_part,
  amount bigint NOT NULL CHECK (amount > 0),
  kind text,
  number integer,
  due_on date,
  principal bigint NOT NULL,
  costs bigint NOT NULL,
  interest bigint NOT NULL,
  prolongation bigint NOT NULL,
  PRIMARY KEY (payment_id, position)
);
CREATE INDEX payment_item_part ON payment_item (part_id);

-- Everything that was heard about payments, what was not believed included.
CREATE TABLE payment_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id bigint REFERENCES payment,
  provider varchar(3) NOT NULL,
  happened_at timestamptz NOT NULL,
  source varchar(12) NOT NULL CHECK (source IN ('resident', 'gateway', 'notification', 'sweep', 'posting')),
  event varchar(12) NOT NULL,
  from_state varchar(10),
  to_state varchar(10),
  detail text
);
CREATE INDEX payment_event_payment ON payment_event (payment_id);

-- A payment is posted once.
CREATE TABLE payment_posting (
  payment_id bigint PRIMARY KEY REFERENCES payment,
  posted_at timestamptz NOT NULL,
  -- What came for dues that were paid already.
  overpaid bigint NOT NULL CHECK (overpaid >= 0)
);

-- Books of the sandbox gateways, which know the office only by what they were told.
CREATE TABLE sandbox_gateway_transaction (
  gateway varchar(3) NOT NULL CHECK (gateway IN ('kir', 'p24')),
  session_id varchar(100) NOT NULL,
  token varchar(40) NOT NULL UNIQUE,
  order_id bigint GENERATED ALWAYS AS IDENTITY (START WITH 9007199254740993) UNIQUE,
  amount bigint NOT NULL,
  currency char(3) NOT NULL,
  description text NOT NULL,
  return_ok text NOT NULL,
  return_error text NOT NULL,
  notify_at text NOT NULL,
  state varchar(10) NOT NULL CHECK (state IN ('open', 'paid', 'refused', 'verified')),
  -- What the next notification is to look like, and when it goes out.
  manner varchar(10),
  notification_due timestamptz,
  notifications integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (gateway, session_id)
);
