/** How much of an answer a contract may describe. A definition is nested twice as deep as the answer, and a file has a bound. */
export const contractLimits = { fields: 2_000, levels: 12, characters: 400_000 } as const;

/** What is counted while a contract is made. */
export interface ContractCount {
  fields: number;
  /** True when a part lies deeper than a contract describes. */
  isCut: boolean;
  /** How many values of a sample a field keeps as examples, those of the first rows. */
  readonly examples: number;
}

/** A count that begins. */
export function startCount(examples = 1): ContractCount {
  return { fields: 0, isCut: false, examples };
}
