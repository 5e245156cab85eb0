import { address, secret, wholeNumber } from '../../../contracts/variables';
import type { Gateway } from '../gateway';
import { type Przelewy24Contract, przelewy24, testAccess } from './przelewy24';

/** Przelewy24: cards, fast transfers and others, on pages of its own. */
export const przelewy24Gateway = {
  key: 'p24',
  name: 'Przelewy 24',
  fields: { offered: 'czyP24', commission: 'prowizjaP24', ordered: 'zleconoPlatnoscZP24' },
  variables: { P24_URL: address, P24_MERCHANT_ID: wholeNumber, P24_POS_ID: wholeNumber, P24_CRC: secret, P24_API_KEY: secret },
  contractOf(value) {
    const contract: Przelewy24Contract = {
      url: value('P24_URL').replace(/\/+$/, ''),
      merchantId: BigInt(value('P24_MERCHANT_ID')),
      posId: BigInt(value('P24_POS_ID')),
      crc: value('P24_CRC'),
      apiKey: value('P24_API_KEY'),
    };
    return {
      formOrigins: [new URL(contract.url).origin],
      open: () => przelewy24({ settings: () => contract, pages: contract.url }),
      async tryAccess() {
        const refusal = await testAccess(contract);
        return refusal && `at ${contract.url} (P24_URL) does not let the office in: ${refusal}`;
      },
    };
  },
  details: {
    field: 'transakcjaP24',
    of({ accountNumber }, office) {
      // The office keeps code and town in one line.
      const [, code = null, town = null] = /^(\d{2}-\d{3})\s+(.+)$/.exec(office?.postalCode ?? '') ?? [];
      return {
        iban: accountNumber === '' ? null : `PL${accountNumber}`,
        odbiorcaNazwa: office?.officeName?.pl ?? null,
        odbiorcaAdres: office?.street ?? null,
        odbiorcaMiasto: town,
        odbiorcaKodPocztowy: code,
        odbiorcaEmail: office?.email ?? null,
        odbiorcaKodPanstwa: 'PL',
        // The gateway's page is over with the payment.
        urlTransakcji: null,
      };
    },
  },
} as const satisfies Gateway;

declare module '../gateway' {
  interface KnownGateways {
    przelewy24: typeof przelewy24Gateway;
  }
}
