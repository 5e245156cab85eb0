import { zlotyText } from '../../../../portal';
import { statusHash } from '../../../../server/payments/providers/paybynet';
import type { GatewayTransaction } from '../gateway-books';
import type { GatewayMessage, SandboxGateway } from '../sandbox-gateway';
import { paybynetCalls } from './calls';
import { agreed, contract, path } from './contract';

/** Plays Paybynet. */
export const paybynetSandbox: SandboxGateway = {
  key: 'kir',
  name: 'Próbny Paybynet',
  pages: `${path}/platnosc`,
  contract,
  tellsRefusals: true,
  endsWhenTaken: true,
  notification: statusMessage,
  calls: (app, tools) => paybynetCalls(app, tools, (transaction) => statusMessage(transaction, transaction.amount)),
  commission: 0.9,
  minutes: 25 * 60,
  failure: 'refused',
  sessionOf: (_transferId, random) => String(random.between(1_000_000_000, 9_999_999_999)),
  orderNumber: () => null,
};

function statusMessage({ sessionId, amount, state }: GatewayTransaction, told: bigint): GatewayMessage {
  const status = { newStatus: statusOf(state), transAmount: zlotyText(amount), paymentId: sessionId };
  const hash = statusHash(status, agreed.password);
  const body = new URLSearchParams({ ...status, transAmount: zlotyText(told), hash }).toString();
  return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
}

function statusOf(state: GatewayTransaction['state']): string {
  if (state === 'paid' || state === 'verified') return '2203';
  return state === 'refused' ? '2202' : '2200';
}
