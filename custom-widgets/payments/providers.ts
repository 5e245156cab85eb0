import { commissionOf, type Grosze } from '../../portal';

/** The gateways of the specification, by the key that stands in the addresses of their calls. */
export const providers = ['p24', 'kir'] as const;

/** A payment gateway. */
export type Provider = (typeof providers)[number];

/** Names of the gateways, the same in every language. */
export const providerNames: Readonly<Record<Provider, string>> = { p24: 'Przelewy\u00a024', kir: 'KIR\u00a0Paybynet' };

/** Signs of the gateways, for a row whose payment is on its way. */
export const providerSigns: Readonly<Record<Provider, string>> = { p24: 'P24', kir: 'KIR' };

/** A gateway that the office offers. */
export interface Offer {
  readonly provider: Provider;
  /** Commission in percent as the office says it; null when commissions are not to be shown. */
  readonly percent: unknown;
  /** Address of the gateway that takes the id of a transfer; null when the office says at each payment where to go. */
  readonly gateway: string | null;
}

/** What a payment costs through one gateway. */
export interface Cost {
  /** Null when there is none, or when commissions are not to be shown. */
  readonly commission: Grosze | null;
  readonly total: Grosze;
}

/** Settings of the definition that say which gateways there are. */
export interface OfferSettings {
  readonly p24?: unknown;
  readonly kir?: unknown;
  readonly commissionP24?: unknown;
  readonly commissionKir?: unknown;
  /** True when the commissions are shown before a payment. */
  readonly commissions?: unknown;
  readonly gatewayP24?: unknown;
  readonly gatewayKir?: unknown;
}

/** The gateways that the office has switched on. */
export function offersOf(settings: OfferSettings): readonly Offer[] {
  const percents = { p24: settings.commissionP24, kir: settings.commissionKir } as const;
  const gateways = { p24: settings.gatewayP24, kir: settings.gatewayKir } as const;
  return providers
    .filter((provider) => settings[provider] === true)
    .map((provider) => {
      const gateway = gateways[provider];
      return {
        provider,
        percent: settings.commissions === true ? (percents[provider] ?? null) : null,
        gateway: typeof gateway === 'string' && gateway !== '' ? gateway : null,
      };
    });
}

/** What the instalments and the commission of a gateway come to. */
export function costOf(amount: Grosze, { percent }: Offer): Cost {
  const commission = commissionOf(amount, percent);
  return { commission, total: amount + (commission ?? 0n) };
}
