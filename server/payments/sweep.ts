import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type PaymentRow, payment, paymentEvent } from '../database/payment-tables';
import { isUnavailable } from '../database/unavailable';
import { describeFault } from '../errors/describe-fault';
import { beginDoubt, doubtEnds } from './doubt';
import type { PaymentDesk } from './payment-desk';
import { finishPayment, notePayment, settlePayment } from './settle-payment';
import { doubtfulStates, isIn, openStates } from './states';

const atOnce = 20;
// Any number, the same in every instance: servers choose payments one after the other.
const turnstile = 1_020_304_051;
const longestWait = 3_600;
const longestWaitInDoubt = 86_400;
const registrationSeconds = 120;

/**
 * Looks at every payment whose time has come, until none is left: asks the gateway, confirms, posts, and only then expires. What ended
 * without money is asked about as well, for a month.
 */
export async function sweepPayments(desk: PaymentDesk, stop?: AbortSignal): Promise<number> {
  let looked = 0;
  for (let due = await claim(desk); due.length > 0; due = await claim(desk)) {
    looked += due.length;
    await Promise.all(due.map((row) => lookAt(desk, row)));
    if (stop?.aborted) break;
  }
  return looked;
}

/** Chooses payments and puts their next look off, so that no other server looks at them, and one does again when this one dies. */
async function claim({ database, now, sweepSeconds }: PaymentDesk): Promise<readonly PaymentRow[]> {
  return await database.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(${turnstile})`);
    const due = transaction
      .select({ id: payment.id })
      .from(payment)
      .where(lte(payment.nextCheckAt, now()))
      .orderBy(asc(payment.nextCheckAt))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const longest = sql`CASE WHEN ${inArray(payment.state, [...doubtfulStates])} THEN ${longestWaitInDoubt}::integer ELSE ${longestWait}::integer END`;
    const wait = sql`least(${longest}, ${sweepSeconds} * power(2, least(${payment.checks}, 17))) * interval '1 second'`;
    const next = sql`${now().toISOString()}::timestamptz + ${wait}`;
    return await transaction
      .update(payment)
      .set({
        checks: sql`${payment.checks} + 1`,
        // The last question before the end comes on time.
        nextCheckAt: sql`CASE WHEN ${inArray(payment.state, [...openStates])} AND ${payment.expiresAt} > ${now().toISOString()}::timestamptz
          THEN least(${next}, ${payment.expiresAt}) ELSE ${next} END`,
      })
      .where(and(inArray(payment.id, due)))
      .returning();
  });
}

async function lookAt(desk: PaymentDesk, row: PaymentRow): Promise<void> {
  try {
    if (row.state === 'paid' || row.state === 'verified') await finishPayment(desk, row, 'sweep');
    else if (isIn(openStates, row.state)) await askAbout(desk, row);
    else if (isIn(doubtfulStates, row.state)) await askAgain(desk, row);
  } catch (error) {
    desk.tell(`Payment ${row.id} could not be looked at: ${(describeFault(error).split('\n')[0] ?? '').slice(0, 300)}`);
  }
}

async function askAbout(desk: PaymentDesk, row: PaymentRow): Promise<void> {
  const status = await desk.provider(row.provider)?.ask(row);
  if (!status || status.kind === 'unreachable') return;
  const waiting = status.kind === 'nothing' || status.outcome === 'begun';
  if (status.kind === 'report' && (!waiting || row.state === 'registered')) await settlePayment(desk, row.id, status, 'sweep');
  // The gateway has just said that nothing came, and hardly anything can come any more.
  if (waiting && lastsUntil(row) <= desk.now())
    await notePayment(desk, row.id, { event: 'expired', source: 'sweep', changes: beginDoubt(desk) });
}

/** Money may have arrived after the end, or the gateway knows a payment whose registration failed on our side. */
async function askAgain(desk: PaymentDesk, row: PaymentRow): Promise<void> {
  const status = await desk.provider(row.provider)?.ask(row);
  if (!status || status.kind === 'unreachable') return;
  if (status.kind === 'report' && (status.outcome === 'paid' || status.outcome === 'returned'))
    await settlePayment(desk, row.id, status, 'sweep');
  else if (doubtEnds(row) <= desk.now())
    await desk.database
      .update(payment)
      .set({ nextCheckAt: null })
      .where(and(eq(payment.id, row.id), eq(payment.state, row.state)));
}

/** Nobody can pay what was never registered: the way to the gateway's page was lost with the server that asked for it. */
function lastsUntil({ state, createdAt, expiresAt }: PaymentRow): Date {
  return state === 'created' ? new Date(createdAt.getTime() + registrationSeconds * 1000) : expiresAt;
}

/** A running sweep. */
export interface RunningSweep {
  close(): Promise<void>;
}

/** Sweeps again and again; a pass ends before the next begins. */
export function startSweep(desk: PaymentDesk): RunningSweep {
  let running: Promise<unknown> | null = null;
  const stop = new AbortController();
  const timer = setInterval(() => {
    running ??= sweepPayments(desk, stop.signal)
      .catch((error: unknown) => {
        // That the database is away has been told, and the next pass finds everything as it lies there.
        if (!isUnavailable(error)) desk.tell(`Payments could not be looked through: ${describeFault(error)}`);
      })
      .finally(() => {
        running = null;
      });
  }, desk.sweepSeconds * 1000);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      stop.abort();
      await running;
    },
  };
}

const keptDays = 90;

/** Removes messages that were not believed and have been looked at for long: anybody can send them. What is about a payment stays with it. */
export async function tidyPayments(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 3_600_000);
  await database.delete(paymentEvent).where(and(isNull(paymentEvent.paymentId), lt(paymentEvent.happenedAt, before)));
}
