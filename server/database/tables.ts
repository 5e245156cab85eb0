import { boolean, char, date, integer, numeric, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';

// Columns, keys and references are those of migrations/, which tables.test.ts compares; indexes and checks are in migrations/ alone.
const rate = (name: string) => numeric(name, { precision: 10, scale: 2, mode: 'number' });
const amount = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });
const day = (name: string) => date(name, { mode: 'string' });

export const budgetChapter = pgTable('budget_chapter', {
  code: char('code', { length: 5 }).primaryKey(),
  division: char('division', { length: 3 }).notNull(),
  title: text('title').notNull(),
});

export const budgetIncome = pgTable(
  'budget_income',
  {
    year: integer('year').notNull(),
    chapter: char('chapter', { length: 5 })
      .notNull()
      .references(() => budgetChapter.code),
    paragraph: varchar('paragraph', { length: 4 }).notNull(),
    title: text('title').notNull(),
    planned: amount('planned').notNull(),
    receivable: amount('receivable'),
    received: amount('received').notNull(),
    executed: amount('executed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.year, table.chapter, table.paragraph] })],
);

export const budgetExpenditure = pgTable(
  'budget_expenditure',
  {
    year: integer('year').notNull(),
    chapter: char('chapter', { length: 5 })
      .notNull()
      .references(() => budgetChapter.code),
    paragraph: varchar('paragraph', { length: 4 }).notNull(),
    title: text('title').notNull(),
    planned: amount('planned').notNull(),
    spent: amount('spent').notNull(),
    liabilities: amount('liabilities').notNull(),
    costs: amount('costs').notNull(),
    committed: amount('committed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.year, table.chapter, table.paragraph] })],
);

export const pollingDistrict = pgTable('polling_district', {
  number: integer('number').primaryKey(),
  constituency: integer('constituency').notNull(),
  commissionSeat: text('commission_seat').notNull(),
});

export const address = pgTable('address', {
  id: integer('id').primaryKey(),
  town: text('town').notNull(),
  street: text('street'),
  house: varchar('house', { length: 10 }).notNull(),
  flat: varchar('flat', { length: 10 }),
  postalCode: char('postal_code', { length: 6 }).notNull(),
  districtNumber: integer('district_number')
    .notNull()
    .references(() => pollingDistrict.number),
});

export const residenceStatus = pgTable('residence_status', {
  code: varchar('code', { length: 20 }).primaryKey(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
});

export const resident = pgTable('resident', {
  id: integer('id').primaryKey(),
  pesel: char('pesel', { length: 11 }).notNull(),
  givenName: text('given_name').notNull(),
  familyName: text('family_name').notNull(),
  sex: char('sex', { length: 1, enum: ['K', 'M'] }).notNull(),
  birthDate: day('birth_date').notNull(),
  citizen: boolean('citizen').notNull(),
  statusCode: varchar('status_code', { length: 20 })
    .notNull()
    .references(() => residenceStatus.code),
});

export const registration = pgTable('registration', {
  id: integer('id').primaryKey(),
  residentId: integer('resident_id')
    .notNull()
    .references(() => resident.id),
  addressId: integer('address_id')
    .notNull()
    .references(() => address.id),
  kind: varchar('kind', { length: 9, enum: ['permanent', 'temporary'] }).notNull(),
  since: day('since').notNull(),
  until: day('until'),
});

export const election = pgTable('election', { heldOn: day('held_on').primaryKey(), title: text('title').notNull() });

export const voterList = pgTable(
  'voter_list',
  {
    heldOn: day('held_on')
      .notNull()
      .references(() => election.heldOn),
    residentId: integer('resident_id')
      .notNull()
      .references(() => resident.id),
    addressId: integer('address_id')
      .notNull()
      .references(() => address.id),
    districtNumber: integer('district_number')
      .notNull()
      .references(() => pollingDistrict.number),
    listNumber: integer('list_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.heldOn, table.residentId] })],
);

export const taxNorm = pgTable('tax_norm', {
  code: varchar('code', { length: 10 }).primaryKey(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
});

export const vehicle = pgTable('vehicle', {
  id: integer('id').primaryKey(),
  registrationNumber: varchar('registration_number', { length: 10 }).notNull(),
  make: text('make').notNull(),
  normCode: varchar('norm_code', { length: 10 })
    .notNull()
    .references(() => taxNorm.code),
  registeredOn: day('registered_on').notNull(),
  deregisteredOn: day('deregistered_on'),
});

export const transportTaxRate = pgTable(
  'transport_tax_rate',
  {
    year: integer('year').notNull(),
    normCode: varchar('norm_code', { length: 10 })
      .notNull()
      .references(() => taxNorm.code),
    yearly: rate('yearly').notNull(),
    yearlyMaximum: rate('yearly_maximum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.year, table.normCode] })],
);

export const sampleData = pgTable('sample_data', {
  // The key of a table with one row.
  onlyRow: boolean('only_row').primaryKey().default(true),
  scale: numeric('scale', { precision: 7, scale: 3, mode: 'number' }).notNull(),
  asOf: day('as_of').notNull(),
});
