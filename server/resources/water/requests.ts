import { asc, desc, eq } from 'drizzle-orm';
import { writeToOwner } from '../../accounts/write-to-owner';
import { officeDay, officeMoment, writtenDay } from '../../calendar/office-day';
import { text, wholeNumber } from '../../calls/body-readers';
import { defineResource, type OfficeContext } from '../../calls/define-resource';
import { account } from '../../database/account-tables';
import { waterCorrespondence, waterRequest, waterTopic } from '../../database/water-tables';
import { requestNumber } from '../../reminders';
import { inLanguage } from '../shell/in-language';
import { holdsPoint } from './own-points';
import { isRequestContent } from './request-content';

/** Days within which the waterworks answer a request, as for complaints about their services. */
const daysToAnswer = 14;
const day = 86_400_000;

/** Requests to the water service. */
export const requestResources = [
  defineResource('GET /woda/dajTematyZgloszen', {
    query: {},
    answer: async ({ database, language }) => {
      const topics = await database.select().from(waterTopic).orderBy(asc(waterTopic.position));
      return { tematy: topics.map(({ id, title, additional }) => ({ id, temat: inLanguage(title, language), czyDodatkowy: additional })) };
    },
  }),

  defineResource('GET /podmiot/dajTelefon', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject }) => {
      const [known] = await database.select().from(waterCorrespondence).where(eq(waterCorrespondence.partyId, subject.id));
      return { nrTelefonu: known?.data.telefon ?? null };
    },
  }),

  defineResource('GET /woda/dajZgloszenia', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject, language }) => {
      const requests = await database
        .select({ request: waterRequest, title: waterTopic.title })
        .from(waterRequest)
        .innerJoin(waterTopic, eq(waterTopic.id, waterRequest.topicId))
        .where(eq(waterRequest.partyId, subject.id))
        .orderBy(desc(waterRequest.sentAt), desc(waterRequest.id));
      return {
        zgloszenia: requests.map(({ request: { id, sentAt, content, handledAt, note }, title }) => ({
          numerZgloszenia: requestNumber(id, sentAt),
          odpowiedzDo: handledAt === null ? answerBy(sentAt) : null,
          kiedyUtworzono: officeMoment(sentAt),
          tematZgloszenia: inLanguage(title, language),
          trescZgloszenia: content,
          kiedyObsluzono: handledAt && officeMoment(handledAt),
          uwagiDoZgloszenia: note,
        })),
      };
    },
  }),

  defineResource('POST /woda/dodajZgloszenie', {
    caller: 'subject',
    query: {},
    body: {
      idPunktuOdbioru: wholeNumber('idPunktuOdbioru'),
      tematZgloszenia: wholeNumber('tematZgloszenia'),
      trescZgloszenia: text('trescZgloszenia'),
    },
    answer: async ({ subject, body, ...office }) => {
      const { database, now } = office;
      const { idPunktuOdbioru: pointId, tematZgloszenia: topicId, trescZgloszenia: content } = body;
      const [topic] = await database.select().from(waterTopic).where(eq(waterTopic.id, topicId));
      const rules = { today: office.today, taxNumber: office.accounts.taxNumber() };
      if (!topic || !isRequestContent(content, topic.additional, rules)) return { czyZapisano: false };
      if (!(await holdsPoint(database, subject, pointId))) return { czyZapisano: false };
      await database.transaction(async (transaction) => {
        // The same request again, because the answer was lost, meets the index and is the first one.
        const request = { partyId: subject.id, pointId, topicId, content, sentAt: now };
        const [sent] = await transaction.insert(waterRequest).values(request).onConflictDoNothing().returning({ id: waterRequest.id });
        if (sent) await writeCopy({ ...office, database: transaction }, sent.id, content);
      });
      office.accounts.deliver();
      return { czyZapisano: true };
    },
  }),
];

function answerBy(sentAt: Date): string {
  return officeDay(new Date(sentAt.getTime() + daysToAnswer * day));
}

/** Whoever has sent a request gets a copy with its number, in the transaction that keeps the request. */
async function writeCopy(office: OfficeContext, id: number, content: string): Promise<void> {
  const { database, caller, now } = office;
  if (caller.kind !== 'user') return;
  const [owner] = await database.select().from(account).where(eq(account.id, caller.accountId));
  if (!owner) return;
  const values = { number: requestNumber(id, now), until: writtenDay(answerBy(now)), content };
  await writeToOwner(database, office, { kind: 'request-sent', owner, values });
}
