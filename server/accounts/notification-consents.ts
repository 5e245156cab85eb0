import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { checkRule } from '../../engine';
import { type AccountRow, account, accountConsent, type Channel, channels, letter } from '../database/account-tables';
import type { Database } from '../database/database';
import { OfficeFailure } from '../errors/office-failure';
import { type AccountRules, isEmail } from './account-data';
import type { AccountCall } from './account-desk';
import { readAccount } from './activation';
import type { SignedInCaller } from './caller';
import type { LetterCall } from './write-to-owner';

/** Consents to notifications, and the addresses to send them to. */
export interface NotificationConsents {
  readonly powiadomieniaEmail: boolean;
  readonly powiadomieniaSms: boolean;
  readonly email: string | null;
  readonly telefon: string | null;
}

/** The present consents of a user. */
export async function readConsents(
  { database }: AccountCall,
  user: SignedInCaller,
): Promise<NotificationConsents & { readonly czyZdecydowano: boolean }> {
  const { notifyEmail, notifySms, notifyAddress, notifyPhone } = await readAccount(database, user.accountId);
  const given = { powiadomieniaEmail: notifyEmail, powiadomieniaSms: notifySms, email: notifyAddress, telefon: notifyPhone };
  return { ...given, czyZdecydowano: await hasDecided(database, user.accountId) };
}

/** Whether an account has ever given, withdrawn or declined a consent to notifications. */
async function hasDecided(database: Database, accountId: number): Promise<boolean> {
  const kinds = channels.map((channel) => consents[channel].kind);
  const isOne = and(eq(accountConsent.accountId, accountId), inArray(accountConsent.kind, kinds));
  return (await database.select({ kind: accountConsent.kind }).from(accountConsent).where(isOne).limit(1)).length > 0;
}

/** Stores the consents of a user, and when each was given or withdrawn. */
export async function saveConsents(
  { database, now, language }: LetterCall,
  rules: AccountRules,
  user: SignedInCaller,
  given: NotificationConsents,
): Promise<void> {
  const { powiadomieniaEmail, powiadomieniaSms, email, telefon } = given;
  if (powiadomieniaEmail && (email === null || !isEmail(email, rules))) throw new OfficeFailure('wrongEmail');
  if (powiadomieniaSms && (telefon === null || !checkRule('phone', telefon, null, rules))) throw new OfficeFailure('wrongPhone');
  const before = await readAccount(database, user.accountId);
  await database.transaction(async (within) => {
    // An address is stored only with a consent that needs it.
    await within
      .update(account)
      .set({
        notifyEmail: powiadomieniaEmail,
        notifySms: powiadomieniaSms,
        notifyAddress: powiadomieniaEmail ? email : null,
        notifyPhone: powiadomieniaSms ? (telefon?.replace(/\s/g, '') ?? null) : null,
        notifyLanguage: powiadomieniaEmail || powiadomieniaSms ? language : null,
      })
      .where(eq(account.id, user.accountId));
    const [after] = await within.select().from(account).where(eq(account.id, user.accountId));
    for (const channel of channels) {
      const address = before[consents[channel].address];
      if (address !== null && after?.[consents[channel].address] !== address) await dropReminders(within, channel, address);
    }
    const changed: { readonly kind: (typeof consents)[Channel]['kind']; readonly given: boolean }[] = [
      ...(before.notifyEmail === powiadomieniaEmail ? [] : [{ kind: 'notify-email' as const, given: powiadomieniaEmail }]),
      ...(before.notifySms === powiadomieniaSms ? [] : [{ kind: 'notify-sms' as const, given: powiadomieniaSms }]),
    ];
    // Who saves without a consent has declined.
    const declined = changed.length === 0 && !(await hasDecided(within, user.accountId));
    if (declined) changed.push({ kind: 'notify-email', given: false });
    for (const one of changed) await within.insert(accountConsent).values({ ...one, accountId: user.accountId, decidedAt: now });
  });
}

/** Withdraws the consent to notifications on a channel, and what was written under it is not sent any more. */
export async function withdrawConsent(database: Database, owner: AccountRow, channel: Channel, now: Date): Promise<void> {
  const { given, address, kind } = consents[channel];
  const known = owner[address];
  if (known !== null) await dropReminders(database, channel, known);
  if (!owner[given]) return;
  await database
    .update(account)
    .set({ [given]: false, [address]: null })
    .where(eq(account.id, owner.id));
  await database.insert(accountConsent).values({ kind, given: false, accountId: owner.id, decidedAt: now });
}

/** Where the consent to a channel is kept. */
const consents = {
  email: { given: 'notifyEmail', address: 'notifyAddress', kind: 'notify-email' },
  sms: { given: 'notifySms', address: 'notifyPhone', kind: 'notify-sms' },
} as const satisfies Readonly<Record<Channel, object>>;

async function dropReminders(database: Database, channel: Channel, address: string): Promise<void> {
  const unsent = and(isNotNull(letter.unsubscribe), isNull(letter.sentAt));
  await database.delete(letter).where(and(eq(letter.channel, channel), eq(letter.recipient, address), unsent));
}
