import type { PayableInstalment } from './instalment';

/** The instalments of the first cards, as many cards as one payment takes, in the order of the table. Without a limit all. */
export function ofFirstCards<Chosen extends PayableInstalment>(instalments: readonly Chosen[], most: number | null): readonly Chosen[] {
  if (most === null) return instalments;
  const cards = new Set<number>();
  return instalments.filter(({ card }) => {
    if (cards.size < most) cards.add(card);
    return cards.has(card);
  });
}

/** True when instalments are on more cards than one payment takes. */
export function isOverMost(instalments: readonly PayableInstalment[], most: number | null): boolean {
  return ofFirstCards(instalments, most).length < instalments.length;
}
