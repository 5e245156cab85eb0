/** Providers through which a payment of an instalment is on its way. */
export interface OrderedPayment {
  readonly kir: boolean;
  readonly p24: boolean;
}

/** Which instalments of a card are being paid online. Nothing is, while the office takes no online payments. */
export async function orderedInstalments(): Promise<ReadonlyMap<number, OrderedPayment>> {
  return new Map();
}
