import type { OfficeAnswer } from '../database-office';

/** One attempt to get somebody else's data. */
export interface Attempt {
  /** Who tries, with whose number; for messages. */
  readonly words: string;
  /** True if the attempt uses the owner's number, not the attacker's own. */
  readonly asOwner: boolean;
  /** True if the query names something of the owner's: a card, a meter, a document. */
  readonly namesOwnersThing: boolean;
  readonly owner: OfficeAnswer;
  readonly got: OfficeAnswer;
}

/** What is wrong with an answer that a stranger got; null if nothing is. */
export function judge({ words, asOwner, namesOwnersThing, owner, got }: Attempt): string | null {
  if (got.status >= 500) return `${words}: the office failed with ${got.status}`;
  const answered = got.status >= 200 && got.status < 300;
  if (!answered) return null;
  if (asOwner) return `${words}: answered ${got.status} with the data of another subject`;
  if (namesOwnersThing && got.bytes.equals(owner.bytes)) return `${words}: answered what belongs to another subject`;
  return null;
}
