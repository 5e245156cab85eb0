/** What a rule needs to know besides the value. */
export interface RuleContext {
  /** Today in the portal's time zone, yyyy-MM-dd. */
  readonly today: string;
  /** What the pack accepts as a tax number. */
  readonly taxNumber: 'nine-digits' | 'ten-digits' | 'either';
}

/** A named check of a typed value. */
export interface Rule {
  /** Key of the message in the catalogue of texts. */
  readonly messageKey: string;
  /** Key of the sentence that says what to put in, for a message that only says that it is wrong or missing. */
  readonly adviceKey?: string;
  /** True: the rule also judges an empty value; every other rule lets it pass. */
  readonly judgesEmpty?: true;
  /** True: without an argument there is nothing to compare with. */
  readonly compares?: true;
  /** What a written argument must be for the rule to compare with; left out where any value will do. */
  readonly argument?: 'number' | 'day';
  /** True when the value is in order. `argument` is the definition's: a length, a limit, a date or a value to compare with. */
  check(value: string, argument: unknown, context: RuleContext): boolean;
}
