import type { SandboxContracts } from '../../../server/payments';

/** What the sample office and the sandbox gateways have agreed on. Everybody may know it: no money moves here. */
export const sandboxContracts: SandboxContracts = {
  p24: { path: '/bramka-p24', merchantId: 999_999n, posId: 999_999n, crc: 'crc-z-panelu-p24', apiKey: 'klucz-raportow-p24' },
  kir: { path: '/bramka-paybynet', clientId: '5252248481', password: 'haslo-paybynet' },
};
