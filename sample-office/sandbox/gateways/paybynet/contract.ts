import { type PaybynetContract, paybynet } from '../../../../server/payments/providers/paybynet';
import type { SandboxGateway } from '../sandbox-gateway';

/** Where it answers, below the address of this server. */
export const path = '/bramka-paybynet';

/** What the sample office and this gateway have agreed on. Everybody may know it: no money moves here. */
export const agreed: Omit<PaybynetContract, 'statusUrl'> = { clientId: '5252248481', password: 'haslo-paybynet' };

/** The contract by which the office calls this gateway. */
export const contract: SandboxGateway['contract'] = {
  formOrigins: [],
  open: ({ ownOrigin, officeName }) =>
    paybynet({ settings: () => ({ ...agreed, statusUrl: `${ownOrigin()}${path}/status` }), page: `${path}/`, accountName: officeName }),
};
