import { createPasswordHasher, ensureOwnParty, hashOfCode } from '../../../server/accounts';
import { account, accountLink, accountParty, accountSettings, accountText, type Database, insertAll } from '../../../server/database';
import { partyId } from '../parties/sample-parties';
import { sampleAccountTexts } from './account-texts';
import { demoEmail, demoOfficeCode, demoPassword, sampleAccounts } from './demo-accounts';

const madeAt = new Date('2026-09-30T08:00:00Z');
const officeLinkUntil = new Date('2099-12-31T23:00:00Z');

/** Writes the sample accounts and the settings of accounts, if there are none. */
export async function seedAccounts(database: Database): Promise<void> {
  if ((await database.select().from(accountSettings)).length > 0) return;
  await database.insert(accountSettings).values({ admitUnconfirmed: false, askDataConsent: true, askTerms: true });
  await insertAll(database, accountText, sampleAccountTexts);
  const passwords = createPasswordHasher();
  for (const { actsFor, about: _about, ...sample } of sampleAccounts) {
    const [made] = await database
      .insert(account)
      .values({
        ...sample,
        email: demoEmail(sample.login),
        institution: sample.pesel === null,
        passwordHash: await passwords.hash(demoPassword),
        createdAt: madeAt,
        // The dialog of the first login is for accounts that registered themselves.
        firstLoginAt: sample.state === 'verified' ? madeAt : null,
      })
      .returning();
    if (!made) throw new Error(`The account ${sample.login} was not made.`);
    if (sample.state === 'verified') await ensureOwnParty(database, made);
    if (actsFor.length > 0)
      await database.insert(accountParty).values(actsFor.map((name) => ({ accountId: made.id, partyId: partyId(name) })));
    if (sample.officeIssued) {
      await database.insert(accountLink).values({
        codeHash: hashOfCode(demoOfficeCode),
        accountId: made.id,
        kind: 'office-activation',
        createdAt: madeAt,
        expiresAt: officeLinkUntil,
      });
    }
  }
}
