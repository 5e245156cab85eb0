import { gatewayOffers } from './gateway-offers';
import type { PaymentDesk } from './payment-desk';
import type { PaymentSettings } from './providers/payment-settings';

/**
 * What the operator should know about the gateways at a start, a line each: a gateway that is offered without a contract or that this server
 * does not know, one that does not let the office in.
 */
export async function tryGateways(
  { database, provider }: PaymentDesk,
  { gateways, contracts }: PaymentSettings,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const { key, offered } of (await gatewayOffers(database)).values()) {
    const gateway = gateways.find((known) => known.key === key);
    if (!offered || provider(key) !== null) continue;
    if (gateway)
      lines.push(`The office offers ${gateway.name}, but ${namesOf(gateway.variables)} are not set: residents cannot pay with it.`);
    else
      lines.push(
        `The office offers the gateway ${key} (table payment_gateway), which this server does not know: residents cannot pay with it.`,
      );
  }
  for (const { key, name } of gateways) {
    const refusal = await contracts.get(key)?.tryAccess?.();
    if (refusal) lines.push(`${name} ${refusal.slice(0, 300)}`);
  }
  return lines;
}

function namesOf(variables: object): string {
  return Object.keys(variables)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');
}
