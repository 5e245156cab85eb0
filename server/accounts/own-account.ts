import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { account, accountIdentity, accountLink, accountParty, channels, recoveryCode } from '../database/account-tables';
import type { Database } from '../database/database';
import { formDraft, storedFile } from '../database/file-tables';
import { payment } from '../database/payment-tables';
import { OfficeFailure } from '../errors/office-failure';
import { type AccountRules, isEmail } from './account-data';
import { readAccount } from './activation';
import { countAttempt } from './attempts';
import type { SignedInCaller } from './caller';
import { takeEmailTurn } from './email-turn';
import { closeLinks } from './links';
import { withdrawConsent } from './notification-consents';
import { checkOwnPassword } from './own-password';
import { proveOwner } from './prove-owner';
import { endSessions } from './sessions';
import { type LetterCall, writeToOwner } from './write-to-owner';

interface NewEmail {
  readonly user: SignedInCaller;
  readonly email: string;
  readonly password: string;
}

/** Changes the e-mail address of a signed-in user and informs both addresses. All other sessions end. */
export async function changeEmail(call: LetterCall, rules: AccountRules, { user, email, password }: NewEmail): Promise<void> {
  const { database, accounts, now, address } = call;
  const owner = await readAccount(database, user.accountId);
  if (!isEmail(email, rules) || email.toLowerCase() === owner.email.toLowerCase()) throw new OfficeFailure('emailRefused');
  await checkOwnPassword(call, owner, password);
  // Only somebody who knows the password can find out that an address is taken, and not often.
  await countAttempt(database, accounts.limits.emailOfAccount, String(owner.id), now);
  await database.transaction(async (within) => {
    await refuseTaken(within, email, owner.id);
    await within.update(account).set({ email }).where(eq(account.id, owner.id));
    await closeLinks(within, { accountId: owner.id, kind: 'new-password', now });
    await endSessions(within, { accountId: owner.id, except: user.sessionId, now });
    await writeToOwner(within, call, { kind: 'email-changed-from', owner });
    await writeToOwner(within, call, { kind: 'email-changed-to', owner: { ...owner, email } });
  });
  accounts.record({ kind: 'email-changed', at: now, address, accountId: owner.id });
  accounts.deliver();
}

async function refuseTaken(database: Database, email: string, own: number): Promise<void> {
  await takeEmailTurn(database, email);
  const taken = await database
    .select({ id: account.id })
    .from(account)
    .where(and(eq(sql`lower(${account.email})`, email.toLowerCase()), ne(account.state, 'deleted'), ne(account.id, own)));
  if (taken.length > 0) throw new OfficeFailure('emailRefused');
}

/** Deletes the account of a signed-in user. Its personal data are erased; its number stays, because records of the office refer to it. */
export async function deleteAccount(
  call: LetterCall,
  { user, password }: { readonly user: SignedInCaller; readonly password: string | null },
): Promise<void> {
  const { database, accounts, now, address } = call;
  const owner = await readAccount(database, user.accountId);
  await proveOwner(call, { user, owner, proof: { password } });
  await database.transaction(async (within) => {
    for (const channel of channels) await withdrawConsent(within, owner, channel, now);
    await within.delete(formDraft).where(eq(formDraft.accountId, owner.id));
    // Files that were sent with nothing go with the next tidying, whenever they came.
    await within
      .update(storedFile)
      .set({ beganAt: new Date(0) })
      .where(and(eq(storedFile.accountId, owner.id), isNull(storedFile.sentAt)));
    await within
      .update(account)
      .set({
        state: 'deleted',
        deletedAt: now,
        login: `usuniete-${owner.id}`,
        email: '',
        givenName: '',
        familyName: '',
        pesel: null,
        nip: null,
        passwordHash: null,
        totpSecret: null,
        totpOffered: null,
        notifyEmail: false,
        notifySms: false,
        notifyAddress: null,
        notifyPhone: null,
        notifyLanguage: null,
      })
      .where(eq(account.id, owner.id));
    for (const table of [accountParty, accountIdentity, accountLink, recoveryCode])
      await within.delete(table).where(eq(table.accountId, owner.id));
    await within.update(payment).set({ receiptTo: null, payerEmail: '' }).where(eq(payment.accountId, owner.id));
    await endSessions(within, { accountId: owner.id, now });
    await writeToOwner(within, call, { kind: 'account-deleted', owner });
  });
  accounts.record({ kind: 'deleted', at: now, address, accountId: owner.id });
  accounts.deliver();
}
