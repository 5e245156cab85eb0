-- Logins at an identity node: the keys that sign, the nodes, logins that were begun, and what one leads to.

CREATE TABLE saml_key (
  name varchar(20) PRIMARY KEY CHECK (name IN ('portal', 'sandbox-node')),
  private_key text NOT NULL,
  public_key text NOT NULL
);

-- Nodes that the office has a contract with. An office without any row uses the sandbox node, where the sandbox is on.
CREATE TABLE identity_node (
  provider varchar(40) PRIMARY KEY CHECK (provider IN ('wezelKrajowy', 'profilZaufany')),
  entity_id text NOT NULL,
  -- Where the browser posts the request.
  address text NOT NULL,
  -- PEM of the certificate or public key that its answers are signed with.
  certificate text NOT NULL
);

-- A login that was begun: the request's id comes back in the answer as InResponseTo, and counts once.
CREATE TABLE external_login (
  request_id varchar(60) PRIMARY KEY,
  provider varchar(40) NOT NULL,
  address_ok text NOT NULL,
  address_error text NOT NULL,
  address_confirm text NOT NULL,
  language varchar(2) NOT NULL,
  -- The account in whose session the login was begun.
  signed_in_as integer REFERENCES account ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- The code that the browser brings to the portal in an address; it is exchanged for a session once.
CREATE TABLE login_code (
  code_hash char(64) PRIMARY KEY,
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- A person whom a node vouches for and who has no account yet.
CREATE TABLE registration_ticket (
  id uuid PRIMARY KEY,
  provider varchar(40) NOT NULL,
  person_identifier text NOT NULL,
  given_name text NOT NULL,
  family_name text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
