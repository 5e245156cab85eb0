import { desc, eq } from 'drizzle-orm';
import { checkRule, type Language, type RuleContext } from '../../../engine';
import type { OfficeSubject } from '../../accounts/caller';
import { officeMoment } from '../../calendar/office-day';
import { lineOrNull } from '../../calls/body-readers';
import { defineResource, type OfficeContext } from '../../calls/define-resource';
import { party } from '../../database/account-tables';
import type { Database } from '../../database/database';
import {
  type CorrespondenceData,
  correspondenceFields,
  waterCorrespondence,
  waterCorrespondenceRequest,
} from '../../database/water-tables';
import { OfficeFailure } from '../../errors/office-failure';
import { answerBy, requestNumber } from '../../reminders';
import { officeText } from '../../texts/office-texts';
import { isConfigured } from '../shell/settings';
import { sentAnswer, writeCopy } from './write-copy';

type Field = (typeof correspondenceFields)[number];

const personFields: readonly Field[] = ['imie', 'imie2', 'nazwisko', 'nazwisko2'];
const longest = 120;
const readField = (name: Field) => lineOrNull(name, longest);

/** Where letters of the water service go, and what residents ask to change in it. */
export const correspondenceResources = [
  defineResource('GET /woda/dajDaneKorespondencyjne', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject }) => {
      await refuseUnlessConfigured(database);
      return { daneKorespondencyjne: await knownData(database, subject) };
    },
  }),

  defineResource('GET /woda/dajHistorieDanychKorespondencyjnych', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject, language }) => {
      await refuseUnlessConfigured(database);
      const requests = await database
        .select()
        .from(waterCorrespondenceRequest)
        .where(eq(waterCorrespondenceRequest.partyId, subject.id))
        .orderBy(desc(waterCorrespondenceRequest.sentAt), desc(waterCorrespondenceRequest.id));
      return {
        historiaZgloszen: requests.map(({ id, sentAt, data, changed, handledAt, note }) => ({
          zgloszenieId: id,
          numerZgloszenia: requestNumber('correction', id, sentAt),
          odpowiedzDo: handledAt === null ? answerBy(sentAt) : null,
          kiedyUtworzono: officeMoment(sentAt),
          tematZgloszenia: officeText('water.correspondence.title', language),
          trescZgloszenia: changedFields(changed, language),
          kiedyObsluzono: handledAt && officeMoment(handledAt),
          uwagiDoZgloszenia: note,
          daneKorespondencyjne: data,
        })),
      };
    },
  }),

  defineResource('POST /woda/wyslijDaneKorespondencyjne', {
    caller: 'subject',
    query: {},
    body: {
      imie: readField('imie'),
      imie2: readField('imie2'),
      nazwisko: readField('nazwisko'),
      nazwisko2: readField('nazwisko2'),
      nazwa: readField('nazwa'),
      telefon: readField('telefon'),
      email: readField('email'),
      fax: readField('fax'),
      www: readField('www'),
      miejscowosc: readField('miejscowosc'),
      ulica: readField('ulica'),
      nrDomu: readField('nrDomu'),
      nrLokalu: readField('nrLokalu'),
      kodPocztowy: readField('kodPocztowy'),
    },
    answer: async ({ subject, body, ...office }) => {
      const { database } = office;
      await refuseUnlessConfigured(database);
      const data = ownFields(body, subject);
      if (!isComplete(data, subject, { today: office.today, taxNumber: office.accounts.taxNumber() })) return { czyZapisano: false };
      const { id, sentAt } = await database.transaction((within) => saveChange({ ...office, database: within }, subject, data));
      office.accounts.deliver();
      return { czyZapisano: true, ...(await sentAnswer(office, { number: requestNumber('correction', id, sentAt), sentAt })) };
    },
  }),
];

async function refuseUnlessConfigured(database: Database): Promise<void> {
  if (!(await isConfigured(database, 'correspondence'))) throw new OfficeFailure('unknownAddress');
}

/** What the office knows. Of a subject that has never given its data, that is its name. */
async function knownData(database: Database, subject: OfficeSubject): Promise<CorrespondenceData> {
  const [known] = await database.select().from(waterCorrespondence).where(eq(waterCorrespondence.partyId, subject.id));
  if (known) return known.data;
  const nothing = Object.fromEntries(correspondenceFields.map((name) => [name, null])) as Record<Field, null>;
  if (subject.institution) return { ...nothing, nazwa: subject.name };
  const [imie = null, ...rest] = subject.name.split(' ');
  return { ...nothing, imie, nazwisko: rest.join(' ') || null };
}

/** A person has no name of an institution, and the other way round. */
function ownFields(data: CorrespondenceData, { institution }: OfficeSubject): CorrespondenceData {
  if (!institution) return { ...data, nazwa: null };
  return { ...data, ...Object.fromEntries(personFields.map((name) => [name, null])) };
}

function isComplete(data: CorrespondenceData, { institution }: OfficeSubject, rules: RuleContext): boolean {
  const needed: readonly Field[] = [
    ...(institution ? ['nazwa' as const] : ['imie' as const, 'nazwisko' as const]),
    'miejscowosc',
    'nrDomu',
    'kodPocztowy',
  ];
  return (
    needed.every((name) => data[name] !== null) &&
    checkRule('email', data.email ?? '', null, rules) &&
    checkRule('phone', data.telefon ?? '', null, rules)
  );
}

type Kept = Pick<typeof waterCorrespondenceRequest.$inferSelect, 'id' | 'sentAt'>;

/** Keeps a change, and writes a copy of it to whoever sent it. */
async function saveChange(office: OfficeContext, subject: OfficeSubject, data: CorrespondenceData): Promise<Kept> {
  const { database: within, now, language } = office;
  // One change of a subject after the other, so that a second press sees the first.
  await within.select({ id: party.id }).from(party).where(eq(party.id, subject.id)).for('no key update');
  const [latest] = await within
    .select()
    .from(waterCorrespondenceRequest)
    .where(eq(waterCorrespondenceRequest.partyId, subject.id))
    .orderBy(desc(waterCorrespondenceRequest.id))
    .limit(1);
  const same = (other: CorrespondenceData) => correspondenceFields.every((name) => data[name] === other[name]);
  if (latest && latest.handledAt === null && same(latest.data)) return latest;
  const known = await knownData(within, subject);
  const changed = correspondenceFields.filter((name) => data[name] !== known[name]);
  const request = { partyId: subject.id, sentAt: now, data, changed };
  const [sent] = await within.insert(waterCorrespondenceRequest).values(request).returning();
  if (!sent) throw new Error('The change was not kept.');
  await writeCopy(office, { number: requestNumber('correction', sent.id, now), content: changedFields(changed, language) });
  return sent;
}

/** What a request changes, in words; fields that are not known any more are left out. */
function changedFields(changed: readonly string[], language: Language): string {
  const fields = correspondenceFields.filter((field) => changed.includes(field));
  if (fields.length === 0) return officeText('water.correspondence.noChange', language);
  const names = fields.map((field) => officeText(`water.correspondence.field.${field}`, language));
  return officeText('water.correspondence.changes', language, { fields: names.join(', ') });
}
