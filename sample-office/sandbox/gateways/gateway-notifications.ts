import type { Database } from '../../../server/database';
import { askGateway } from '../../../server/payments';
import { freshRuns } from './fresh-runs';
import { closeTransaction, dueNotifications, putOff } from './gateway-books';
import type { SandboxGateway } from './sandbox-gateway';

/** Sends notifications server to server. */
export interface GatewayNotifier {
  /** Sends what is due now; what comes due later follows by itself. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

interface NotifierOptions {
  readonly gateways: readonly SandboxGateway[];
  readonly database: Database;
  readonly tell: (text: string) => void;
}

const pulse = 500;

/** Starts the sender of a server's sandbox gateways. */
export function startNotifier({ gateways, database, tell }: NotifierOptions): GatewayNotifier {
  const runs = freshRuns(() =>
    sendDue(gateways, database).catch((error: unknown) =>
      tell(`The sandbox gateways could not send a notification: ${error instanceof Error ? error.message : String(error)}`),
    ),
  );
  const timer = setInterval(() => {
    if (runs.underWay() === null) void runs.ask();
  }, pulse);
  timer.unref();
  return {
    deliver: runs.ask,
    async close() {
      clearInterval(timer);
      await runs.underWay();
    },
  };
}

async function sendDue(gateways: NotifierOptions['gateways'], database: Database): Promise<void> {
  for (const transaction of await dueNotifications(database)) {
    await putOff(database, transaction);
    const gateway = gateways.find(({ key }) => key === transaction.gateway);
    if (!gateway) continue;
    // An altered message keeps the sign of the true one.
    const message = gateway.notification(transaction, transaction.manner === 'altered' ? transaction.amount + 100n : transaction.amount);
    const times = transaction.manner === 'twice' && transaction.notifications === 0 ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: times }, () => askGateway({ address: transaction.notifyAt, method: 'POST', ...message })),
    );
    const taken = answers.some((answer) => answer.ok && answer.status === 200 && answer.text === 'OK');
    if (taken && gateway.endsWhenTaken) await closeTransaction(database, transaction, false);
  }
}
