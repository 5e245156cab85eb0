-- A payment that ended without money is asked about for thirty days: the gateway may have taken it after our patience was over, and its
-- message may be lost. Money that came so may also have gone back.

INSERT INTO payment_transition (from_state, to_state) VALUES
  ('refused', 'returned'), ('failed', 'returned'), ('expired', 'returned');

-- Every payment that was given up before is asked about again, an old one at least once.
UPDATE payment SET next_check_at = now(), checks = 0 WHERE state IN ('refused', 'failed', 'expired');

COMMENT ON COLUMN payment.next_check_at IS 'When the sweep looks at it next; null once nothing can come any more';
