-- Declarations of the waste fee are applications like others: with a receipt, a state and an answer. A person may send several.
ALTER TABLE application ADD COLUMN single boolean NOT NULL DEFAULT true;
DROP INDEX application_once;
CREATE UNIQUE INDEX application_once ON application (kind, party_id) WHERE single AND state <> 'refused';

INSERT INTO application (kind, party_id, sent_at, content, lines, definition, fee, state, single)
SELECT 'deklaracja-o-odpadach', party_id, sent_at, content, '[]', '-', 0, 'sent', false
FROM waste_declaration ORDER BY id;

DROP TABLE waste_declaration;
