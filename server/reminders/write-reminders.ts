import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { type Language, originalLanguage } from '../../engine';
import { amountDigits } from '../../portal';
import type { FindAccountScreen } from '../accounts/account-screens';
import { subjectsOf } from '../accounts/subjects';
import { pageAddress } from '../accounts/write-to-owner';
import { officeDay, writtenDay } from '../calendar';
import { type AccountRow, account, type Channel, reminder } from '../database/account-tables';
import type { Database } from '../database/database';
import { composeLetter, type Letter } from '../mail/compose-letter';
import { writeLetter } from '../mail/outbox';
import { officeText, spokenLanguage } from '../texts/office-texts';
import { findReminders, type Reminder } from './find-reminders';
import { stopAddress, stopCode, stopPath } from './stop-reminders';

/** What reminders are written from. */
export interface ReminderParts {
  readonly database: Database;
  readonly publicUrl: string;
  /** How this office can write to residents. */
  readonly channels: readonly Channel[];
  /** Path of a screen of accounts. */
  readonly screen: FindAccountScreen;
  /** Names of the portal and the office in a language. */
  office(language: Language): { readonly portalName: string; readonly officeName: string };
}

// More would not be read, and a letter has its length.
const mostLines = 20;

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
  const { accountId, channel, now } = told;
  return await parts.database.transaction(async (within) => {
    // Another server waits here, and then finds what this one has written.
    const [owner] = await within
      .select()
      .from(account)
      .where(and(isAsking[channel], eq(account.id, accountId)))
      .for('update');
    const path = parts.screen('stopReminders');
    if (!owner || path === null) return false;
    const subjects = await subjectsOf(within, owner);
    const found = await findReminders(
      within,
      subjects.map(({ id }) => id),
      { today: officeDay(now), now },
    );
    const fresh = await onlyNew(within, found, told);
    if (fresh.length === 0) return false;
    const code = await stopCode(within, accountId, channel);
    const stops = { page: stopAddress(parts.publicUrl, path, code), press: stopAddress(parts.publicUrl, stopPath, code) };
    const letter = channel === 'sms' ? messageOf(parts, owner, fresh, stops.page) : letterOf(parts, owner, fresh, stops.page);
    await writeLetter(within, { ...letter, unsubscribe: stops.press }, now);
    return true;
  });
}

function letterOf(parts: ReminderParts, owner: AccountRow, fresh: readonly Reminder[], stop: string): Letter {
  const language = owner.notifyLanguage ?? originalLanguage;
  return composeLetter({
    kind: 'reminder',
    recipient: owner.notifyAddress ?? '',
    language,
    login: owner.login,
    office: parts.office,
    address: pageAddress(parts.publicUrl, parts.screen('start')),
    stop,
    values: { lines: linesOf(fresh, language, mostLines).join('\n\n') },
  });
}

/** The first thing in words, how many more there are, and how to stop. */
function messageOf(parts: ReminderParts, owner: AccountRow, fresh: readonly Reminder[], stop: string): Letter {
  const language = spokenLanguage(owner.notifyLanguage ?? originalLanguage);
  const said = [`${parts.office(language).portalName}:`, ...linesOf(fresh, language, 1)].join(' ');
  // Hard spaces cost nothing on paper and a second message on some telephones.
  const body = `${said}\n${officeText('reminders.stopSms', language, { stop })}`.replaceAll('\u00a0', ' ');
  return { channel: 'sms', recipient: owner.notifyPhone ?? '', language, subject: '', body, html: '' };
}

/** The reminders that the account has not had on a channel; from now on it has. */
async function onlyNew(database: Database, found: readonly Reminder[], { accountId, channel, now }: Told): Promise<readonly Reminder[]> {
  if (found.length === 0) return [];
  const rows = await database
    .insert(reminder)
    .values(
      found.map((one) => ({
        accountId,
        channel,
        kind: one.kind,
        thing: one.thing,
        writtenAt: now,
        ...(one.kind === 'reading' && { occasion: one.dueOn }),
      })),
    )
    .onConflictDoNothing()
    .returning({ kind: reminder.kind, thing: reminder.thing });
  const told = new Set(rows.map(({ kind, thing }) => `${kind} ${thing}`));
  return found.filter(({ kind, thing }) => told.has(`${kind} ${thing}`));
}

/** The lines of a letter: answers, then the rest by day, what is overdue first; and how many there is no room for. */
function linesOf(reminders: readonly Reminder[], language: Language, most: number): readonly string[] {
  const rank = (one: Reminder) => ('dueOn' in one ? one.dueOn : '');
  const ordered = [...reminders].sort((left, right) => rank(left).localeCompare(rank(right)));
  const lines = ordered.slice(0, most).map((one) => lineOf(one, language).replace(/\p{Cc}+/gu, ' '));
  const more = ordered.length - lines.length;
  return [...lines, ...(more > 0 ? [officeText('reminders.more', language, { count: String(more) })] : [])];
}

function lineOf(one: Reminder, language: Language): string {
  if (one.kind === 'reading') return officeText('reminders.reading', language, { number: one.number, day: writtenDay(one.dueOn) });
  if ('number' in one) return officeText('reminders.answered', language, { number: one.number });
  const values = { symbol: one.symbol, amount: amountDigits(one.left), day: writtenDay(one.dueOn) };
  return officeText(one.kind === 'overdue' ? 'reminders.overdue' : 'reminders.due', language, values);
}
