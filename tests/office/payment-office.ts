import { randomBytes, randomInt } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { sandboxGateways } from '../../sample-office/sandbox-gateways';
import { partyId } from '../../sample-office/seed/parties/sample-parties';
import { seedParties } from '../../sample-office/seed/parties/seed-parties';
import { seedGateways } from '../../sample-office/seed/payments/sample-gateway';
import { seedShell } from '../../sample-office/seed/shell/seed-shell';
import type { Database, OpenDatabase } from '../../server/database/database';
import { openServerDatabase } from '../../server/database/open-server-database';
import { type PaymentRow, payment, paymentItem } from '../../server/database/payment-tables';
import { builtInGateways } from '../../server/payments/gateways';
import type { PaymentDesk, ReadPayment } from '../../server/payments/payment-desk';
import type { Confirmation, GatewayStatus, PaymentProvider } from '../../server/payments/providers/provider';
import { type PostgresServer, startPostgres } from './postgres-server';
import type { SampleCard } from './sample-dues';

/** A PostgreSQL server with the database of an office. */
export interface PostgresOffice {
  readonly postgres: PostgresServer;
  readonly database: Database;
  stop(): Promise<void>;
}

/** Starts PostgreSQL and writes the office's settings and the sample persons. */
export async function startPostgresOffice(): Promise<PostgresOffice> {
  const postgres = await startPostgres();
  const opened: OpenDatabase = await openServerDatabase({ url: postgres.url, schema: null }, async ({ database }) => {
    await seedShell(database);
    await seedGateways(database, sandboxGateways);
    await seedParties(database);
  });
  return {
    postgres,
    database: opened.database,
    async stop() {
      await opened.close();
      await postgres.stop();
    },
  };
}

/** A gateway that answers as a test wants, without a network. */
export interface PlayedGateway {
  readonly provider: PaymentProvider;
  /** What it answers when asked for the state of a payment. */
  status: (row: PaymentRow) => Promise<GatewayStatus>;
  confirm: (row: PaymentRow) => Promise<Confirmation>;
}

/** Makes a gateway that says that every payment is paid. */
export function playGateway(): PlayedGateway {
  const played: PlayedGateway = {
    status: async ({ amount, currency, id }) => ({ kind: 'report', outcome: 'paid', amount, currency, orderId: orderOf(id) }),
    confirm: async () => ({ kind: 'confirmed' }),
    provider: {
      key: 'p24',
      minutes: { payable: 30, patience: 15 },
      notificationAnswer: 'OK',
      newSession: () => randomBytes(8).toString('hex'),
      register: async () => ({ kind: 'registered', token: 'token' }),
      redirect: () => ({ metoda: 'GET', adres: '/', pola: [] }),
      ask: (row) => played.status(row),
      confirm: (row) => played.confirm(row),
      readNotification: () => ({ kind: 'forged', reason: 'not used' }),
    },
  };
  return played;
}

/** The gateway's number for a payment, larger than a JavaScript number can represent. */
export function orderOf(id: number): bigint {
  return 2n ** 62n + BigInt(id);
}

/** A payment desk with such a gateway. */
export function playedDesk(
  database: Database,
  gateway: PlayedGateway,
  parts: {
    readonly now?: () => Date;
    readonly readPayment?: ReadPayment;
    readonly tell?: PaymentDesk['tell'];
    readonly letters?: PaymentDesk['letters'];
  } = {},
): PaymentDesk {
  return {
    database,
    now: () => new Date(),
    publicUrl: 'http://localhost:4000',
    serverOrigin: () => 'http://localhost:4000',
    gateways: builtInGateways,
    provider: (key) => (key === 'p24' ? gateway.provider : null),
    postingSeconds: 0,
    sweepSeconds: 5,
    letters: null,
    tell: () => undefined,
    ...parts,
  };
}

/** Writes a registered payment for the first instalment of each card, without calling a gateway. */
export async function writePayments(
  database: Database,
  cards: readonly SampleCard[],
  amount: bigint,
  now = new Date(),
): Promise<readonly PaymentRow[]> {
  const values = cards.map(({ cardId }) => ({
    cardId,
    provider: 'p24' as const,
    transferId: randomBytes(16).toString('base64url'),
    sessionId: `${randomInt(2 ** 40)}-${randomInt(2 ** 40)}`,
    partyId: partyId('wife'),
    amount,
    currency: 'PLN',
    title: 'Odpady',
    accountNumber: '61109010140000071219812874',
    payerEmail: '',
    returnOk: 'http://localhost:4000/ok',
    returnError: 'http://localhost:4000/blad',
    createdAt: now,
    expiresAt: new Date(now.getTime() + 45 * 60_000),
    nextCheckAt: now,
  }));
  const rows = await database.insert(payment).values(values).returning();
  const bySession = new Map(rows.map((row) => [row.sessionId, row]));
  const written = values.flatMap(({ sessionId }) => bySession.get(sessionId) ?? []);
  const none = { costs: 0n, interest: 0n, prolongation: 0n };
  await database.insert(paymentItem).values(
    written.map((row, index) => ({
      paymentId: row.id,
      position: 0,
      instalmentId: cards[index]?.instalmentIds[0] ?? 0,
      partId: cards[index]?.partIds[0] ?? 0,
      amount,
      principal: amount,
      ...none,
    })),
  );
  const ids = written.map(({ id }) => id);
  await database.update(payment).set({ state: 'registered' }).where(inArray(payment.id, ids));
  return written;
}
