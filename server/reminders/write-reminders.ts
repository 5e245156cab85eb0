import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { subjectsOf } from '../accounts/subjects';
import { officeDay } from '../calendar';
import { type AccountRow, account, type Channel, letter, reminder } from '../database/account-tables';
import type { Database } from '../database/database';
import { type WaitingLetter, writeLetter } from '../mail/outbox';
import { composeReminder, type ReminderParts } from './compose-reminder';
import { findReminders, type Reminder } from './find-reminders';

/**
 * Writes to everybody who asked for reminders and is to be told something new; returns how many letters and messages. A row for each thing
 * that was told on a channel is stored in the transaction of its letter, so that it is told once there, whichever server and however often.
 * Nothing is written while the portal has no screen to stop reminders.
 */
export async function writeReminders(parts: ReminderParts, now: Date, stop?: AbortSignal): Promise<number> {
  if (parts.screen('stopReminders') === null) return 0;
  let written = 0;
  for (const channel of parts.channels) {
    const asked = await parts.database.select({ id: account.id }).from(account).where(isAsking[channel]).orderBy(asc(account.id));
    for (const { id } of asked) {
      if (stop?.aborted) return written;
      if (await writeReminder(parts, { accountId: id, channel, now })) written += 1;
    }
  }
  return written;
}

/**
 * A letter that waits, as it is to be sent now; null, and deleted, when nothing of it holds any more. What was paid or answered since is
 * left out of a reminder, and its mark goes, because it was not told. A letter that is no reminder stays as it is.
 */
export async function renewReminder(parts: ReminderParts, waiting: WaitingLetter, now: Date): Promise<WaitingLetter | null> {
  return await parts.database.transaction(async (within) => {
    const marked = await within.select().from(reminder).where(eq(reminder.letterId, waiting.id));
    const [first] = marked;
    if (!first) return waiting;
    const told = { accountId: first.accountId, channel: first.channel, now };
    const due = await findDue(within, told);
    const marks = new Set(marked.map(keyOf));
    const things = due?.things.filter((one) => marks.has(keyOf(markOf(one)))) ?? [];
    const renewed =
      due && things.length > 0 ? await composeReminder({ ...parts, database: within }, { ...told, owner: due.owner }, things) : null;
    if (!renewed) {
      // Its marks go with it.
      await within.delete(letter).where(eq(letter.id, waiting.id));
      return null;
    }
    await within.delete(reminder).where(eq(reminder.letterId, waiting.id));
    await markTold(within, things, told, waiting.id);
    const [row] = await within.update(letter).set(renewed).where(eq(letter.id, waiting.id)).returning();
    return row ?? null;
  });
}

const isAsking = {
  email: and(eq(account.notifyEmail, true), isNotNull(account.notifyAddress), eq(account.state, 'verified')),
  sms: and(eq(account.notifySms, true), isNotNull(account.notifyPhone), eq(account.state, 'verified')),
} as const satisfies Readonly<Record<Channel, unknown>>;

interface Told {
  readonly accountId: number;
  readonly channel: Channel;
  readonly now: Date;
}

async function writeReminder(parts: ReminderParts, told: Told): Promise<boolean> {
  return await parts.database.transaction(async (within) => {
    const due = await findDue(within, told);
    if (!due) return false;
    const fresh = await onlyNew(within, due.things, told);
    if (fresh.length === 0) return false;
    const composed = await composeReminder({ ...parts, database: within }, { ...told, owner: due.owner }, fresh);
    if (!composed) return false;
    await markTold(within, fresh, told, await writeLetter(within, composed, told.now));
    return true;
  });
}

/** An account that asks for reminders on a channel, and what it is to be reminded of; null when it does not ask. */
async function findDue(within: Database, { accountId, channel, now }: Told) {
  // Another server waits here, and then finds what this one has written.
  const [owner] = await within
    .select()
    .from(account)
    .where(and(isAsking[channel], eq(account.id, accountId)))
    .for('update');
  if (!owner) return null;
  const parties = (await subjectsOf(within, owner)).map(({ id }) => id);
  return { owner, things: await findReminders(within, parties, { today: officeDay(now), now }) } satisfies {
    readonly owner: AccountRow;
    readonly things: readonly Reminder[];
  };
}

type Mark = Pick<typeof reminder.$inferSelect, 'kind' | 'thing' | 'occasion'>;

/** What tells things apart in the table; those that happen once have its usual day. */
function markOf(one: Reminder): Mark {
  return { kind: one.kind, thing: one.thing, occasion: one.kind === 'reading' ? one.dueOn : '1970-01-01' };
}

function keyOf({ kind, thing, occasion }: Mark): string {
  return `${kind} ${thing} ${occasion}`;
}

/** The reminders that the account has not had on a channel. */
async function onlyNew(within: Database, found: readonly Reminder[], { accountId, channel }: Told): Promise<readonly Reminder[]> {
  if (found.length === 0) return [];
  const things = found.map(({ thing }) => thing);
  const rows = await within
    .select()
    .from(reminder)
    .where(and(eq(reminder.accountId, accountId), eq(reminder.channel, channel), inArray(reminder.thing, things)));
  const known = new Set(rows.map(keyOf));
  return found.filter((one) => !known.has(keyOf(markOf(one))));
}

/** From now on the account has had these; while their letter waits, as long as that is not given up. */
async function markTold(within: Database, things: readonly Reminder[], { accountId, channel, now }: Told, letterId: number): Promise<void> {
  await within.insert(reminder).values(things.map((one) => ({ ...markOf(one), accountId, channel, writtenAt: now, letterId })));
}
