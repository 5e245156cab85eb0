-- A login elsewhere belongs to the browser that began it: each of its steps carries the hash of a key that only that browser has.
-- What was under way is begun anew.

DELETE FROM external_login;
DELETE FROM login_code;
DELETE FROM registration_ticket;
ALTER TABLE external_login ADD COLUMN browser_hash char(64) NOT NULL;
ALTER TABLE login_code ADD COLUMN browser_hash char(64) NOT NULL;
ALTER TABLE registration_ticket ADD COLUMN browser_hash char(64) NOT NULL;
