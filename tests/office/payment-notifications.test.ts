// Forged and altered messages that claim to come from a gateway, against the real adapters and the payments that they name.
import { eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decide, findTransaction } from '../../sample-office/sandbox/gateways/gateway-books';
import { agreed as agreedWithPaybynet } from '../../sample-office/sandbox/gateways/paybynet/contract';
import { agreed as agreedWithPrzelewy24 } from '../../sample-office/sandbox/gateways/przelewy24/contract';
import type { SandboxGateway } from '../../sample-office/sandbox/gateways/sandbox-gateway';
import { sandboxGateways } from '../../sample-office/sandbox-gateways';
import { type PaymentRow, payment, paymentEvent } from '../../server/database/payment-tables';
import { takeNotification } from '../../server/payments/notifications';
import type { PaymentDesk } from '../../server/payments/payment-desk';
import { parseExactJson } from '../../server/payments/providers/exact-json';
import { statusHash } from '../../server/payments/providers/paybynet/messages';
import type { ReadNotification } from '../../server/payments/providers/provider';
import { signOf } from '../../server/payments/providers/przelewy24/sign';
import { sweepPayments } from '../../server/payments/sweep';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { origin, type PaymentCaller, type Provider, paymentCaller, stateOf, testDesk } from './payment-caller';
import { temporaryFolder } from './run-office';
import { makeCard } from './sample-dues';
import { signIn } from './sign-in';

const folder = temporaryFolder();
const start = new Date('2026-11-21T10:00:00Z');
let office: DatabaseOffice;
let address: string;
let wife: PaymentCaller;
let desk: PaymentDesk;

beforeAll(async () => {
  const variables = { DATA_DIR: folder.path, PUBLIC_URL: origin, PAYMENT_POSTING_SECONDS: '0', PAYMENT_SWEEP_SECONDS: '600' };
  office = await openDatabaseOffice(variables, { tell: () => undefined });
  address = await office.listen();
  wife = paymentCaller(address, await signIn(office.database, { parties: ['wife'] }), 'wife');
  desk = testDesk({ database: office.database, now: () => start, address });
}, 120_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

async function begin(provider: Provider): Promise<PaymentRow> {
  const transfer = await wife.begin(provider, await makeCard(office.database, { holders: ['wife'], amounts: [12_345n] }));
  const [row] = await office.database.select().from(payment).where(eq(payment.transferId, transfer));
  if (!row) throw new Error('There is no such payment.');
  return row;
}

function gatewayOf(provider: Provider): SandboxGateway {
  const found = sandboxGateways.find(({ key }) => key === provider);
  if (!found) throw new Error(`The sandbox has no gateway ${provider}.`);
  return found;
}

/** The gateway's own message about a payment made there. */
async function trueMessage(provider: Provider, row: PaymentRow): Promise<string> {
  if (provider === 'kir') {
    await wife.choose('kir', row.transferId, 'zamknij');
  }
  const before = await findTransaction(office.database, provider, row.sessionId);
  if (!before) throw new Error('The gateway does not know the payment.');
  const paid = { ...before, state: 'paid' as const };
  return gatewayOf(provider).notification(paid, paid.amount).body;
}

/** The same message with each field changed, left out, duplicated or written differently. */
function altered(provider: Provider, body: string): readonly string[] {
  if (provider === 'kir') {
    const fields = [...new URLSearchParams(body)];
    return fields.flatMap(([name, value]) => {
      const others = fields.filter(([other]) => other !== name);
      const values = [
        `${value}0`,
        value.slice(1),
        value.slice(0, -1),
        ` ${value}`,
        '',
        value.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
      ];
      return [
        ...values.map((changed) => new URLSearchParams([...others, [name, changed]]).toString()),
        new URLSearchParams(others).toString(),
        new URLSearchParams([...fields, [name, value]]).toString(),
      ];
    });
  }
  const fields = Object.entries(parseExactJson(body) as Record<string, bigint | string>);
  const written = (entries: readonly (readonly [string, unknown])[]) =>
    `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${typeof value === 'bigint' ? value : JSON.stringify(value)}`).join(',')}}`;
  return fields.flatMap(([name, value]) => {
    const others = fields.filter(([other]) => other !== name);
    const values =
      typeof value === 'bigint'
        ? [value + 1n, value - 1n, -value, 0n, value * 10n, 2n ** 63n, String(value), null]
        : [`${value}0`, value.slice(1), value.toUpperCase() === value ? value.toLowerCase() : value.toUpperCase(), '', null, 7n];
    return [...values.map((changed) => written([...others, [name, changed]])), written(others)];
  });
}

const rubbish = [
  '',
  '{',
  '[]',
  'null',
  '7',
  '"x"',
  '{"__proto__":{"sign":"x"}}',
  'newStatus=2203',
  '\u0000'.repeat(5_000),
  'a'.repeat(19_000),
];

describe.each(['p24', 'kir'] as const)('a notification of %s', (provider) => {
  it('with any field altered is believed in no case, and every one is kept', async () => {
    const row = await begin(provider);
    const body = await trueMessage(provider, row);
    const attempts = [...altered(provider, body), ...rubbish];
    const heard = async () => await office.database.select().from(paymentEvent).where(isNull(paymentEvent.paymentId));
    const before = (await heard()).length;
    const statuses = new Set<number>();
    for (const attempt of attempts) {
      const answer = await fetch(`${address}/api/platnosci/${provider}/powiadomienie`, { method: 'POST', body: attempt });
      statuses.add(answer.status);
      expect(await stateOf(office.database, row.transferId), attempt.slice(0, 300)).toBe('registered');
    }
    expect([...statuses]).toEqual([400]);
    expect((await heard()).length - before).toBe(attempts.length);
    const answer = await fetch(`${address}/api/platnosci/${provider}/powiadomienie`, { method: 'POST', body });
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    // Even a genuine message is only a hint: the gateway, when asked, does not know of any payment.
    expect(await stateOf(office.database, row.transferId)).toBe('paid');
    await sweepPayments(desk);
    expect(await stateOf(office.database, row.transferId)).toBe('disputed');
  }, 120_000);

  it('would be believed when altered, if its sign were not looked at', async () => {
    const row = await begin(provider);
    const body = await trueMessage(provider, row);
    const own = desk.provider(provider);
    const credulous: PaymentDesk = {
      ...desk,
      provider: () => own && { ...own, readNotification: (text) => unsigned(provider, text) },
    };
    let believed = 0;
    for (const attempt of altered(provider, body)) {
      const { status } = await takeNotification(credulous, provider, attempt);
      if (status === 200) believed += 1;
    }
    expect(believed).toBeGreaterThan(0);
  });

  it('about a payment that nobody ordered is refused and kept', async () => {
    const body = provider === 'p24' ? strangersMessage() : strangersCallback();
    const answer = await fetch(`${address}/api/platnosci/${provider}/powiadomienie`, { method: 'POST', body });
    expect(answer.status).toBe(404);
    const kept = await office.database.select().from(paymentEvent).where(eq(paymentEvent.event, 'unknown'));
    expect(kept.some(({ detail }) => detail === body)).toBe(true);
  });
});

/** Reads a message without checking its signature, as a careless program would. */
function unsigned(provider: Provider, text: string): ReadNotification {
  const fields: Readonly<Record<string, unknown>> =
    provider === 'p24' ? { ...(parseExactJson(text) as object) } : Object.fromEntries(new URLSearchParams(text));
  const sessionId = String(provider === 'p24' ? fields.sessionId : fields.paymentId);
  return { kind: 'genuine', sessionId, outcome: 'paid', amount: null, currency: null, orderId: null };
}

function strangersMessage(): string {
  const { merchantId, posId, crc } = agreedWithPrzelewy24;
  const fields = {
    merchantId,
    posId,
    sessionId: 'obca',
    amount: 1n,
    originAmount: 1n,
    currency: 'PLN',
    orderId: 1n,
    methodId: 1n,
    statement: 's',
  };
  const sign = signOf('notification', fields, crc);
  return `{"merchantId":${merchantId},"posId":${posId},"sessionId":"obca","amount":1,"originAmount":1,"currency":"PLN","orderId":1,"methodId":1,"statement":"s","sign":"${sign}"}`;
}

function strangersCallback(): string {
  const status = { newStatus: '2203', transAmount: '1.00', paymentId: '0000000000' };
  return new URLSearchParams({ ...status, hash: statusHash(status, agreedWithPaybynet.password) }).toString();
}

describe('lost returns', () => {
  it('of payments whose notifications are lost as well are all settled by asking the gateway, and none before', async () => {
    const count = process.env.OKIENKO_FULL === '1' ? 200 : 10;
    const rows: PaymentRow[] = [];
    for (let left = count; left > 0; left -= 1) rows.push(await begin('p24'));
    for (const row of rows) {
      const known = await findTransaction(office.database, 'p24', row.sessionId);
      // The gateway has the money, but its messages are altered on the way, and the browser never returns.
      if (known) await decide(office.database, known, 'zmien', false);
    }
    const ids = rows.map(({ id }) => id);
    const states = async () => {
      const found = await office.database.select({ state: payment.state }).from(payment).where(inArray(payment.id, ids));
      return found.map(({ state }) => state);
    };
    expect(new Set(await states())).toEqual(new Set(['registered']));
    await sweepPayments(testDesk({ database: office.database, now: () => new Date(start.getTime() + 11 * 60_000), address }));
    expect(await states()).toEqual(Array.from({ length: count }, () => 'posted'));
  }, 120_000);
});
