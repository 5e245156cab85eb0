-- What the office itself decides about its portal: settings, menu, tiles, pages, trees of procedures, contact, services on offer.
-- Texts that residents read are JSON objects by language; Polish is always there.

CREATE TABLE office_settings (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  maintenance boolean NOT NULL,
  service_breaks integer[] NOT NULL,
  kir boolean NOT NULL,
  kir_commission numeric(6, 2) CHECK (kir_commission >= 0),
  p24 boolean NOT NULL,
  p24_commission numeric(6, 2) CHECK (p24_commission >= 0),
  show_commissions boolean NOT NULL,
  captcha boolean NOT NULL,
  login_epuap boolean NOT NULL,
  login_node boolean NOT NULL,
  login_portal boolean NOT NULL,
  two_factor boolean NOT NULL,
  correspondence boolean NOT NULL,
  internationalisation boolean NOT NULL,
  built_year integer NOT NULL CHECK (built_year BETWEEN 1990 AND 2200),
  ask_sms_consent boolean NOT NULL,
  ask_email_consent boolean NOT NULL,
  meter_note jsonb CHECK (meter_note ? 'pl'),
  water_contract boolean NOT NULL,
  start_link text CHECK (start_link <> ''),
  start_kind varchar(16) CHECK (start_kind IN ('STRONA_WLASNA', 'STRONA_WBUDOWANA', 'LINK')),
  e_office_address text NOT NULL,
  CHECK ((start_link IS NULL) = (start_kind IS NULL))
);

CREATE TABLE visit_counter (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  enabled boolean NOT NULL,
  visits bigint NOT NULL CHECK (visits >= 0)
);

CREATE TABLE menu_item (
  id integer PRIMARY KEY,
  position integer NOT NULL,
  visible boolean NOT NULL,
  kind varchar(16) NOT NULL CHECK (kind IN ('STRONA_WLASNA', 'STRONA_WBUDOWANA', 'LINK')),
  link text NOT NULL CHECK (link <> ''),
  new_tab boolean NOT NULL,
  name jsonb NOT NULL CHECK (name ? 'pl')
);

CREATE TABLE tile (
  id integer PRIMARY KEY,
  position integer NOT NULL,
  visible boolean NOT NULL,
  kind varchar(16) NOT NULL CHECK (kind IN ('STRONA_WLASNA', 'STRONA_WBUDOWANA', 'LINK')),
  link text NOT NULL CHECK (link <> ''),
  new_tab boolean NOT NULL,
  name jsonb NOT NULL CHECK (name ? 'pl'),
  icon varchar(40),
  description jsonb CHECK (description ? 'pl')
);

CREATE TABLE contact (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  office_name jsonb CHECK (office_name ? 'pl'),
  street text,
  postal_code text,
  web_address text,
  phone text,
  fax text,
  email text,
  map_address text
);

CREATE TABLE contact_entry (
  position integer PRIMARY KEY CHECK (position BETWEEN 1 AND 5),
  content jsonb NOT NULL CHECK (content ? 'pl')
);

CREATE TABLE content_page (
  file_name varchar(200) PRIMARY KEY CHECK (file_name <> ''),
  title jsonb NOT NULL CHECK (title ? 'pl'),
  html jsonb NOT NULL CHECK (html ? 'pl')
);

-- The folder without a parent is the first one of its tree.
CREATE TABLE content_folder (
  id integer PRIMARY KEY,
  tree varchar(20) NOT NULL CHECK (tree IN ('procedures', 'information')),
  parent_id integer REFERENCES content_folder CHECK (parent_id < id),
  position integer NOT NULL,
  name jsonb NOT NULL CHECK (name ? 'pl')
);
CREATE UNIQUE INDEX content_folder_first ON content_folder (tree) WHERE parent_id IS NULL;

CREATE TABLE content_folder_page (
  folder_id integer NOT NULL REFERENCES content_folder,
  position integer NOT NULL,
  file_name varchar(200) NOT NULL REFERENCES content_page,
  PRIMARY KEY (folder_id, file_name)
);

CREATE TABLE content_folder_file (
  folder_id integer NOT NULL REFERENCES content_folder,
  position integer NOT NULL,
  link varchar(300) NOT NULL CHECK (link <> ''),
  extension varchar(10) NOT NULL,
  name jsonb NOT NULL CHECK (name ? 'pl'),
  PRIMARY KEY (folder_id, link)
);

CREATE TABLE service_group (
  id integer PRIMARY KEY,
  position integer NOT NULL,
  name jsonb NOT NULL CHECK (name ? 'pl')
);

CREATE TABLE offered_service (
  id integer PRIMARY KEY,
  group_id integer NOT NULL REFERENCES service_group,
  position integer NOT NULL,
  service_number integer,
  protected boolean NOT NULL,
  institution_only boolean NOT NULL,
  person_only boolean NOT NULL,
  name jsonb NOT NULL CHECK (name ? 'pl'),
  CHECK (NOT (institution_only AND person_only))
);

CREATE TABLE accessibility_declaration (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  body_name jsonb NOT NULL CHECK (body_name ? 'pl'),
  site_name jsonb NOT NULL CHECK (site_name ? 'pl'),
  site_address text NOT NULL,
  status varchar(20) NOT NULL CHECK (status IN ('ZGODNA', 'CZESCIOWO_ZGODNA', 'NIEZGODNA')),
  exceptions jsonb CHECK (exceptions ? 'pl'),
  published_on date NOT NULL,
  updated_on date NOT NULL,
  drawn_up_on date NOT NULL,
  reviewed_on date,
  method varchar(20) NOT NULL CHECK (method IN ('SAMOOCENA', 'PODMIOT_ZEWNETRZNY')),
  assessor text,
  contact_person jsonb NOT NULL CHECK (contact_person ? 'pl'),
  email text NOT NULL,
  phone text NOT NULL,
  building jsonb NOT NULL CHECK (building ? 'pl'),
  building_address text,
  communication jsonb NOT NULL CHECK (communication ? 'pl'),
  applications jsonb NOT NULL,
  CHECK ((method = 'PODMIOT_ZEWNETRZNY') = (assessor IS NOT NULL))
);

-- Files of the sandbox e-office, the other side of the links in the trees above.
CREATE TABLE sandbox_e_office_file (
  link varchar(300) PRIMARY KEY,
  title text NOT NULL,
  sheet varchar(10) NOT NULL CHECK (sheet IN ('form', 'notice')),
  lines jsonb NOT NULL
);
