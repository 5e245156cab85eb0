import type { WidgetProps } from '../../renderer/widget-contract';
import { type Offer, offersOf } from './providers';

/** What the definition says about the payments of a screen. */
export interface PaymentSettings {
  /** Id of the card whose instalments are paid. */
  readonly card: unknown;
  /** What is paid, in words, for example the symbol of the card; null when the definition does not say it. */
  readonly about: string | null;
  /** Account that takes the payment. */
  readonly account: string | null;
  readonly offers: readonly Offer[];
  /** Addresses inside the portal to which a gateway sends the payer back. */
  readonly back: { readonly accepted: string; readonly failed: string };
  /** Names the choice of filters: with another one nothing is selected. */
  readonly filters: string;
}

/** Reads the settings of the widget; what is missing has its plain default. */
export function readSettings(props: WidgetProps['props']): PaymentSettings {
  const { card, about, account, returnAccepted, returnFailed, filters, ...offers } = props;
  return {
    card,
    about: textOf(about),
    account: textOf(account),
    offers: offersOf(offers),
    back: { accepted: textOf(returnAccepted) ?? '/', failed: textOf(returnFailed) ?? '/' },
    filters: JSON.stringify([card, filters]),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
