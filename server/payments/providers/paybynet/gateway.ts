import { officeMoment } from '../../../calendar/office-day';
import { address, numberLike, secret } from '../../../contracts/variables';
import type { Gateway } from '../gateway';
import { type PaybynetContract, paybynet } from './paybynet';

/** Paybynet of KIR: a transfer from the payer's bank. */
export const paybynetGateway = {
  key: 'kir',
  name: 'KIR Paybynet',
  fields: { offered: 'czyKir', commission: 'prowizjaKir', ordered: 'zleconoPlatnoscZKIR' },
  variables: {
    PAYBYNET_URL: address,
    PAYBYNET_STATUS_URL: address,
    PAYBYNET_CLIENT_ID: numberLike(/^\d{10}$/),
    PAYBYNET_PASSWORD: secret,
  },
  contractOf(value) {
    const page = value('PAYBYNET_URL');
    const contract: PaybynetContract = {
      statusUrl: value('PAYBYNET_STATUS_URL'),
      clientId: value('PAYBYNET_CLIENT_ID'),
      password: value('PAYBYNET_PASSWORD'),
    };
    return {
      formOrigins: [new URL(page).origin],
      open: ({ officeName }) => paybynet({ settings: () => contract, page, accountName: officeName }),
    };
  },
  details: {
    field: 'transakcjaKIR',
    of: ({ expiresAt, accountNumber }, office) => ({
      waznoscTransakcji: officeMoment(expiresAt),
      akceptantNumerRachunku: accountNumber,
      akceptantNazwaRachunku: office?.officeName?.pl ?? null,
    }),
  },
} as const satisfies Gateway;

declare module '../gateway' {
  interface KnownGateways {
    paybynet: typeof paybynetGateway;
  }
}
