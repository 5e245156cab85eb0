-- The editors' layer: who edits, their drafts and proposals, what was published, and the log.
CREATE TABLE studio_editor (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  login text NOT NULL,
  name text NOT NULL,
  administrator boolean NOT NULL DEFAULT false,
  password_hash text,
  totp_secret text,
  totp_last_step bigint,
  invitation_hash char(64),
  invited_until timestamptz,
  created_at timestamptz NOT NULL,
  disabled_at timestamptz
);
CREATE UNIQUE INDEX studio_editor_login ON studio_editor (lower(login));

-- A right for a group of services; 'portal' stands for what belongs to none, '*' for all.
CREATE TABLE studio_right (
  editor_id integer NOT NULL REFERENCES studio_editor ON DELETE CASCADE,
  role varchar(10) NOT NULL CHECK (role IN ('editor', 'approver')),
  service_group varchar(100) NOT NULL,
  PRIMARY KEY (editor_id, role, service_group)
);

CREATE TABLE studio_session (
  token_hash char(64) PRIMARY KEY,
  editor_id integer NOT NULL REFERENCES studio_editor ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX studio_session_editor ON studio_session (editor_id);

-- The published states of the layer. What an editor published is never changed.
CREATE TABLE studio_revision (
  number integer PRIMARY KEY CHECK (number > 0),
  kind varchar(11) NOT NULL CHECK (kind IN ('publication', 'rollback', 'import')),
  layer text NOT NULL,
  changes text NOT NULL,
  sentences text NOT NULL,
  ground_hash char(64) NOT NULL,
  pack_version text NOT NULL,
  title text NOT NULL,
  reason text NOT NULL,
  legal_basis text NOT NULL,
  author_id integer REFERENCES studio_editor,
  approver_id integer REFERENCES studio_editor,
  draft_id integer,
  of_revision integer REFERENCES studio_revision,
  published_at timestamptz NOT NULL
);

CREATE TABLE studio_draft (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  author_id integer NOT NULL REFERENCES studio_editor,
  state varchar(9) NOT NULL CHECK (state IN ('draft', 'handed-in', 'returned', 'approved', 'scheduled', 'published', 'withdrawn')),
  version integer NOT NULL DEFAULT 1,
  title text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  legal_basis text NOT NULL DEFAULT '',
  comment text NOT NULL DEFAULT '',
  changes text NOT NULL,
  approver_id integer REFERENCES studio_editor,
  publish_at timestamptz,
  revision integer REFERENCES studio_revision,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK ((state = 'scheduled') = (publish_at IS NOT NULL)),
  CHECK ((state = 'published') = (revision IS NOT NULL))
);
CREATE INDEX studio_draft_state ON studio_draft (state, publish_at);

-- One row: which revision residents see.
CREATE TABLE studio_published (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  revision integer NOT NULL REFERENCES studio_revision
);

CREATE TABLE studio_event (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  happened_at timestamptz NOT NULL,
  kind varchar(40) NOT NULL,
  editor_id integer REFERENCES studio_editor,
  draft_id integer,
  revision integer,
  details text NOT NULL DEFAULT ''
);

CREATE FUNCTION refuse_studio_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed or deleted', TG_TABLE_NAME;
END $$;
CREATE TRIGGER studio_revision_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON studio_revision FOR EACH STATEMENT EXECUTE FUNCTION refuse_studio_change();
CREATE TRIGGER studio_event_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON studio_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_studio_change();
