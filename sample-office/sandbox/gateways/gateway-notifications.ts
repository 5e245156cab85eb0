import { zlotyText } from '../../../portal';
import type { Database } from '../../../server/database';
import { askGateway, exactJson, signOf, statusHash } from '../../../server/payments';
import { closeTransaction, dueNotifications, type GatewayTransaction, putOff } from './gateway-books';
import { sandboxContracts } from './sandbox-contracts';

/** Sends notifications server to server. */
export interface GatewayNotifier {
  /** Sends what is due now; what comes due later follows by itself. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

interface NotifierOptions {
  readonly database: Database;
  readonly tell: (text: string) => void;
}

const pulse = 500;

/** Starts the sender of a server's sandbox gateways. */
export function startNotifier({ database, tell }: NotifierOptions): GatewayNotifier {
  let running: Promise<void> | null = null;
  const deliver = async () => {
    running ??= sendDue(database)
      .catch((error: unknown) =>
        tell(`The sandbox gateways could not send a notification: ${error instanceof Error ? error.message : String(error)}`),
      )
      .finally(() => {
        running = null;
      });
    await running;
  };
  const timer = setInterval(() => void deliver(), pulse);
  timer.unref();
  return {
    deliver,
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

async function sendDue(database: Database): Promise<void> {
  for (const transaction of await dueNotifications(database)) {
    await putOff(database, transaction);
    const message = messageOf(transaction);
    const times = transaction.manner === 'twice' && transaction.notifications === 0 ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: times }, () => askGateway({ address: transaction.notifyAt, method: 'POST', ...message })),
    );
    // Paybynet is content with the answer; Przelewy24 waits until the payment is verified.
    const taken = answers.some((answer) => answer.ok && answer.status === 200 && answer.text === 'OK');
    if (taken && transaction.gateway === 'kir') await closeTransaction(database, transaction, false);
  }
}

interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function messageOf(transaction: GatewayTransaction): Message {
  // An altered message keeps the sign of the true one.
  const told = transaction.manner === 'altered' ? transaction.amount + 100n : transaction.amount;
  return transaction.gateway === 'p24' ? przelewy24Message(transaction, told) : paybynetMessage(transaction, told);
}

/** A notification of Przelewy24. */
export function przelewy24Message({ sessionId, amount, currency, orderId }: GatewayTransaction, told: bigint): Message {
  const { merchantId, posId, crc } = sandboxContracts.p24;
  const fields = {
    merchantId,
    posId,
    sessionId,
    amount,
    originAmount: amount,
    currency,
    orderId,
    methodId: 154n,
    statement: `p24-${orderId.toString(36)}`,
  };
  const sign = signOf('notification', fields, crc);
  const body = exactJson([...Object.entries({ ...fields, amount: told }), ['sign', sign]]);
  return { headers: { 'content-type': 'application/json' }, body };
}

/** A callback of Paybynet. */
export function paybynetMessage({ sessionId, amount, state }: GatewayTransaction, told: bigint): Message {
  const status = { newStatus: statusOf(state), transAmount: zlotyText(amount), paymentId: sessionId };
  const hash = statusHash(status, sandboxContracts.kir.password);
  const body = new URLSearchParams({ ...status, transAmount: zlotyText(told), hash }).toString();
  return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
}

function statusOf(state: GatewayTransaction['state']): string {
  if (state === 'paid' || state === 'verified') return '2203';
  return state === 'refused' ? '2202' : '2200';
}
