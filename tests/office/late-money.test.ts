// Money that a gateway takes after the office has given up the payment, while messages are lost, the gateway is down for days, two servers
// share the work and transactions fail at random. Every payment ends booked or disputed, and none twice.
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { disputedPage } from '../../sample-office/sandbox/gateways/disputed-payments';
import { partyId } from '../../sample-office/seed/parties/sample-parties';
import { Random } from '../../sample-office/seed/random/random';
import type { Database } from '../../server/database/database';
import { dueBooking } from '../../server/database/dues-tables';
import { type PaymentRow, payment, paymentPosting } from '../../server/database/payment-tables';
import { returnPage } from '../../server/payments/look-up-payment';
import type { PaymentDesk } from '../../server/payments/payment-desk';
import type { GatewayReport, Registration } from '../../server/payments/providers/provider';
import { settlePayment } from '../../server/payments/settle-payment';
import { startPayment } from '../../server/payments/start-payment';
import { sweepPayments } from '../../server/payments/sweep';
import { orderOf, type PlayedGateway, type PostgresOffice, playedDesk, playGateway, startPostgresOffice } from './payment-office';
import { makeCard, type SampleCard } from './sample-dues';

const count = process.env.OKIENKO_FULL === '1' ? 600 : 25;
const minutes = 60_000;
const days = 24 * 60 * minutes;
const begin = new Date('2026-11-21T10:00:00Z').getTime();
const amount = 12_345n;
const page = 'http://localhost:4000/platnosc-informacja';
const wife = { id: partyId('wife'), name: 'wife', institution: false, nip: null, pesel: null };

let office: PostgresOffice;
let database: Database;
let clock = begin;
const now = () => new Date(clock);

beforeAll(async () => {
  office = await startPostgresOffice();
  database = office.database;
}, 180_000);

beforeEach(() => {
  clock = begin;
});

afterAll(async () => await office?.stop());

async function order(desk: PaymentDesk, card: SampleCard): Promise<PaymentRow> {
  const { cardId, instalmentIds } = card;
  const given = {
    cardIds: [cardId],
    instalmentIds,
    partIds: [],
    provider: 'p24',
    accountId: null,
    language: 'pl',
    confirmed: true,
  } as const;
  await startPayment(desk, wife, { ...given, returnOk: page, returnError: `${page}?nie` }).catch(() => null);
  const [row] = await database.select().from(payment).where(eq(payment.cardId, cardId));
  if (!row) throw new Error('The payment was not written.');
  return row;
}

const newCard = () => makeCard(database, { holders: ['wife'], amounts: [amount] });
const paidReport = (row: PaymentRow): GatewayReport => ({ outcome: 'paid', amount: row.amount, currency: 'PLN', orderId: orderOf(row.id) });
const rowsOf = async (ids: readonly number[]) =>
  await database
    .select()
    .from(payment)
    .where(inArray(payment.id, [...ids]));
const rowOf = async ({ id }: PaymentRow) => {
  const [row] = await rowsOf([id]);
  if (!row) throw new Error('The payment is gone.');
  return row;
};

/** Sweeps at each of these moments, as a server that runs all the time would. */
async function sweepAt(moments: readonly number[], ...desks: readonly PaymentDesk[]): Promise<void> {
  for (const moment of moments) {
    clock = begin + moment;
    // Faults are reported to the operator, and the next pass comes anyway.
    await Promise.allSettled(desks.map((desk) => sweepPayments(desk)));
  }
}

const firstDay = [2, 5, 10, 20, 30, 45, 46, 60, 90, 150, 300, 600, 1_200].map((minute) => minute * minutes);
const everyDay = (from: number, to: number) => Array.from({ length: (to - from) * 2 }, (_, half) => (from + half / 2) * days);

describe('a payment that expired', () => {
  it('and was paid afterwards, without a word from the gateway, is booked; a browser that comes back meanwhile is not sent away', async () => {
    const gateway = playGateway();
    let paid = false;
    gateway.status = async (row) => (paid ? { kind: 'report', ...paidReport(row) } : { kind: 'nothing' });
    const desk = playedDesk(database, gateway, { now });
    const row = await order(desk, await newCard());
    await sweepAt(firstDay, desk);
    expect(await rowOf(row)).toMatchObject({ state: 'expired', nextCheckAt: expect.any(Date) });
    expect(await disputedPage({ database, nonce: '' })).toMatch(new RegExp(`Zakończone bez wpłaty.*<strong>${row.id}: 123,45`, 's'));
    expect(await returnPage(desk, 'p24', row.transferId)).toContain('?nie');
    paid = true;
    expect(await returnPage(desk, 'p24', row.transferId)).toBe(page);
    await sweepAt(everyDay(1, 4), desk);
    expect((await rowOf(row)).state).toBe('posted');
  });

  it('is asked about ever more rarely, and for the last time after thirty days, or as soon as the gateway answers again', async () => {
    const gateway = playGateway();
    const asked: number[] = [];
    let answers = true;
    gateway.status = async () => {
      asked.push((clock - begin) / days);
      return answers ? { kind: 'nothing' } : { kind: 'unreachable', reason: 'away' };
    };
    const desk = playedDesk(database, gateway, { now });
    const row = await order(desk, await newCard());
    await sweepAt([...firstDay, ...everyDay(1, 25)], desk);
    const inTenDays = asked.filter((day) => day > 10 && day <= 20).length;
    expect(inTenDays).toBeLessThanOrEqual(10);
    expect(inTenDays).toBeGreaterThanOrEqual(5);
    answers = false;
    await sweepAt(everyDay(25, 40), desk);
    expect(await rowOf(row)).toMatchObject({ state: 'expired', nextCheckAt: expect.any(Date) });
    answers = true;
    await sweepAt(everyDay(40, 43), desk);
    expect(await rowOf(row)).toMatchObject({ state: 'expired', nextCheckAt: null });
  });

  it('and whose dues were paid otherwise meanwhile is booked as money above the dues, and of another amount is disputed', async () => {
    const gateway = playGateway();
    const late = new Set<number>();
    let factor = 1n;
    gateway.status = async (row) =>
      late.has(row.id) ? { kind: 'report', ...paidReport(row), amount: row.amount * factor } : { kind: 'nothing' };
    const desk = playedDesk(database, gateway, { now });
    const card = await newCard();
    const first = await order(desk, card);
    const [other] = [await order(desk, await newCard())];
    await sweepAt(firstDay, desk);
    await startPayment(desk, wife, {
      ...{
        cardIds: [card.cardId],
        instalmentIds: card.instalmentIds,
        partIds: [],
        provider: 'p24',
        accountId: null,
        language: 'pl',
        confirmed: true,
      },
      ...{ returnOk: page, returnError: page },
    });
    const second = (await database.select().from(payment).where(eq(payment.cardId, card.cardId))).find(({ id }) => id !== first.id);
    if (!second) throw new Error('The second payment was not written.');
    await settlePayment(desk, second.id, paidReport(second), 'notification');
    late.add(first.id);
    await sweepAt(everyDay(2, 4), desk);
    const [posting] = await database.select().from(paymentPosting).where(eq(paymentPosting.paymentId, first.id));
    expect([(await rowOf(first)).state, posting?.overpaid]).toEqual(['posted', amount]);
    late.add(other.id);
    factor = 2n;
    await sweepAt(everyDay(4, 6), desk);
    expect(await rowOf(other)).toMatchObject({ state: 'disputed', nextCheckAt: null });
  });
});

/** A database whose transactions fail at random: before they begin, or after the commit, when only the answer is lost. */
function faulty(random: Random): Database {
  return new Proxy(database, {
    get(target, name, receiver) {
      if (name !== 'transaction') return Reflect.get(target, name, receiver);
      const transaction: Database['transaction'] = async (work, ...rest) => {
        const fate = random.between(0, 11);
        if (fate === 0) throw new Error('The connection was lost.');
        const done = await target.transaction(work, ...rest);
        if (fate === 1) throw new Error('The answer was lost.');
        return done;
      };
      return transaction;
    },
  });
}

it(`of ${count} payments on two servers, with lost notifications, failing transactions and a gateway that is away for days, every one that was taken is booked or disputed, and once`, async () => {
  const random = new Random(15);
  const draw = (below: number) => random.between(0, below - 1);
  const takenAt = new Map<number, number>();
  const away = () => clock > begin + 1 * days && clock < begin + 4 * days;
  const gateway: PlayedGateway = playGateway();
  const isTaken = ({ id }: PaymentRow) => (takenAt.get(id) ?? Number.POSITIVE_INFINITY) <= clock;
  gateway.status = async (row) => {
    if (away() || draw(7) === 0) return { kind: 'unreachable', reason: 'away' };
    return isTaken(row) ? { kind: 'report', ...paidReport(row) } : { kind: 'nothing' };
  };
  gateway.confirm = async (row) => {
    if (away() || draw(7) === 0) return { kind: 'unreachable', reason: 'away' };
    // One in ten gets no confirmation from the gateway when it is that late.
    return clock > begin + 10 * days && row.id % 10 === 0 ? { kind: 'contradicted', reason: 'too late' } : { kind: 'confirmed' };
  };
  const registers = gateway.provider.register;
  const provider = {
    ...gateway.provider,
    // The gateway knows the payment, but the office does not learn that it does.
    register: async (...told: Parameters<typeof registers>): Promise<Registration> =>
      draw(6) === 0 ? { kind: 'unreachable', reason: 'the answer was lost' } : await registers(...told),
  };
  const server = () => ({ ...playedDesk(faulty(random), gateway, { now }), provider: () => provider });
  const desks = [server(), server()];
  const rows: PaymentRow[] = [];
  while (rows.length < count) {
    const row = await order(desks[draw(2)] ?? server(), await newCard()).catch(() => null);
    if (row) rows.push(row);
  }
  // The gateway takes the money in time, at the last moment, long after the office has given up, or never.
  const moments = [10 * minutes, 44 * minutes, 46 * minutes, 3 * 60 * minutes, 2 * days, 12 * days, 25 * days];
  for (const [nth, row] of rows.entries()) {
    const moment = moments[nth % (moments.length + 2)];
    if (moment !== undefined) takenAt.set(row.id, begin + moment);
  }
  const beats = [...new Set([...firstDay, ...moments, ...everyDay(1, 45)])].sort((a, b) => a - b);
  for (const beat of beats) {
    await sweepAt([beat], ...desks);
    for (const row of rows.filter(({ id }) => takenAt.get(id) === clock && draw(5) === 0))
      await settlePayment(desks[draw(2)] ?? server(), row.id, paidReport(row), 'notification').catch(() => null);
  }
  const after = await rowsOf(rows.map(({ id }) => id));
  const wrong = after.filter(({ id, state, nextCheckAt }) =>
    takenAt.has(id) ? !['posted', 'disputed'].includes(state) : !['expired', 'failed'].includes(state) || nextCheckAt !== null,
  );
  expect(wrong.map(({ id, state, nextCheckAt }) => ({ id, state, nextCheckAt, takenAt: takenAt.get(id) }))).toEqual([]);
  const booked = await database
    .select({ reference: dueBooking.paymentReference })
    .from(dueBooking)
    .where(
      inArray(
        dueBooking.paymentReference,
        rows.map(({ transferId }) => transferId),
      ),
    );
  const posted = after.filter(({ state }) => state === 'posted').map(({ transferId }) => transferId);
  expect(booked.map(({ reference }) => reference).sort()).toEqual(posted.sort());
  expect(posted.length).toBeGreaterThan(count / 2);
  expect(after.some(({ state }) => state === 'disputed')).toBe(true);
}, 300_000);
