import { type AuthorLanguage, catalogueOf, nearest, polishSentence, rules } from '../../engine/authoring';
import { Misuse } from '../command-line/refusal';
import { ruleExample } from './rule-example';

const { word, say } = catalogueOf(
  {
    error: 'An error: it keeps the pack from being published.',
    warning: 'A warning: the pack is published all the same.',
    example: 'For example:',
    right: 'Right would be, at the same place:',
  },
  {
    pl: {
      error: 'Błąd: z\u00A0nim paczka nie zostanie opublikowana.',
      warning: 'Ostrzeżenie: paczka zostanie opublikowana mimo niego.',
      example: 'Na przykład:',
      right: 'W\u00A0tym samym miejscu właściwe byłoby:',
    },
  },
);

/** A rule of the checker in words: what it asks for, how bad a breach is, an example that breaks it and one that does not. */
export function explainRule(given: string, language: AuthorLanguage): string {
  const rule = Object.entries(rules).find(([name]) => name === given)?.[1];
  if (rule === undefined) {
    const near = nearest(given, Object.keys(rules));
    const known = near === null ? 'Every problem is shown with the name of its rule.' : `Did you mean ${near}?`;
    throw new Misuse(`There is no rule ${given}. ${known}`);
  }
  const { said, right } = ruleExample(given, language);
  const sentence = language === 'pl' ? (polishSentence(rule.description) ?? rule.description) : rule.description;
  return [
    given,
    `  ${sentence}`,
    `  ${word(say(rule.severity), language)}`,
    '',
    word(say('example'), language),
    indented(said),
    ...(right === null ? [] : ['', word(say('right'), language), indented(right)]),
  ].join('\n');
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}
