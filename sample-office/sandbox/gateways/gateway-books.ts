import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { sandboxGatewayTransaction as books, type Database } from '../../../server/database';

/** A payment as a sandbox gateway knows it: only by what it was told. */
export type GatewayTransaction = typeof books.$inferSelect;

/** What is told to a gateway about a new payment. */
export type NewTransaction = Pick<
  GatewayTransaction,
  'gateway' | 'sessionId' | 'amount' | 'currency' | 'description' | 'returnOk' | 'returnError' | 'notifyAt'
>;

/** What a visitor of the gateway's page can let happen. */
export const outcomes = ['zaplac', 'zaplac-zamknij', 'opoznij', 'dwa-razy', 'zmien', 'odmow', 'zamknij'] as const;

/** One of them. */
export type Outcome = (typeof outcomes)[number];

// A real gateway repeats a notification after so many minutes until the payment is verified; here they are seconds.
const repeats = [3, 5, 15, 30, 60, 150, 450];
const lateSeconds = 6;

/** Opens a payment, or gives the one that was opened under the same name. */
export async function openTransaction(database: Database, given: NewTransaction): Promise<GatewayTransaction> {
  const token = randomBytes(16).toString('hex');
  await database
    .insert(books)
    .values({ ...given, token, state: 'open', createdAt: new Date() })
    .onConflictDoNothing();
  const found = await findTransaction(database, given.gateway, given.sessionId);
  if (!found) throw new Error('The sandbox gateway has lost a payment.');
  return found;
}

/** A payment by the name that the office has given it. */
export async function findTransaction(database: Database, gateway: string, sessionId: string): Promise<GatewayTransaction | null> {
  const [found] = await database
    .select()
    .from(books)
    .where(and(eq(books.gateway, gateway), eq(books.sessionId, sessionId)));
  return found ?? null;
}

/** A payment by the name that its page has. */
export async function transactionOfToken(database: Database, gateway: string, token: string): Promise<GatewayTransaction | null> {
  const [found] = await database
    .select()
    .from(books)
    .where(and(eq(books.gateway, gateway), eq(books.token, token.slice(0, 40))));
  return found ?? null;
}

/** Lets happen what the visitor has chosen. It counts once: a payment that is over stays as it is. */
export async function decide(
  database: Database,
  { gateway, sessionId }: GatewayTransaction,
  outcome: Outcome,
  tellsRefusals: boolean,
): Promise<void> {
  if (outcome === 'zamknij') return;
  const refused = outcome === 'odmow';
  const late = outcome === 'opoznij' ? lateSeconds * 1000 : 0;
  await database
    .update(books)
    .set({
      state: refused ? 'refused' : 'paid',
      manner: outcome === 'zmien' ? 'altered' : outcome === 'dwa-razy' ? 'twice' : 'true',
      notificationDue: refused && !tellsRefusals ? null : new Date(Date.now() + late),
    })
    .where(and(eq(books.gateway, gateway), eq(books.sessionId, sessionId), eq(books.state, 'open')));
}

/** Payments whose next notification is due. */
export async function dueNotifications(database: Database): Promise<readonly GatewayTransaction[]> {
  return await database
    .select()
    .from(books)
    .where(and(isNotNull(books.notificationDue), lte(books.notificationDue, new Date())))
    .orderBy(asc(books.notificationDue))
    .limit(20);
}

/** Puts the next notification of a payment off after one was sent; after the last there is none. */
export async function putOff(database: Database, { gateway, sessionId, notifications }: GatewayTransaction): Promise<void> {
  const wait = repeats[notifications];
  await database
    .update(books)
    .set({ notifications: notifications + 1, notificationDue: wait === undefined ? null : new Date(Date.now() + wait * 1000) })
    .where(and(eq(books.gateway, gateway), eq(books.sessionId, sessionId), isNotNull(books.notificationDue)));
}

/** Nothing more is to be told of a payment. */
export async function closeTransaction(database: Database, { gateway, sessionId }: GatewayTransaction, verified: boolean): Promise<void> {
  await database
    .update(books)
    .set({ notificationDue: null, ...(verified && { state: 'verified' as const }) })
    .where(and(eq(books.gateway, gateway), eq(books.sessionId, sessionId)));
}
