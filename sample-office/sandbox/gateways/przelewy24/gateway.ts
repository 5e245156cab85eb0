import { exactJson } from '../../../../server/payments';
import { signOf } from '../../../../server/payments/providers/przelewy24';
import type { SandboxGateway } from '../sandbox-gateway';
import { przelewy24Calls } from './calls';
import { agreed, contract, path } from './contract';

/** Plays Przelewy24 by its REST protocol. */
export const przelewy24Sandbox: SandboxGateway = {
  key: 'p24',
  name: 'Próbne Przelewy24',
  pages: `${path}/trnRequest`,
  contract,
  tellsRefusals: false,
  endsWhenTaken: false,
  notification({ sessionId, amount, currency, orderId }, told) {
    const { merchantId, posId, crc } = agreed;
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
  },
  calls: przelewy24Calls,
  commission: 1.2,
  minutes: 45,
  failure: 'expired',
  sessionOf: (transferId) => `okienko-${transferId}`,
  orderNumber: (random) => BigInt(random.between(300_000_000, 399_999_999)),
};
