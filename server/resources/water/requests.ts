import { and, asc, desc, eq } from 'drizzle-orm';
import { officeMoment } from '../../calendar/office-day';
import { text, wholeNumber } from '../../calls/body-readers';
import { defineResource } from '../../calls/define-resource';
import type { Database } from '../../database/database';
import { waterCorrespondence, waterRequest, waterTopic } from '../../database/water-tables';
import { answerBy, requestNumber } from '../../reminders';
import { inLanguage } from '../shell/in-language';
import { holdsPoint } from './own-points';
import { isRequestContent } from './request-content';
import { sentAnswer, writeCopy } from './write-copy';

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
          numerZgloszenia: requestNumber('request', id, sentAt),
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
      const kept = await database.transaction(async (transaction) => {
        // The same request again, because the answer was lost, meets the index and is the first one.
        const request = { partyId: subject.id, pointId, topicId, content, sentAt: now };
        const [sent] = await transaction.insert(waterRequest).values(request).onConflictDoNothing().returning();
        if (sent) await writeCopy({ ...office, database: transaction }, { number: requestNumber('request', sent.id, now), content });
        return sent ?? (await latestLike(transaction, request));
      });
      office.accounts.deliver();
      if (!kept) return { czyZapisano: true };
      const number = requestNumber('request', kept.id, kept.sentAt);
      return { czyZapisano: true, ...(await sentAnswer(office, { number, sentAt: kept.sentAt })) };
    },
  }),
];

/** The newest request that says the same. */
async function latestLike(
  database: Database,
  { partyId, pointId, topicId, content }: Pick<typeof waterRequest.$inferSelect, 'partyId' | 'pointId' | 'topicId' | 'content'>,
) {
  const isSame = and(
    eq(waterRequest.partyId, partyId),
    eq(waterRequest.pointId, pointId),
    eq(waterRequest.topicId, topicId),
    eq(waterRequest.content, content),
  );
  const [latest] = await database.select().from(waterRequest).where(isSame).orderBy(desc(waterRequest.id)).limit(1);
  return latest;
}
