import { partyId, type SamplePartyName } from '../../sample-office/seed/parties/sample-parties';
import { openSession } from '../../server/accounts/sessions';
import { account, accountParty } from '../../server/database/account-tables';
import type { Database } from '../../server/database/database';

interface SignInOptions {
  /** Whom the account may act for. */
  readonly parties?: readonly SamplePartyName[];
  readonly state?: 'unconfirmed' | 'restricted' | 'verified';
  /** The time of the office's clock. */
  readonly now?: Date;
}

let count = 0;

/** Makes an account with rights to sample parties, and returns the token of an open session. */
export async function signIn(
  database: Database,
  { parties = [], state = 'verified', now = new Date('2026-11-21T10:00:00Z') }: SignInOptions,
): Promise<string> {
  count += 1;
  const login = `test-${count}`;
  const [made] = await database
    .insert(account)
    .values({ login, email: `${login}@example.org`, givenName: 'Próba', familyName: 'Testowa', state })
    .returning({ id: account.id });
  if (!made) throw new Error('The account was not made.');
  if (parties.length > 0)
    await database.insert(accountParty).values(parties.map((name) => ({ accountId: made.id, partyId: partyId(name) })));
  return await openSession(database, { accountId: made.id, restricted: state !== 'verified', now });
}
