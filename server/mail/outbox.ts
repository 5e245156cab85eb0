import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { type Channel, letter, reminder } from '../database/account-tables';
import type { Database } from '../database/database';
import { isUnavailable } from '../database/unavailable';
import { describeFault } from '../errors/describe-fault';
import type { Letter } from './compose-letter';
import type { MailTransport } from './transport';

const minute = 60_000;
/** Milliseconds to wait after each failed attempt. After the last one the letter is deleted. */
const waits = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * minute);
// While one server sends a letter, the others leave it alone for this long. If the server crashes, another then tries again.
const lease = 3 * minute;
const atOnce = 10;
// Links in a letter expire, so an older letter is no longer sent.
const worthDays = 3;
const checkEvery = 30_000;
// What was written longer ago may no longer hold.
const freshFor = minute;

/** Sends the letters that wait in the database. */
export interface Outbox {
  /** Sends everything that is due. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

interface OutboxOptions {
  readonly database: Database;
  /** Null: there is no mail server yet, and letters wait. */
  readonly transport: MailTransport | null;
  readonly now: () => Date;
  /** Which letters it sends; without it those by e-mail. Each channel has an outbox of its own, so that none waits for another. */
  readonly channel?: Channel;
  /** Tells the operator of a fault. The text never contains anything of a letter. */
  readonly tell: (text: string) => void;
  /** A letter that has waited, as it is to be sent now; null for one that is not sent any more, which it deletes. */
  readonly renew?: (waiting: WaitingLetter, now: Date) => Promise<WaitingLetter | null>;
}

/** A letter in the database. */
export type WaitingLetter = typeof letter.$inferSelect;

/** Stores a letter, in the same transaction as the change that it reports; returns its id. The next delivery of any server sends it. */
export async function writeLetter(database: Database, written: Letter, now: Date): Promise<number> {
  const [stored] = await database
    .insert(letter)
    .values({ ...written, createdAt: now, nextAttemptAt: now })
    .returning({ id: letter.id });
  if (!stored) throw new Error('The letter was not stored.');
  return stored.id;
}

/** Opens the outbox of a server; it looks for letters that are due every half minute. */
export function openOutbox({ database, transport, now, tell, renew, channel = 'email' }: OutboxOptions): Outbox {
  let running: Promise<void> | null = null;
  let again = false;
  let isClosed = false;
  const pass = async (mail: MailTransport): Promise<void> => {
    do {
      again = false;
      const next = () => claim(database, channel, now());
      for (let due = await next(); due.length > 0; due = await next()) {
        for (const one of due) {
          // A letter that was claimed and not sent is due again when its lease ends.
          if (isClosed) return;
          await sendOne({ database, mail, now, tell, ...(renew && { renew }) }, one);
        }
      }
    } while (again);
  };
  const deliver = async (): Promise<void> => {
    if (!transport || isClosed) return;
    again = true;
    running ??= pass(transport).finally(() => {
      running = null;
    });
    await running;
  };
  const timer = setInterval(() => {
    deliver().catch((error: unknown) => {
      // The failure of the database has already been reported.
      if (!isUnavailable(error)) tell(`The letters to send could not be read and are tried again in half a minute: ${reasonOf(error)}`);
    });
  }, checkEvery);
  timer.unref();
  return {
    deliver,
    async close() {
      clearInterval(timer);
      isClosed = true;
      // Letters that are not sent yet stay in the table.
      await running?.catch(() => undefined);
      transport?.close();
    },
  };
}

async function claim(database: Database, channel: Channel, now: Date): Promise<readonly WaitingLetter[]> {
  const due = database
    .select({ id: letter.id })
    .from(letter)
    .where(and(eq(letter.channel, channel), isNull(letter.sentAt), isNotNull(letter.nextAttemptAt), lte(letter.nextAttemptAt, now)))
    .orderBy(asc(letter.id))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  return await database
    .update(letter)
    .set({ attempts: sql`${letter.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + lease) })
    .where(inArray(letter.id, due))
    .returning();
}

type Sending = Omit<OutboxOptions, 'transport'> & { readonly mail: MailTransport };

async function sendOne({ database, mail, now, tell, renew }: Sending, one: WaitingLetter) {
  const here = eq(letter.id, one.id);
  const age = now().getTime() - one.createdAt.getTime();
  if (age > worthDays * 24 * 60 * minute) {
    await database.delete(letter).where(here);
    tell(`Letter ${one.id} could not be sent within ${worthDays} days and was deleted.`);
    return;
  }
  try {
    const sent = renew && age >= freshFor ? await renew(one, now()) : one;
    if (!sent) return;
    await mail.send(sent);
  } catch (error) {
    const wait = waits[one.attempts - 1];
    const next = wait === undefined ? 'it was deleted' : `the next attempt follows in ${wait / minute} min`;
    tell(`Letter ${one.id} could not be sent (attempt ${one.attempts}, ${next}): ${reasonOf(error)}`);
    if (wait === undefined) await database.delete(letter).where(here);
    else
      await database
        .update(letter)
        .set({ nextAttemptAt: new Date(now().getTime() + wait) })
        .where(here);
    return;
  }
  await database.transaction(async (within) => {
    // What the letter told is told, whatever becomes of it.
    await within.update(reminder).set({ letterId: null }).where(eq(reminder.letterId, one.id));
    // A sent letter is deleted, because it contains a link that opens an account.
    if (mail.keeps) await within.update(letter).set({ sentAt: now(), nextAttemptAt: null }).where(here);
    else await within.delete(letter).where(here);
  });
}

/** The reason in one line, without addresses and values: mail servers repeat the recipient, queries their values. */
function reasonOf(error: unknown): string {
  return (describeFault(error).split('\n')[0] ?? '').slice(0, 300);
}
