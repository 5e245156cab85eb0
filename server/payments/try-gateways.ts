import type { Database } from '../database/database';
import { officeSettings } from '../database/shell-tables';
import type { PaymentDesk } from './payment-desk';
import type { PaymentSettings } from './providers/payment-settings';
import { testAccess } from './providers/przelewy24/przelewy24';

interface TryParts extends Pick<PaymentDesk, 'provider'> {
  readonly database: Database;
  readonly settings: PaymentSettings;
}

/** What the operator should know about the gateways at a start, a line each: a gateway that is switched on without a contract, one that does not know the office. */
export async function tryGateways({ database, settings, provider }: TryParts): Promise<readonly string[]> {
  const [office] = await database.select({ kir: officeSettings.kir, p24: officeSettings.p24 }).from(officeSettings);
  const lines: string[] = [];
  if (office?.p24 && provider('p24') === null)
    lines.push(
      'The office offers Przelewy24, but P24_URL, P24_MERCHANT_ID, P24_POS_ID, P24_CRC and P24_API_KEY are not set: residents cannot pay with it.',
    );
  if (office?.kir && provider('kir') === null)
    lines.push(
      'The office offers Paybynet, but PAYBYNET_URL, PAYBYNET_STATUS_URL, PAYBYNET_CLIENT_ID and PAYBYNET_PASSWORD are not set: residents cannot pay with it.',
    );
  const refusal = settings.p24 === null ? null : await testAccess(settings.p24);
  if (refusal !== null) lines.push(`Przelewy24 at ${settings.p24?.url} (P24_URL) does not let the office in: ${refusal.slice(0, 200)}`);
  return lines;
}
