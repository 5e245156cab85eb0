import { comparePlainDates, type PlainDate, parsePlainDate } from '../values/plain-date';
import type { Rule, RuleContext } from './rule';

/** A day of the calendar as dd.mm.yyyy or yyyy-MM-dd. */
export const date: Rule = { messageKey: 'rules.date', check: (value) => parsePlainDate(value) !== null };

/** Today or earlier. */
export const notFuture: Rule = defineDateLimit(
  'rules.not-future',
  (_argument, { today }) => today,
  (order) => order <= 0,
);

/** Today or later. */
export const notPast: Rule = defineDateLimit(
  'rules.not-past',
  (_argument, { today }) => today,
  (order) => order >= 0,
);

/** The day of the argument or later. */
export const notBefore: Rule = { ...defineDateLimit('rules.not-before', givenDay, (order) => order >= 0), compares: true, argument: 'day' };

/** The day of the argument or earlier. */
export const notAfter: Rule = { ...defineDateLimit('rules.not-after', givenDay, (order) => order <= 0), compares: true, argument: 'day' };

/** A rule that compares with a day. What is no date fails; without a day to compare with, as from a field still empty, any date passes. */
function defineDateLimit(
  messageKey: string,
  limitOf: (argument: unknown, context: RuleContext) => string,
  allows: (order: number) => boolean,
): Rule {
  return {
    messageKey,
    check(value, argument, context) {
      const day = parsePlainDate(value);
      const limit: PlainDate | null = parsePlainDate(limitOf(argument, context));
      return day !== null && (limit === null || allows(comparePlainDates(day, limit)));
    },
  };
}

function givenDay(argument: unknown, { today }: RuleContext): string {
  if (argument === 'today') return today;
  return typeof argument === 'string' ? argument : '';
}
