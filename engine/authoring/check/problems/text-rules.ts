import { error, type RuleSet, warning } from './rule-set';

/** Rules about texts and their translations. */
export const textRules = {
  'unknown-language': error(
    'Every language that portal.json offers, and every language of a text file, has a catalogue: texts/<language>.json.',
  ),
  'missing-translation': warning('Every text is translated into every language of portal.json; a missing one is shown in Polish.'),
  'dead-translation': warning('A translation belongs to an existing text.'),
  'stale-translation': warning('An overlay that changes a Polish text changes its translations as well.'),
  'placeholder-mismatch': error('Every {{name}} in a text has a value, and every translation has the same ones.'),
  'missing-plural-form': error('A text with a count has every plural form of its language (CLDR).'),
  'extra-plural-form': warning('A text with a count has only plural forms of its language (CLDR); no number chooses another one.'),
  untranslated: warning('A translation says the text in its language, not in Polish word for word.'),
  'single-braces': warning('A place for a value has two braces on each side: {{name}}. With one it is shown in letters.'),
  'untidy-label': warning('The name of a field, column, button or choice stands on one line and has at most 300 characters.'),
  'same-label': warning('Columns, fields, choices, links, groups and services that stand side by side have different names.'),
  'blank-text': error('A text has words; spaces alone leave a field or a button without a name.'),
  'markup-in-text': warning('A text has no HTML; its tags and entities would be shown in letters.'),
  'text-as-formula': error(
    'A formula is not evaluated in a text. A sentence with values is an object with text, which contains {{name}}, and values.',
  ),
  'text-or-plural': error('A composed text has either text, or plural with count.'),
} as const satisfies RuleSet;
