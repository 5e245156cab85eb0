-- A payment gateway is known by its key alone, so that another one needs no change of the tables.

CREATE TABLE payment_gateway (
  key varchar(20) PRIMARY KEY CHECK (key ~ '^[a-z][a-z0-9]{0,19}$'),
  offered boolean NOT NULL,
  -- Percent of the amount.
  commission numeric(6, 2) CHECK (commission >= 0)
);
INSERT INTO payment_gateway (key, offered, commission)
  SELECT 'kir', kir, kir_commission FROM office_settings
  UNION ALL
  SELECT 'p24', p24, p24_commission FROM office_settings;
ALTER TABLE office_settings DROP COLUMN kir, DROP COLUMN kir_commission, DROP COLUMN p24, DROP COLUMN p24_commission;

ALTER TABLE payment DROP CONSTRAINT payment_provider_check;
ALTER TABLE payment ALTER COLUMN provider TYPE varchar(20);
ALTER TABLE payment ADD CHECK (provider ~ '^[a-z][a-z0-9]{0,19}$');
ALTER TABLE payment_event ALTER COLUMN provider TYPE varchar(20);
ALTER TABLE payment_event ADD CHECK (provider ~ '^[a-z][a-z0-9]{0,19}$');

ALTER TABLE sandbox_gateway_transaction DROP CONSTRAINT sandbox_gateway_transaction_gateway_check;
ALTER TABLE sandbox_gateway_transaction ALTER COLUMN gateway TYPE varchar(20);
ALTER TABLE sandbox_gateway_transaction ADD CHECK (gateway ~ '^[a-z][a-z0-9]{0,19}$');
