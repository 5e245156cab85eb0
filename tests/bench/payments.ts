import { partyId } from '../../sample-office/seed/parties/sample-parties';
import { openSession } from '../../server/accounts/sessions';
import { account, accountParty } from '../../server/database/account-tables';
import { openServerDatabase } from '../../server/database/open-server-database';
import { paymentCaller } from '../office/payment-caller';
import { startPostgres } from '../office/postgres-server';
import { makeCard, type SampleCard } from '../office/sample-dues';
import { startPortal } from '../portal-server';
import type { Measure } from './measure';

const residents = 100;
const rounds = 5;

/**
 * How long the start of a payment takes on the server while 100 residents start one at once, with gateway and PostgreSQL on the same
 * machine.
 */
export async function measurePaymentStarts(): Promise<Measure[]> {
  const postgres = await startPostgres({ waitsForDisk: true });
  try {
    const portal = await startPortal('start', { DATABASE_URL: postgres.url, SANDBOX: 'true', SEED_SCALE: '0.05' });
    try {
      const { times, errors } = await startPayments(portal.url, postgres.url);
      const name = (what: string) => `payment start, ${residents} residents at once: ${what}`;
      const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
      return [
        { name: name('95th percentile'), ours: `${p95.toFixed(0)} ms`, other: '', value: p95, bound: null, unit: 'ms' },
        { name: name('errors'), ours: `${errors} of ${residents * rounds}`, other: '', value: errors, bound: 0, unit: '' },
      ];
    } finally {
      await portal.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function startPayments(portal: string, database: string): Promise<{ times: readonly number[]; errors: number }> {
  const opened = await openServerDatabase({ url: database, schema: null }, async () => undefined);
  try {
    const tokens: string[] = [];
    for (let nth = 0; nth < residents; nth += 1) {
      const login = `bench-${nth}`;
      const [made] = await opened.database
        .insert(account)
        .values({ login, email: `${login}@example.org`, givenName: 'Próba', familyName: 'Pomiarowa', state: 'verified' })
        .returning({ id: account.id });
      if (!made) throw new Error('The account was not made.');
      await opened.database.insert(accountParty).values({ accountId: made.id, partyId: partyId('wife') });
      tokens.push(await openSession(opened.database, { accountId: made.id, restricted: false, now: new Date() }));
    }
    const times: number[] = [];
    let errors = 0;
    for (let round = 0; round < rounds; round += 1) {
      const cards: SampleCard[] = [];
      for (let nth = 0; nth < residents; nth += 1) cards.push(await makeCard(opened.database, { holders: ['wife'], amounts: [12_345n] }));
      const page = `${new URL(portal).origin}/platnosc-informacja`;
      await Promise.all(
        tokens.map(async (token, nth) => {
          const card = cards[nth];
          if (!card) return;
          const from = performance.now();
          const answer = await paymentCaller(portal, token, 'wife').order('p24', card, { urlPowrotuOk: page, urlPowrotuBlad: page });
          times.push(performance.now() - from);
          if (answer.status !== 200) errors += 1;
        }),
      );
    }
    return { times: times.sort((a, b) => a - b), errors };
  } finally {
    await opened.close();
  }
}
