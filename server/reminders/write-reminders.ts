import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { type Language, originalLanguage } from '../../engine';
import { amountDigits } from '../../portal';
import type { FindAccountScreen } from '../accounts/account-screens';
import { subjectsOf } from '../accounts/subjects';
import { pageAddress } from '../accounts/write-to-owner';
import { officeDay, writtenDay } from '../calendar';
import { account, reminder } from '../database/account-tables';
import type { Database } from '../database/database';
import { composeLetter } from '../mail/compose-letter';
import { writeLetter } from '../mail/outbox';
import { officeText } from '../texts/office-texts';
import { findReminders, type Reminder } from './find-reminders';
import { stopAddress, stopCode, stopPath } from './stop-reminders';

/** What reminders are written from. */
export interface ReminderParts {
  readonly database: Database;
  readonly publicUrl: string;
  /** Path of a screen of accounts. */
  readonly screen: FindAccountScreen;
  /** Names of the portal and the office in a language. */
  office(language: Language): { readonly portalName: string; readonly officeName: string };
}

// More would not be read, and a letter has its length.
const mostLines = 20;

/**
 * Writes a letter to everybody who asked for reminders and is to be told something new; returns how many. A row for each thing that was
 * told is stored in the transaction of its letter, so that it is told once, whichever server and however often. Nothing is written while the
 * portal has no screen to stop reminders.
 */
export async function writeReminders(parts: ReminderParts, now: Date, stop?: AbortSignal): Promise<number> {
  if (parts.screen('stopReminders') === null) return 0;
  const asked = await parts.database.select({ id: account.id }).from(account).where(isAsking).orderBy(asc(account.id));
  let written = 0;
  for (const { id } of asked) {
    if (stop?.aborted) break;
    if (await writeReminder(parts, id, now)) written += 1;
  }
  return written;
}

const isAsking = and(eq(account.notifyEmail, true), isNotNull(account.notifyAddress), eq(account.state, 'verified'));

async function writeReminder(parts: ReminderParts, accountId: number, now: Date): Promise<boolean> {
  return await parts.database.transaction(async (within) => {
    // Another server waits here, and then finds what this one has written.
    const [owner] = await within
      .select()
      .from(account)
      .where(and(isAsking, eq(account.id, accountId)))
      .for('update');
    const path = parts.screen('stopReminders');
    if (!owner || owner.notifyAddress === null || path === null) return false;
    const subjects = await subjectsOf(within, owner);
    const found = await findReminders(
      within,
      subjects.map(({ id }) => id),
      { today: officeDay(now), now },
    );
    const fresh = await onlyNew(within, accountId, found, now);
    if (fresh.length === 0) return false;
    const language = owner.notifyLanguage ?? originalLanguage;
    const code = await stopCode(within, accountId);
    const letter = composeLetter({
      kind: 'reminder',
      recipient: owner.notifyAddress,
      language,
      login: owner.login,
      office: parts.office,
      address: pageAddress(parts.publicUrl, parts.screen('start') ?? '/'),
      stop: stopAddress(parts.publicUrl, path, code),
      values: { lines: linesOf(fresh, language) },
    });
    await writeLetter(within, { ...letter, unsubscribe: stopAddress(parts.publicUrl, stopPath, code) }, now);
    return true;
  });
}

/** The reminders that the account has not had; from now on it has. */
async function onlyNew(database: Database, accountId: number, found: readonly Reminder[], now: Date): Promise<readonly Reminder[]> {
  if (found.length === 0) return [];
  const rows = await database
    .insert(reminder)
    .values(found.map(({ kind, thing }) => ({ accountId, kind, thing, writtenAt: now })))
    .onConflictDoNothing()
    .returning({ kind: reminder.kind, thing: reminder.thing });
  const told = new Set(rows.map(({ kind, thing }) => `${kind} ${thing}`));
  return found.filter(({ kind, thing }) => told.has(`${kind} ${thing}`));
}

/** The lines of a letter: answers, then what is overdue, then the rest by day. */
function linesOf(reminders: readonly Reminder[], language: Language): string {
  const rank = (one: Reminder) => (one.kind === 'answered' ? '' : one.dueOn);
  const ordered = [...reminders].sort((left, right) => rank(left).localeCompare(rank(right)));
  const lines = ordered.slice(0, mostLines).map((one) => lineOf(one, language));
  const more = ordered.length - lines.length;
  return [...lines, ...(more > 0 ? [officeText('reminders.more', language, { count: String(more) })] : [])].join('\n\n');
}

function lineOf(one: Reminder, language: Language): string {
  if (one.kind === 'answered') return officeText('reminders.answered', language, { number: one.number });
  const values = { symbol: one.symbol.replace(/\p{Cc}+/gu, ' '), amount: amountDigits(one.left), day: writtenDay(one.dueOn) };
  return officeText(one.kind === 'overdue' ? 'reminders.overdue' : 'reminders.due', language, values);
}
