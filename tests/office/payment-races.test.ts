// Races between payments, on a real PostgreSQL with several connections. (The embedded database has one session, so no races.)
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../../sample-office/seed/random/random';
import type { Database } from '../../server/database/database';
import { dueBooking } from '../../server/database/dues-tables';
import {
  type PaymentRow,
  payment,
  paymentEvent,
  paymentPosting,
  paymentStates,
  paymentTransition,
} from '../../server/database/payment-tables';
import { returnPage } from '../../server/payments/look-up-payment';
import type { ReadPayment } from '../../server/payments/payment-desk';
import { advance, lockPayment } from '../../server/payments/payment-events';
import { settlePayment } from '../../server/payments/settle-payment';
import { nextState, paymentEvents, transitions } from '../../server/payments/states';
import { sweepPayments } from '../../server/payments/sweep';
import {
  orderOf,
  type PlayedGateway,
  type PostgresOffice,
  playedDesk,
  playGateway,
  startPostgresOffice,
  writePayments,
} from './payment-office';
import { makeCard, type SampleCard } from './sample-dues';

const cases = process.env.OKIENKO_FULL === '1' ? 2_400 : 30;
const lost = process.env.OKIENKO_FULL === '1' ? 200 : 30;
const atOnce = 8;
const amount = 12_345n;
let office: PostgresOffice;
let database: Database;
let cards: readonly SampleCard[];

beforeAll(async () => {
  office = await startPostgresOffice();
  database = office.database;
  cards = await Promise.all(Array.from({ length: 16 }, () => makeCard(database, { holders: ['wife'], amounts: [amount] })));
}, 180_000);

afterAll(async () => await office?.stop());

const patience = 100;
const firstReaders = new Map<number, () => void>();

/**
 * Reads without the lock and lets a second transaction read the same before the first goes on. So the race that the lock prevents happens
 * every time.
 */
const unlocked: ReadPayment = async (transaction, id) => {
  const [row] = await transaction.select().from(payment).where(eq(payment.id, id));
  if (!row) throw new Error(`There is no payment ${id}.`);
  const first = firstReaders.get(id);
  if (first) first();
  else
    await new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        firstReaders.delete(id);
        resolve();
      };
      const timer = setTimeout(goOn, patience);
      firstReaders.set(id, goOn);
    });
  return row;
};

/**
 * One case: up to five notifications, the return of the browser and up to two sweeps about one payment begin in random order, and the
 * gateway answers the office's questions in random order.
 */
async function playCase(seed: number, row: PaymentRow, readPayment: ReadPayment): Promise<readonly unknown[]> {
  const random = new Random(seed);
  const draw = (below: number) => random.between(0, below - 1);
  const held: (() => void)[] = [];
  const gateway: PlayedGateway = playGateway();
  gateway.confirm = () => new Promise((resolve) => held.push(() => resolve({ kind: 'confirmed' })));
  const desk = playedDesk(database, gateway, { readPayment });
  const report = { outcome: 'paid', amount, currency: 'PLN', orderId: orderOf(row.id) } as const;
  const operations: (() => Promise<unknown>)[] = [
    ...Array.from({ length: 1 + draw(5) }, () => () => settlePayment(desk, row.id, report, 'notification')),
    () => returnPage(desk, 'p24', row.transferId),
    ...Array.from(
      { length: 1 + draw(2) },
      (_, nth) => () => sweepPayments({ ...desk, now: () => new Date(row.createdAt.getTime() + 60_000 * (nth + 1)) }),
    ),
  ];
  const running: Promise<unknown>[] = [];
  let done = false;
  while (!done) {
    const starts = operations.length > 0 && (held.length === 0 || draw(2) === 0);
    if (starts) {
      const [operation] = operations.splice(draw(operations.length), 1);
      if (operation) running.push(operation());
    } else held.splice(draw(Math.max(1, held.length)), 1)[0]?.();
    await new Promise((resolve) => setImmediate(resolve));
    if (operations.length === 0) done = held.length === 0 && (await isSettled(running));
  }
  const results = await Promise.allSettled(running);
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
}

async function isSettled(running: readonly Promise<unknown>[]): Promise<boolean> {
  const open = Symbol('open');
  const pause = new Promise((resolve) => setImmediate(() => resolve(open)));
  return (await Promise.race([Promise.allSettled(running), pause])) !== open;
}

interface Tally {
  /** Postings of each payment, and bookings of the dues. */
  readonly postings: readonly number[];
  readonly bookings: readonly number[];
  readonly states: readonly string[];
  readonly errors: readonly unknown[];
}

async function playCases(from: number, count: number, readPayment: ReadPayment): Promise<Tally> {
  const rows = await writePayments(
    database,
    Array.from({ length: count }, (_, index) => cards[index % cards.length]).flatMap((card) => card ?? []),
    amount,
  );
  const errors: unknown[] = [];
  const left = rows.map((row, index) => [row, from + index] as const);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = left.pop(); next; next = left.pop()) errors.push(...(await playCase(next[1], next[0], readPayment)));
    }),
  );
  const ids = rows.map(({ id }) => id);
  const after = await database.select().from(payment).where(inArray(payment.id, ids));
  const posted = await database.select().from(paymentPosting).where(inArray(paymentPosting.paymentId, ids));
  const references = rows.map(({ transferId }) => transferId);
  const booked = await database.select().from(dueBooking).where(inArray(dueBooking.paymentReference, references));
  return {
    postings: rows.map(({ id }) => posted.filter(({ paymentId }) => paymentId === id).length),
    bookings: rows.map(({ transferId }) => booked.filter(({ paymentReference }) => paymentReference === transferId).length),
    states: [...new Set(after.map(({ state }) => state))],
    errors,
  };
}

const once = (count: number) => Array.from({ length: count }, () => 1);
const switchTrigger = async (on: boolean) =>
  void (await database.execute(sql.raw(`ALTER TABLE payment ${on ? 'ENABLE' : 'DISABLE'} TRIGGER payment_state`)));
const dropKey = async () => void (await database.execute(sql`ALTER TABLE payment_posting DROP CONSTRAINT payment_posting_pkey`));
const addKey = async () => {
  await database.execute(sql`DELETE FROM payment_posting a USING payment_posting b WHERE a.ctid > b.ctid AND a.payment_id = b.payment_id`);
  await database.execute(sql`ALTER TABLE payment_posting ADD CONSTRAINT payment_posting_pkey PRIMARY KEY (payment_id)`);
};

describe('notifications, the return and sweeps in any order', () => {
  it(`post each paid payment exactly once, in ${cases} interleavings`, async () => {
    const { postings, bookings, states, errors } = await playCases(0, cases, lockPayment);
    expect(errors).toEqual([]);
    expect(states).toEqual(['posted']);
    expect(postings).toEqual(once(cases));
    expect(bookings).toEqual(once(cases));
  }, 600_000);

  it('would post some twice without lock, key and trigger, and each of the three alone prevents it', async () => {
    const few = 12;
    try {
      await switchTrigger(false);
      await dropKey();
      const bare = await playCases(10_000, few, unlocked);
      expect(bare.postings.filter((count) => count > 1).length, 'payments posted twice').toBeGreaterThan(0);
      expect((await playCases(20_000, few, lockPayment)).postings, 'the lock').toEqual(once(few));
      await addKey();
      expect((await playCases(30_000, few, unlocked)).postings, 'the key').toEqual(once(few));
      await dropKey();
      await switchTrigger(true);
      expect((await playCases(40_000, few, unlocked)).postings, 'the trigger').toEqual(once(few));
    } finally {
      await switchTrigger(true);
      await addKey();
    }
  }, 300_000);
});

describe('every pair of states', () => {
  const inState = async (transaction: Database, state: string, id: number) => {
    // The replica role skips triggers, so that a payment can be put into any state.
    await transaction.execute(sql`SET LOCAL session_replication_role = replica`);
    await transaction.execute(sql`UPDATE payment SET state = ${state}, order_id = NULL WHERE id = ${id}`);
    await transaction.execute(sql`SET LOCAL session_replication_role = origin`);
  };

  it('is taken by the database when it is listed, and refused when it is not, also to a program without the list', async () => {
    const [row] = await writePayments(database, cards.slice(0, 1), amount);
    const id = row?.id ?? 0;
    const taken: string[] = [];
    for (const from of paymentStates) {
      for (const to of paymentStates) {
        const changed = database.transaction(async (transaction) => {
          await inState(transaction, from, id);
          await transaction.update(payment).set({ state: to }).where(eq(payment.id, id));
          taken.push(`${from} ${to}`);
        });
        await changed.catch((error: Error) => expect(String(error.cause)).toMatch(/does not go from/));
      }
    }
    const listed = paymentStates.flatMap((from) => [...new Set(Object.values(transitions[from]))].map((to) => `${from} ${to}`));
    expect(taken.sort()).toEqual(listed.sort());
    const inTable = await database.select().from(paymentTransition);
    expect(inTable.map(({ fromState, toState }) => `${fromState} ${toState}`).sort()).toEqual(listed.sort());
  });

  it('with every event changes a payment as listed and is written down', async () => {
    const [row] = await writePayments(database, cards.slice(0, 1), amount);
    const id = row?.id ?? 0;
    const wrong: string[] = [];
    for (const from of paymentStates) {
      for (const event of paymentEvents) {
        await database.transaction(async (transaction) => {
          await inState(transaction, from, id);
          const before = await lockPayment(transaction, id);
          const changed = await advance(transaction, before, { event, source: 'sweep', now: new Date() });
          if ((changed?.state ?? null) !== nextState(from, event)) wrong.push(`${from} ${event} ${changed?.state}`);
        });
      }
    }
    expect(wrong).toEqual([]);
    const heard = await database.select().from(paymentEvent).where(eq(paymentEvent.paymentId, id));
    expect(heard).toHaveLength(paymentStates.length * paymentEvents.length);
  });

  it('begins as created, and never changes what it is for', async () => {
    const [row] = await writePayments(database, cards.slice(0, 1), amount);
    const id = row?.id ?? 0;
    const refused = async (statement: ReturnType<typeof sql>) =>
      await database.execute(statement).then(
        () => 'taken',
        (error: Error) => String(error.cause),
      );
    for (const change of [
      'amount = amount + 1',
      "currency = 'EUR'",
      'party_id = 2',
      "transfer_id = 'x'",
      "session_id = 'x'",
      "provider = 'kir'",
    ])
      expect(await refused(sql.raw(`UPDATE payment SET ${change} WHERE id = ${id}`)), change).toContain('does not change');
    await database.update(payment).set({ orderId: 5n }).where(eq(payment.id, id));
    expect(await refused(sql`UPDATE payment SET order_id = 6 WHERE id = ${id}`)).toContain('does not change');
    const copy = sql`INSERT INTO payment (transfer_id, provider, session_id, party_id, card_id, amount, currency, title, account_number, payer_email,
      return_ok, return_error, state, created_at, expires_at) SELECT 'y', provider, 'y', party_id, card_id, amount, currency, title, account_number,
      payer_email, return_ok, return_error, 'paid', created_at, expires_at FROM payment WHERE id = ${id}`;
    expect(await refused(copy)).toContain('begins as created');
  });
});

describe('what contradicts our own row', () => {
  const report = { outcome: 'paid', amount, currency: 'PLN', orderId: null } as const;

  it.each([
    ['another amount', { amount: amount + 1n }],
    ['another currency', { currency: 'EUR' }],
    ['the order number of another payment', { orderId: 9_223_372_036_854_775_807n }],
  ])('%s, makes the payment disputed, and the operator is told', async (_, given) => {
    const [other, row] = await writePayments(database, cards.slice(0, 2), amount);
    const told: string[] = [];
    const desk = playedDesk(database, playGateway(), { tell: (text) => told.push(text) });
    const taken = 9_223_372_036_854_775_807n;
    const [free] = await database.select({ id: payment.id }).from(payment).where(eq(payment.orderId, taken));
    if (!free) await settlePayment(desk, other?.id ?? 0, { ...report, orderId: taken }, 'notification');
    const settled = await settlePayment(desk, row?.id ?? 0, { ...report, ...given }, 'notification');
    expect(settled).toMatchObject({ state: 'disputed', orderId: null, reason: expect.any(String) });
    expect(told).toEqual([expect.stringMatching(/^Payment \d+ is disputed: /)]);
    const again = await settlePayment(desk, row?.id ?? 0, report, 'notification');
    expect(again.state).toBe('disputed');
  });

  it('two payments that claim one order number at the same moment: one is paid, the other disputed', async () => {
    const rows = await writePayments(database, cards.slice(0, 6), amount);
    const desk = playedDesk(database, playGateway());
    const orderId = 77n;
    const settled = await Promise.all(rows.map(({ id }) => settlePayment(desk, id, { ...report, orderId }, 'notification')));
    expect(settled.map(({ state }) => state).sort()).toEqual(['disputed', 'disputed', 'disputed', 'disputed', 'disputed', 'posted']);
  });

  it('a confirmation that the gateway refuses: a notification leaves it open, the sweep disputes it', async () => {
    const [row] = await writePayments(database, cards.slice(0, 1), amount);
    const gateway = playGateway();
    gateway.confirm = async () => ({ kind: 'contradicted', reason: 'the gateway does not confirm it' });
    const desk = playedDesk(database, gateway);
    const id = row?.id ?? 0;
    expect((await settlePayment(desk, id, { ...report, orderId: orderOf(id) }, 'notification')).state).toBe('paid');
    await sweepPayments(desk);
    const [after] = await database.select({ state: payment.state }).from(payment).where(eq(payment.id, id));
    expect(after).toEqual({ state: 'disputed' });
  });
});

it(`${lost} payments whose returns and notifications are lost are all settled by the sweep, and none without it`, async () => {
  const many = Array.from({ length: lost }, (_, index) => cards[index % cards.length]).flatMap((card) => card ?? []);
  const rows = await writePayments(database, many, amount);
  const states = async () => {
    const ids = rows.map(({ id }) => id);
    const found = await database.select({ state: payment.state }).from(payment).where(inArray(payment.id, ids));
    return [found.length, ...new Set(found.map(({ state }) => state))];
  };
  expect(await states()).toEqual([lost, 'registered']);
  await sweepPayments(playedDesk(database, playGateway()));
  expect(await states()).toEqual([lost, 'posted']);
});

it('several servers that sweep at once ask about each payment once', async () => {
  const many = Array.from({ length: 60 }, (_, index) => cards[index % cards.length]).flatMap((card) => card ?? []);
  const rows = await writePayments(database, many, amount);
  const asked: number[] = [];
  const gateway = playGateway();
  gateway.status = async ({ id }) => {
    asked.push(id);
    return { kind: 'nothing' };
  };
  const desk = playedDesk(database, gateway, { now: () => rows[0]?.createdAt ?? new Date() });
  await Promise.all([sweepPayments(desk), sweepPayments(desk), sweepPayments(desk)]);
  const own = asked.filter((id) => rows.some((row) => row.id === id));
  expect(own.sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
});
