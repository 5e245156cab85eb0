import { error, type RuleSet, warning } from './rule-set';

/** Rules about forms. */
export const formRules = {
  'asked-source': error(
    'A source that is asked while letters are typed carries them (=letters), and one field of the same screen or form asks it.',
  ),
  'form-source': error('A source that a form asks while it is filled in names a form of the screen, and only this form reads its answer.'),
  'form-field-type': error(
    'A field of a form holds a text, a number, an integer or a boolean; objects and lists of objects are groups of fields and have group in ui.',
  ),
  'group-data': error('A group of fields has fields: its schema is an object with properties, or a list of such objects.'),
  'group-list': error('A list in a form says how many items it may have, at most 200, and what one of them is called.'),
  'group-setting': error(
    'A group has only settings that do something: texts of buttons at a list, those for moving where items can be moved.',
  ),
  'step-fields': error('In a form with steps every field stands in one step, and steps are named by their id.'),
  'step-order': error('Whether a step or a field is there, and what a step checks, depends only on fields up to that step.'),
  'steps-place': error('Steps belong to a form on the screen itself, one to a screen; a summary belongs to a form with steps.'),
  'file-field': error(
    'A field with files says which it takes and how many, and sends them in a way that its form has: first with a call of their own, or with the body, as multipart or as at most 10 MB of base64.',
  ),
  'field-beside': error('A field stands beside a field that comes before it on the same page, at most three in a row.'),
  'draft-place': error('Drafts belong to a form with fields on the screen itself.'),
  'form-without-input': error(
    'A form with a schema has at least one field that can be filled in. A form that is only a button has no schema.',
  ),
  'form-at-opening': error('A form that is sent when the screen opens has no fields, no question and no dialog.'),
  'control-mismatch': error(
    'The control of a field fits the type of its data, and the field has only properties of this control: options for select and radio, strength for password, min and max for date.',
  ),
  'control-without-options': error('A select or radio has options.'),
  'enum-without-options': error(
    'A field that allows only certain values is a select or radio with options; in a text field residents could not know them.',
  ),
  'limit-not-number': error('A limit is a whole number greater than zero, or a formula that gives one.'),
  'check-rule-or-test': error('A check has either a rule or a test.'),
  'rule-without-argument': error('A rule that needs an argument has one.'),
  'more-text-or-html': error('A long text about a field has either text or html.'),
  'strength-order': error(
    'Only the weakest level of a strength scale has neither condition nor rule; any other level without them would hide the levels below it.',
  ),
  'silent-success': error('After success a form shows a message or goes to another screen.'),
  'impossible-limit': error(
    'Limits leave something that can be entered: the least is not above the greatest, and days are those of the calendar.',
  ),
  'required-never-shown': error('A field that must be filled in can be shown.'),
  'start-value-type': error('A field of a form starts with a value that it can hold.'),
  'idle-argument': warning('A rule that compares with nothing has no argument.'),
  'rule-argument': error('The argument of a rule is one that the rule can compare with: a number, or a day.'),
  'value-not-offered': error('A value that a definition chooses or allows is one of the entries that it offers.'),
  'session-without-token': error('A form that starts a session declares an answer with a token.'),
} as const satisfies RuleSet;
