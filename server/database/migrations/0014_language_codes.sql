-- Languages have codes of two or three letters, such as csb.
ALTER TABLE letter ALTER COLUMN language TYPE varchar(3);
ALTER TABLE external_login ALTER COLUMN language TYPE varchar(3);
