import type { WidgetProps } from '../../renderer/widget-contract';
import { type Offer, type Provider, readOffers, readProviders, textOf } from './providers';

/** What the definition says about the payments of a screen. */
export interface PaymentSettings {
  /** Id of the card whose instalments are paid; rows may name their own. */
  readonly card: unknown;
  /** What is paid, in words, for example the symbol of the card; null when the definition does not say it. */
  readonly about: string | null;
  /** Account that takes the payment. */
  readonly account: string | null;
  /** The gateways that the portal knows. */
  readonly providers: readonly Provider[];
  /** Those of them that can be paid with. */
  readonly offers: readonly Offer[];
  /** Addresses inside the portal to which a gateway sends the payer back. */
  readonly back: { readonly accepted: string; readonly failed: string };
  /** Ids of the instalments that are ticked at first. */
  readonly preselected: readonly number[];
  /** Most cards that one payment takes; null where the definition sets no limit. */
  readonly mostCards: number | null;
  /** Names the choice of filters: with another one nothing is selected. */
  readonly filters: string;
}

/** Reads the settings of the widget; what is missing has its plain default. */
export function readSettings(props: WidgetProps['props']): PaymentSettings {
  const { card, about, account, returnAccepted, returnFailed, filters, preselected, mostCards, gateways, commissions } = props;
  return {
    card,
    about: textOf(about),
    account: textOf(account),
    providers: readProviders(gateways),
    offers: readOffers(gateways, commissions),
    back: { accepted: textOf(returnAccepted) ?? '/', failed: textOf(returnFailed) ?? '/' },
    preselected: Array.isArray(preselected) ? preselected.filter((id): id is number => Number.isSafeInteger(id)) : [],
    mostCards: typeof mostCards === 'number' && mostCards >= 1 ? mostCards : null,
    filters: JSON.stringify([card, filters]),
  };
}
