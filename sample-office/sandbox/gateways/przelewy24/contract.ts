import { type Przelewy24Contract, przelewy24 } from '../../../../server/payments/providers/przelewy24';
import type { SandboxGateway } from '../sandbox-gateway';

/** Where it answers, below the address of this server. */
export const path = '/bramka-p24';

/** What the sample office and this gateway have agreed on. Everybody may know it: no money moves here. */
export const agreed: Omit<Przelewy24Contract, 'url'> = {
  merchantId: 999_999n,
  posId: 999_999n,
  crc: 'crc-z-panelu-p24',
  apiKey: 'klucz-raportow-p24',
};

/** The contract by which the office calls this gateway. */
export const contract: SandboxGateway['contract'] = {
  formOrigins: [],
  open: ({ ownOrigin }) => przelewy24({ settings: () => ({ ...agreed, url: ownOrigin() + path }), pages: path }),
};
