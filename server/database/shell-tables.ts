import { type AnyPgColumn, bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import type { Language } from '../../engine';

/** A text for residents, by language. Polish is used where a language is missing. */
export type LocalText = { readonly pl: string; readonly [language: Language]: string };

/** A place of the office with its hours: days of the week from 1 for Monday, times as HH:mm. */
export interface OpenPlace {
  readonly name: LocalText;
  readonly days: readonly { readonly weekday: number; readonly from: string; readonly until: string }[];
}

// Columns, keys and references are those of migrations/, which tables.test.ts compares; indexes and checks are in migrations/ alone.
const linkKinds = ['STRONA_WLASNA', 'STRONA_WBUDOWANA', 'LINK'] as const;
const day = (name: string) => date(name, { mode: 'string' });
// The key of a table with one row: a second row would have the same key.
const onlyRow = () => boolean('only_row').primaryKey().default(true);
const flag = (name: string) => boolean(name).notNull();
const local = (name: string) => jsonb(name).$type<LocalText>();
const linkKind = (name: string) => varchar(name, { length: 16, enum: linkKinds });

export const officeSettings = pgTable('office_settings', {
  onlyRow: onlyRow(),
  maintenance: flag('maintenance'),
  serviceBreaks: integer('service_breaks').array().notNull(),
  showCommissions: flag('show_commissions'),
  captcha: flag('captcha'),
  loginEpuap: flag('login_epuap'),
  loginNode: flag('login_node'),
  loginPortal: flag('login_portal'),
  twoFactor: flag('two_factor'),
  correspondence: flag('correspondence'),
  internationalisation: flag('internationalisation'),
  builtYear: integer('built_year').notNull(),
  askSmsConsent: flag('ask_sms_consent'),
  askEmailConsent: flag('ask_email_consent'),
  meterNote: local('meter_note'),
  waterContract: flag('water_contract'),
  startLink: text('start_link'),
  startKind: linkKind('start_kind'),
  eOfficeAddress: text('e_office_address').notNull(),
});

export const visitCounter = pgTable('visit_counter', {
  onlyRow: onlyRow(),
  enabled: flag('enabled'),
  visits: bigint('visits', { mode: 'number' }).notNull(),
});

/** Columns of everything that a resident can follow: an item of the menu, a tile. */
const linkColumns = () => ({
  id: integer('id').primaryKey(),
  position: integer('position').notNull(),
  visible: flag('visible'),
  kind: linkKind('kind').notNull(),
  link: text('link').notNull(),
  newTab: flag('new_tab'),
  name: local('name').notNull(),
});

export const menuItem = pgTable('menu_item', linkColumns());

export const tile = pgTable('tile', {
  ...linkColumns(),
  icon: varchar('icon', { length: 40 }),
  description: local('description'),
});

export const contact = pgTable('contact', {
  onlyRow: onlyRow(),
  officeName: local('office_name'),
  street: text('street'),
  postalCode: text('postal_code'),
  webAddress: text('web_address'),
  phone: text('phone'),
  fax: text('fax'),
  email: text('email'),
  mapAddress: text('map_address'),
  openingHours: jsonb('opening_hours').$type<readonly OpenPlace[]>(),
  closedDays: jsonb('closed_days').$type<readonly { readonly day: string; readonly name: LocalText }[]>(),
  mapAppAddress: text('map_app_address'),
});

export const contactEntry = pgTable('contact_entry', {
  position: integer('position').primaryKey(),
  content: local('content').notNull(),
});

export const contentPage = pgTable('content_page', {
  fileName: varchar('file_name', { length: 200 }).primaryKey(),
  title: local('title').notNull(),
  html: local('html').notNull(),
  publishedOn: day('published_on'),
});

export const contentFolder = pgTable('content_folder', {
  id: integer('id').primaryKey(),
  tree: varchar('tree', { length: 20, enum: ['procedures', 'information'] }).notNull(),
  parentId: integer('parent_id').references((): AnyPgColumn => contentFolder.id),
  position: integer('position').notNull(),
  name: local('name').notNull(),
});

export const contentFolderPage = pgTable(
  'content_folder_page',
  {
    folderId: integer('folder_id')
      .notNull()
      .references(() => contentFolder.id),
    position: integer('position').notNull(),
    fileName: varchar('file_name', { length: 200 })
      .notNull()
      .references(() => contentPage.fileName),
  },
  (table) => [primaryKey({ columns: [table.folderId, table.fileName] })],
);

export const contentFolderFile = pgTable(
  'content_folder_file',
  {
    folderId: integer('folder_id')
      .notNull()
      .references(() => contentFolder.id),
    position: integer('position').notNull(),
    link: varchar('link', { length: 300 }).notNull(),
    extension: varchar('extension', { length: 10 }).notNull(),
    name: local('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.folderId, table.link] })],
);

export const serviceGroup = pgTable('service_group', {
  id: integer('id').primaryKey(),
  position: integer('position').notNull(),
  name: local('name').notNull(),
});

export const offeredService = pgTable('offered_service', {
  id: integer('id').primaryKey(),
  groupId: integer('group_id')
    .notNull()
    .references(() => serviceGroup.id),
  position: integer('position').notNull(),
  serviceNumber: integer('service_number'),
  protected: flag('protected'),
  institutionOnly: flag('institution_only'),
  personOnly: flag('person_only'),
  name: local('name').notNull(),
});

export const accessibilityDeclaration = pgTable('accessibility_declaration', {
  onlyRow: onlyRow(),
  bodyName: local('body_name').notNull(),
  siteName: local('site_name').notNull(),
  siteAddress: text('site_address').notNull(),
  status: varchar('status', { length: 20, enum: ['ZGODNA', 'CZESCIOWO_ZGODNA', 'NIEZGODNA'] }).notNull(),
  exceptions: local('exceptions'),
  publishedOn: day('published_on').notNull(),
  updatedOn: day('updated_on').notNull(),
  drawnUpOn: day('drawn_up_on').notNull(),
  reviewedOn: day('reviewed_on'),
  method: varchar('method', { length: 20, enum: ['SAMOOCENA', 'PODMIOT_ZEWNETRZNY'] }).notNull(),
  assessor: text('assessor'),
  contactPerson: local('contact_person').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  building: local('building').notNull(),
  buildingAddress: text('building_address'),
  communication: local('communication').notNull(),
  easyPage: varchar('easy_page', { length: 200 }).references(() => contentPage.fileName),
  signFilm: text('sign_film'),
  signFilmText: local('sign_film_text'),
  applications: jsonb('applications').$type<readonly { readonly name: LocalText; readonly address: string }[]>().notNull(),
});

export const sandboxEOfficeFile = pgTable('sandbox_e_office_file', {
  link: varchar('link', { length: 300 }).primaryKey(),
  title: text('title').notNull(),
  sheet: varchar('sheet', { length: 10, enum: ['form', 'notice'] }).notNull(),
  lines: jsonb('lines').$type<readonly string[]>().notNull(),
});
