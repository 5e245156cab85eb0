import { and, eq, gte, inArray } from 'drizzle-orm';
import { type Grosze, sumGrosze } from '../../portal';
import type { Database } from '../database/database';
import { dueCard, dueHolder } from '../database/dues-tables';
import { waterCorrespondenceRequest, waterReport, waterRequest } from '../database/water-tables';
import { owedParts, totalOf } from '../dues';
import { acceptedReadings } from './accepted-readings';
import { findReadings, type ReadingReminder } from './find-readings';
import { requestNumber } from './request-number';

/** What somebody is to be told. `thing` is the number of the instalment, request or meter in the office's tables. */
export type Reminder =
  | {
      readonly kind: 'before' | 'soon' | 'overdue';
      readonly thing: number;
      readonly symbol: string;
      readonly dueOn: string;
      readonly left: Grosze;
    }
  | { readonly kind: 'answered' | 'corrected'; readonly thing: number; readonly number: string }
  /** A reading that the resident sent, and whether the office took it. */
  | { readonly kind: 'handled'; readonly thing: number; readonly number: string; readonly accepted: boolean }
  | ReadingReminder;

const dayLength = 24 * 3_600_000;
/** Days before the due day from which an instalment is reminded of. */
const daysAhead = { before: 7, soon: 1 } as const;
// A payment takes days to arrive, and what is long overdue is a matter of letters on paper.
const overdueFrom = 3;
const overdueUntil = 30;
const answeredWithin = 7;

/** What these persons and institutions are to be reminded of today, by day. */
export async function findReminders(
  database: Database,
  parties: readonly number[],
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<readonly Reminder[]> {
  if (parties.length === 0) return [];
  return [
    ...(await ofInstalments(database, parties, today)),
    ...(await findReadings(database, parties, today)),
    ...(await ofRequests(database, parties, now)),
    ...(await ofCorrections(database, parties, now)),
    ...(await ofSentReadings(database, parties, now)),
  ];
}

async function ofInstalments(database: Database, parties: readonly number[], today: string): Promise<readonly Reminder[]> {
  const cards = await database
    .selectDistinct({ id: dueCard.id, symbol: dueCard.symbol })
    .from(dueCard)
    .innerJoin(dueHolder, eq(dueHolder.cardId, dueCard.id))
    .where(inArray(dueHolder.partyId, [...parties]));
  const symbols = new Map(cards.map(({ id, symbol }) => [id, symbol]));
  const instalments = new Map<number, { readonly symbol: string; readonly dueOn: string; readonly left: Grosze[] }>();
  for (const part of await owedParts(database, [...symbols.keys()])) {
    // Under an enforcement title it is not paid here.
    if (part.dueOn === null || part.enforced) continue;
    const known = instalments.get(part.instalmentId) ?? { symbol: symbols.get(part.cardId) ?? '', dueOn: part.dueOn, left: [] };
    known.left.push(totalOf(part.left));
    instalments.set(part.instalmentId, known);
  }
  return [...instalments].flatMap(([thing, { symbol, dueOn, left }]): Reminder[] => {
    const kind = kindOn(dueOn, today);
    const sum = sumGrosze(left);
    return kind === null || sum <= 0n ? [] : [{ kind, thing, symbol, dueOn, left: sum }];
  });
}

/** What is said of an instalment on a day; null when it is not its time. */
export function kindOn(dueOn: string, today: string): 'before' | 'soon' | 'overdue' | null {
  const days = Math.round((Date.parse(dueOn) - Date.parse(today)) / dayLength);
  if (days > daysAhead.before || days < -overdueUntil) return null;
  if (days > daysAhead.soon) return 'before';
  if (days >= 0) return 'soon';
  return days <= -overdueFrom ? 'overdue' : null;
}

async function ofRequests(database: Database, parties: readonly number[], now: Date): Promise<readonly Reminder[]> {
  const answered = await database
    .select({ id: waterRequest.id, sentAt: waterRequest.sentAt })
    .from(waterRequest)
    .where(and(inArray(waterRequest.partyId, [...parties]), gte(waterRequest.handledAt, lately(now))));
  return answered.map(({ id, sentAt }) => ({ kind: 'answered', thing: id, number: requestNumber('request', id, sentAt) }));
}

async function ofCorrections(database: Database, parties: readonly number[], now: Date): Promise<readonly Reminder[]> {
  const { id, sentAt, partyId, handledAt } = waterCorrespondenceRequest;
  const answered = await database
    .select({ id, sentAt })
    .from(waterCorrespondenceRequest)
    .where(and(inArray(partyId, [...parties]), gte(handledAt, lately(now))));
  return answered.map((one) => ({ kind: 'corrected', thing: one.id, number: requestNumber('correction', one.id, one.sentAt) }));
}

async function ofSentReadings(database: Database, parties: readonly number[], now: Date): Promise<readonly Reminder[]> {
  const handled = await database
    .select()
    .from(waterReport)
    .where(and(inArray(waterReport.partyId, [...parties]), gte(waterReport.handledAt, lately(now))));
  const isAccepted = await acceptedReadings(database, handled);
  return handled.map((one) => ({
    kind: 'handled',
    thing: one.id,
    number: requestNumber('reading', one.id, one.sentAt),
    accepted: isAccepted(one),
  }));
}

function lately(now: Date): Date {
  return new Date(now.getTime() - answeredWithin * dayLength);
}
