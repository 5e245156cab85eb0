import { isRecord } from '../../engine';
import { commissionOf, type Grosze } from '../../portal';

/** A payment gateway as the definition lists it. */
export interface Provider {
  /** Stands in the addresses of its calls. */
  readonly id: string;
  readonly name: string;
  /** What one pays with there, in words; null where the definition does not say it. */
  readonly takes: string | null;
  /** A few letters for a row whose payment is on its way. */
  readonly sign: string;
  /** Field of a row that is true while a payment through it is on its way; null where the office does not say it. */
  readonly ordered: string | null;
  /** True: it takes one payment for dues with different accounts. */
  readonly severalAccounts: boolean;
}

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

/** The gateways of the settings, those that are not offered included: a payment through one may still be on its way. */
export function readProviders(gateways: unknown): readonly Provider[] {
  return itemsOf(gateways).map(({ id, name, takes, sign, ordered, severalAccounts }) => ({
    id,
    name: textOf(name) ?? id,
    takes: textOf(takes),
    sign: textOf(sign) ?? textOf(name) ?? id,
    ordered: textOf(ordered),
    severalAccounts: severalAccounts === true,
  }));
}

/** The gateways that the office has switched on. `commissions`: whether they are shown before a payment. */
export function readOffers(gateways: unknown, commissions: unknown): readonly Offer[] {
  const providers = readProviders(gateways);
  return itemsOf(gateways).flatMap(({ id, offered, commission, address }) => {
    const provider = providers.find((each) => each.id === id);
    if (offered !== true || !provider) return [];
    return [{ provider, percent: commissions === true ? (commission ?? null) : null, gateway: textOf(address) }];
  });
}

/** The gateways that can take these together: dues with different accounts need one that pays to the office and not to an account. */
export function offersFor(offers: readonly Offer[], hasOneAccount: boolean): readonly Offer[] {
  return hasOneAccount ? offers : offers.filter(({ provider }) => provider.severalAccounts);
}

/** Gateways from the cheapest for this amount; those that cost the same stay in the order of the definition. */
export function cheapestFirst(offers: readonly Offer[], amount: Grosze): readonly Offer[] {
  const commission = (offer: Offer) => costOf(amount, offer).commission ?? 0n;
  return [...offers].sort((left, right) => Number(commission(left) - commission(right)));
}

/** The one gateway that costs less than every other for this amount; null where two cost the same, or only one is there. */
export function cheapestOf(offers: readonly Offer[], amount: Grosze): Offer | null {
  const [first, second] = cheapestFirst(offers, amount);
  return first && second && costOf(amount, first).total < costOf(amount, second).total ? first : null;
}

/** What the instalments and the commission of a gateway come to. */
export function costOf(amount: Grosze, { percent }: Offer): Cost {
  const commission = commissionOf(amount, percent);
  return { commission, total: amount + (commission ?? 0n) };
}

/** A text that says something. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

interface Item extends Readonly<Record<string, unknown>> {
  readonly id: string;
}

function itemsOf(list: unknown): readonly Item[] {
  return Array.isArray(list) ? list.filter((item): item is Item => isRecord(item) && textOf(item.id) !== null) : [];
}
