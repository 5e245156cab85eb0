import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../sample-office/seed/accounts/demo-accounts';
import { partyId, sampleParties } from '../../sample-office/seed/parties/sample-parties';
import { accountScreens } from '../../server/accounts/account-screens';
import { account, accountParty, letter, party } from '../../server/database/account-tables';
import { payment } from '../../server/database/payment-tables';
import { openOutbox } from '../../server/mail/outbox';
import type { PaymentLetters } from '../../server/payments/payment-desk';
import { receiptAddress } from '../../server/payments/receipt-address';
import { sweepPayments } from '../../server/payments/sweep';
import { type AccountCaller, accountCaller } from './account-caller';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { origin, type PaymentCaller, paymentCaller, stateOf, testDesk } from './payment-caller';
import { temporaryFolder } from './run-office';
import { makeCard } from './sample-dues';

const folder = temporaryFolder();
const later = new Date('2026-11-21T10:20:00Z');
const told: string[] = [];
let office: DatabaseOffice;
let address: string;
let call: AccountCaller;
let token: string;
let anna: PaymentCaller;
let letters: PaymentLetters;

beforeAll(async () => {
  // The office's own sweep is off, and what is paid is booked a day later.
  const variables = { DATA_DIR: folder.path, PUBLIC_URL: origin, PAYMENT_POSTING_SECONDS: '86400', PAYMENT_SWEEP_SECONDS: '600' };
  office = await openDatabaseOffice(variables, { tell: (text) => void told.push(text) });
  address = await office.listen();
  call = accountCaller(office);
  token = await call.tokenOf('anna');
  anna = paymentCaller(address, token, 'wife');
  letters = {
    screen: accountScreens(() => office.pack.index('pl').session),
    office: (language) => office.pack.index(language).office,
    deliver: () => undefined,
  };
}, 120_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

beforeEach(async () => {
  await office.database.delete(letter);
});

/** The e-mail address of the account of Anna. */
async function email(): Promise<string> {
  const [own] = await office.database.select({ email: account.email }).from(account).where(eq(account.login, 'anna'));
  return own?.email ?? '';
}

async function order(caller = anna): Promise<string> {
  return await caller.begin('p24', await makeCard(office.database, { holders: ['wife', 'shop'], amounts: [12_840n] }));
}

async function proofSaid(caller: PaymentCaller, transfer: string): Promise<unknown> {
  const { platnosci } = (await caller.get('/platnosci/historia')).body as {
    platnosci: { idTransakcji: string; potwierdzenieEmail: unknown }[];
  };
  return platnosci.find(({ idTransakcji }) => idTransakcji === transfer)?.potwierdzenieEmail;
}

const sweep = (given: PaymentLetters | null) =>
  sweepPayments(
    testDesk({
      database: office.database,
      now: () => later,
      address,
      postingSeconds: 86_400,
      letters: given,
      tell: (text) => void told.push(text),
    }),
  );
const written = async () => await office.database.select().from(letter);

describe('the proof of a payment', () => {
  it('is written once to who ordered it, though the payment is reported twice and swept besides, and says what was paid', async () => {
    const transfer = await order();
    expect([await written(), await proofSaid(anna, transfer)]).toEqual([[], await email()]);
    await anna.choose('p24', transfer, 'dwa-razy');
    await sweep(letters);
    expect(await stateOf(office.database, transfer)).toBe('verified');
    const [proof, ...more] = await written();
    expect(more).toEqual([]);
    expect(proof).toMatchObject({
      recipient: await email(),
      language: 'pl',
      subject: expect.stringContaining(': potwierdzenie płatności'),
    });
    const body = proof?.body.replaceAll('\u00a0', ' ') ?? '';
    const [row] = await office.database.select().from(payment).where(eq(payment.transferId, transfer));
    const [payer] = await office.database
      .select()
      .from(party)
      .where(eq(party.id, partyId('wife')));
    for (const line of [
      'Kwota: 128,40 zł',
      'Prowizja: 1,54 zł',
      `Za co: ${row?.title}`,
      `Płatnik: ${payer?.name}`,
      'Sposób płatności: Przelewy 24',
      'Data zlecenia: 21.11.2026, godz. 11:00',
      `Numer transakcji: ${transfer}`,
      `${origin}/moje-sprawy`,
    ])
      expect(body).toContain(line);
    expect(body).not.toContain(sampleParties.wife.pesel);
    expect(await proofSaid(anna, transfer)).toBe(await email());
  });

  it('is in the language in which the payment was ordered', async () => {
    const card = await makeCard(office.database, { holders: ['wife'], amounts: [100n] });
    const body = {
      idKartyNaleznosci: card.cardId,
      idNaleznosciRatyZbiorczej: card.instalmentIds,
      idNaleznosciRaty: [],
      nip: null,
      urlPowrotuOk: `${origin}/platnosc-informacja?wynik=ok`,
      urlPowrotuBlad: `${origin}/platnosc-informacja?wynik=blad`,
    };
    const ordered = await call.post(`/platnosci/p24/dodajPrzelew?lang=uk&pesel=${sampleParties.wife.pesel}`, body, token);
    const { idPrzelewu } = ordered.body as { idPrzelewu: string };
    await anna.choose('p24', idPrzelewu, 'zaplac');
    // The gateway's report comes beside its answer to the browser.
    const proof = { language: 'uk', subject: expect.stringContaining('підтвердження платежу') };
    await expect.poll(written, { timeout: 60_000 }).toMatchObject([proof]);
  });

  it('waits for a mail server that is away for a day, and then goes out once', async () => {
    const transfer = await order();
    await office.database.update(account).set({ email: 'dzien@poczta.example' }).where(eq(account.login, 'anna'));
    await anna.choose('p24', transfer, 'zmien');
    await sweep(letters);
    let clock = later;
    let isAway = true;
    const sent: string[] = [];
    const transport = {
      keeps: false,
      send: async ({ recipient }: { readonly recipient: string }) => {
        if (isAway) throw new Error('connect ECONNREFUSED');
        sent.push(recipient);
      },
      close: () => undefined,
    };
    const outbox = openOutbox({ database: office.database, transport, now: () => clock, tell: () => undefined });
    for (let hour = 0; hour < 24; hour += 1) {
      await outbox.deliver();
      clock = new Date(clock.getTime() + 3_600_000);
    }
    isAway = false;
    for (let hour = 0; hour < 24; hour += 1) {
      await outbox.deliver();
      clock = new Date(clock.getTime() + 3_600_000);
    }
    await outbox.close();
    // The address at the time of the confirmation, not that of the order.
    expect([sent, await written()]).toEqual([['dzien@poczta.example'], []]);
  });

  it('is promised and shown to who ordered the payment alone, not to another who acts for the same institution', async () => {
    const [row] = await office.database.select().from(account).where(eq(account.login, 'anna'));
    const right = { accountId: row?.id ?? 0, partyId: partyId('shop') };
    await office.database.insert(accountParty).values(right).onConflictDoNothing();
    const other = paymentCaller(address, await call.tokenOf('sklep'), 'shop');
    const own = paymentCaller(address, token, 'shop');
    const transfer = await order(own);
    const both = async () => [await proofSaid(own, transfer), await proofSaid(other, transfer)];
    expect(await both()).toEqual([await email(), null]);
    await own.choose('p24', transfer, 'zmien');
    await sweep(letters);
    expect((await written())[0]?.body).toContain('Płatnik: Sklep');
    expect(await both()).toEqual([await email(), null]);
  });

  it('is neither written nor promised where there is no mail server or no address, or the payment came to nothing', async () => {
    const transfer = await order();
    await anna.choose('p24', transfer, 'zmien');
    await sweep(null);
    expect([await stateOf(office.database, transfer), await proofSaid(anna, transfer)]).toEqual(['verified', null]);
    const [row] = await office.database.select().from(payment).where(eq(payment.transferId, transfer));
    if (!row) throw new Error('There is no such payment.');
    const reader = { id: row.accountId ?? 0, login: 'anna', email: 'a@b.example' };
    const said = (state: typeof row.state, given: PaymentLetters | null = letters, who: typeof reader | null = reader) =>
      receiptAddress({ letters: given }, { ...row, state }, who);
    expect([said('paid'), said('paid', null), said('paid', letters, null)]).toEqual(['a@b.example', null, null]);
    for (const state of ['refused', 'failed', 'expired', 'returned', 'disputed', 'verified', 'posted'] as const)
      expect(said(state), state).toBeNull();

    const silent = await order();
    const before = await email();
    await office.database.update(account).set({ email: '' }).where(eq(account.login, 'anna'));
    expect(await proofSaid(anna, silent)).toBeNull();
    await anna.choose('p24', silent, 'zmien');
    await sweep(letters);
    expect([await stateOf(office.database, silent), await written()]).toEqual(['verified', []]);
    await office.database.update(account).set({ email: before }).where(eq(account.login, 'anna'));
  });

  it('that cannot be written does not hold up the payment, and the operator hears of it', async () => {
    const transfer = await order();
    await anna.choose('p24', transfer, 'zmien');
    const broken: PaymentLetters = {
      ...letters,
      office: () => {
        throw new Error('no names');
      },
    };
    await sweep(broken);
    expect([await stateOf(office.database, transfer), await written()]).toEqual(['verified', []]);
    expect(told.join('\n')).toMatch(/The proof of payment \d+ could not be written to who ordered it: .*no names/);
  });

  it('and the payments themselves keep no address once the account is deleted', async () => {
    await order();
    const [own] = await office.database.select().from(account).where(eq(account.login, 'anna'));
    const addresses = async () =>
      await office.database
        .select({ ordered: payment.payerEmail, proof: payment.receiptTo })
        .from(payment)
        .where(eq(payment.accountId, own?.id ?? 0));
    expect((await addresses()).some(({ ordered, proof }) => ordered !== '' && proof !== null)).toBe(true);
    const deleted = await office.send('DELETE', '/api/uzytkownicy/konto', { haslo: demoPassword }, token);
    expect(deleted.status).toBe(200);
    expect(new Set((await addresses()).map(({ ordered, proof }) => `${ordered} ${proof}`))).toEqual(new Set([' null']));
  });
});
