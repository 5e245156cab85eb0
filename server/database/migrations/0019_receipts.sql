-- Proofs of payment by e-mail: who ordered a payment, in which language, and the address to which its proof was written.
ALTER TABLE payment ADD COLUMN account_id integer REFERENCES account;
ALTER TABLE payment ADD COLUMN language varchar(3);
ALTER TABLE payment ADD COLUMN receipt_to text;
