// Every rule of the checker: how bad a breach is, and a sentence for the author's manual. What finds the breaches lies in `rules/`, `read/` and `shape/`.

/** How bad a problem is: an error keeps the pack from being published, a warning does not. */
export type Severity = 'error' | 'warning';

/** Rules of one family by id: how bad a breach is, and a sentence for the author's manual. */
type RuleSet = Readonly<Record<string, { readonly severity: Severity; readonly description: string }>>;

const error = (description: string) => ({ severity: 'error', description }) as const;
const warning = (description: string) => ({ severity: 'warning', description }) as const;

/** Rules about a file as bytes and as JSON. */
export const fileRules = {
  'not-utf8': error('A definition file is text in UTF-8.'),
  'not-json': error('A definition file is strict JSON: no comments, no trailing commas, double quotes.'),
  'too-deep': error('Objects and lists are nested at most 64 deep.'),
  'too-large': error('A definition file has at most 1 MiB.'),
  'duplicate-key': error('A name stands once in an object; JSON would silently keep the last.'),
  'unsafe-key': error('The names __proto__, constructor and prototype are refused, because they can change how the program works.'),
  'unknown-file': error(
    'Every file of a pack has a place with a meaning: portal, calls, texts, services, screens. Notes end in .md or .txt.',
  ),
  'missing-file': error('A pack has a portal.json.'),
  'definition-version': error('A folder is written in the version of the definition language that the program reads.'),
} as const satisfies RuleSet;

/** Rules about the shape that the schema of the definition language gives a file. */
export const shapeRules = {
  'unknown-property': error('An object has only the properties of the definition language.'),
  'missing-property': error('A property without which the object means nothing is there.'),
  'wrong-type': error('A value is of the kind that its place takes: text, number, true or false, list, object.'),
  'wrong-value': error('A value is one of the allowed words, matches the pattern and lies within the limits of its place.'),
  'unknown-block': error('A block is of one of the kinds of the definition language.'),
  'unknown-control': error('A param or field has one of the controls of the definition language.'),
  'unknown-action': error('An action of a row is of one of the kinds of the definition language.'),
  'unknown-format': error('A format is one of the registered formats.'),
  'unknown-rule': error('A check of a typed value is one of the registered rules.'),
  'chart-without-summary': error('A chart has a sentence that says what it shows, for those who do not see it.'),
} as const satisfies RuleSet;

/** Rules about an overlay and the base pack under it. */
export const overlayRules = {
  'unknown-base': error('The folder that an overlay extends is a definitions folder and extends no other.'),
  'unknown-anchor': error('after and before name an item of the base pack.'),
  'removes-nothing': warning('What an overlay removes stands in the base pack.'),
} as const satisfies RuleSet;

/** Rules about names that must be unique. */
export const identityRules = {
  'duplicate-id': error('An id stands once: blocks in a service, items in a list, sources beside the names of the language.'),
  'reserved-name': error('A source has a name that formulas can read: no word of CEL, such as null or in.'),
  'duplicate-anchor': error('An anchor names one place of a screen.'),
  'duplicate-slug': error('A service stands in one file.'),
  'slug-mismatch': error('The slug of a service is the name of its folder or file.'),
  'duplicate-route': error('An address opens one screen.'),
  'duplicate-service-id': error('A number of the office names one service or variant.'),
  'unlisted-service': error('A service has a group, under which the services list shows it, or an address of its own.'),
} as const satisfies RuleSet;

/** Rules about things that a definition names. */
export const nameRules = {
  'unknown-group': error('The group of a service is one of portal.json.'),
  'unknown-code-table': error('A code table that a column, param or formula names is declared in codes.'),
  'unknown-field': error('A field that a check, an appearance, a start value or an error names is a field of the form or a param.'),
  'unknown-widget': error('A widget is a registered one.'),
  'unknown-origin': error('The origin of an embedded page is allowed in portal.json.'),
} as const satisfies RuleSet;

/** Rules about calls to the office. */
export const callRules = {
  'unknown-call': error('A shared call that a source names is in calls.json.'),
  'call-or-endpoint': error('A source has either a shared call, or an endpoint with its response.'),
  'changing-call': error('A source calls with GET or POST: a shared call that replaces or deletes is for forms and widgets.'),
  'contract-conflict': error('One call of the office has one contract, wherever it is used.'),
  'endpoint-placeholder': error('A {name} in an endpoint is a name of the query, whose value it takes.'),
} as const satisfies RuleSet;

/** Rules about contracts. */
export const contractRules = {
  'unsafe-pattern': error(
    'A pattern is a regular expression that stands in the definition, never in data, and takes each character once: no references back, no look-around.',
  ),
  'wrong-example': error('An example of a contract is a value that the contract allows; previews are drawn from examples.'),
  'unknown-required': error('A field that a contract requires is among its properties.'),
} as const satisfies RuleSet;

/** Rules about formulas: what they read, and of which kind they are. */
export const expressionRules = {
  'expression-syntax': error('A formula can be read as CEL.'),
  'expression-type': error('A formula gives the kind of value that its place takes, and its operators and functions get kinds they know.'),
  'unknown-variable': error('A formula reads names that have a meaning in its place: row only in a table or record, form only in a form.'),
  'unknown-function': error('A formula calls functions that exist.'),
  'unknown-source': error('A source that is read or called again is declared in sources.'),
  'unknown-param': error('A param that is read or preset is declared in params.'),
  'unknown-value': error('A computed value that is read is declared in values.'),
  'unknown-path': error('A field that a formula or column reads is in the declared contract.'),
} as const satisfies RuleSet;

/** Rules about what reads what. */
export const dependencyRules = {
  'dependency-cycle': error('Params, sources and values do not wait for each other in a circle.'),
  'unused-source': warning('A source is read by something; else it is called for nothing.'),
  'unused-param': warning('A param is read by something; else the resident chooses it for nothing.'),
  'unused-value': warning('A computed value is read by something.'),
} as const satisfies RuleSet;

/** Rules about the columns of tables and the fields of records. */
export const columnRules = {
  'unknown-column': error('A column that a sort order, row header, inline row or chart names is a column of the table.'),
  'total-of-text': error('Only a column of numbers has a total.'),
  'format-mismatch': error(
    'A format can show the values of its place, and a cell shows one value; else residents read that there are no data.',
  ),
  'places-unused': error('Least decimal places stand with a format that heeds them, decimal or quantity, or with a range of numbers.'),
} as const satisfies RuleSet;

/** Rules about charts. */
export const chartRules = {
  'unknown-table': error('A chart names a table of the same screen.'),
  'chart-value-not-number': error('The value of a chart is a column of numbers.'),
} as const satisfies RuleSet;

/** Rules about what a definition gives a widget. */
export const widgetRules = {
  'widget-part': error(
    'A widget gets the settings, calls, choices, files and table that its widget.json names, and all that it cannot do without.',
  ),
  'widget-setting': error('A setting of a widget is of the kind that its widget.json names.'),
  'widget-param': error('A param that a widget draws is a select or radio, and one widget draws it.'),
} as const satisfies RuleSet;

/** Rules about forms. */
export const formRules = {
  'form-field-type': error('A field of a form holds a text, a number, an integer or a boolean, never a list or an object.'),
  'form-without-input': error('A form with a schema has a field that can be filled in. A form that only sends has no schema.'),
  'form-at-opening': error('A form that sends itself when the screen opens has no fields, asks no question and stands in no dialog.'),
  'control-mismatch': error(
    'A field has a control for its kind of data, and only what the control knows: options on select and radio, strength on password, min and max on date.',
  ),
  'control-without-options': error('A select or radio has options.'),
  'enum-without-options': error(
    'A field that takes only some values is a select or radio with options: in a text field nobody could guess them.',
  ),
  'limit-not-number': error('A limit is a whole number greater than zero, or a formula that gives one.'),
  'check-rule-or-test': error('A check has either a rule or a test.'),
  'rule-without-argument': error('A rule that compares with something has an argument.'),
  'more-text-or-html': error('A long text about a field has either text or html.'),
  'strength-order': error(
    'Only the weakest level of a strength scale has neither condition nor rule; another without them would hide those below it.',
  ),
  'silent-success': error('A form says after success that it was sent, or goes to another screen.'),
  'session-without-token': error('A form that starts a session declares an answer with a token.'),
} as const satisfies RuleSet;

/** Rules about what calls carry and what opens a screen. */
export const requestRules = {
  'object-in-call': error('A call carries texts, numbers, true, false, or lists of them, never an object.'),
  'option-without-value': error('A choice among objects says with optionValue what of an entry is its value.'),
  'unknown-flag': error('The flag that opens a screen is a flag of portal.json or of the configuration call.'),
} as const satisfies RuleSet;

/** Rules about files to download. */
export const pdfRules = {
  'pdf-name-unsafe': error('A file name has only letters, digits, dots, hyphens and underscores; the name of a PDF ends in .pdf.'),
  'pdf-name-duplicate': error('The PDFs of two services have different names.'),
  'pdf-query-not-invertible': warning(
    'The query of a PDF is made of params, literals and formulas without params, so that the reference office can draw the same screen from it.',
  ),
  'pdf-query-incomplete': warning('The query of a PDF carries every param on which the screen depends; else the PDF shows the default.'),
} as const satisfies RuleSet;

/** Rules about addresses inside the portal. */
export const routeRules = {
  'route-outside': error('An address to go to lies inside the portal.'),
  'start-route': error('The start page of portal.json is a screen of the pack.'),
  'shell-route': error(
    'An address in shell.routes of portal.json is one of a screen of the pack, and that of content pages takes over the file name under the name that is given.',
  ),
  'missing-route': warning('portal.json says all addresses to which the portal leads by itself.'),
  'unknown-route': warning(
    'An address below /uslugi/, one to which a form goes, one that a widget is given, and one of the menu or footer is the address of a screen of the pack.',
  ),
} as const satisfies RuleSet;

/** Rules about accounts and sessions. */
export const sessionRules = {
  'session-route': error('A screen that the session names is a screen of the pack.'),
  'restricted-route': error('The protected screens that a restricted account may open are those on which its token is sent.'),
  'protected-without-session': warning('A portal with protected screens says how users log in.'),
} as const satisfies RuleSet;

/** Rules about configuration flags. */
export const featureRules = {
  'lasting-feature': error('A flag that lasts without the configuration of the office stands in features.'),
} as const satisfies RuleSet;

/** Rules about texts and their translations. */
export const textRules = {
  'unknown-language': error(
    'A language has a catalogue, texts/<language>.json: one that portal.json offers, and one in which texts of a definition are written.',
  ),
  'missing-translation': warning('Every text stands in every language of portal.json; a missing one stays Polish.'),
  'dead-translation': warning('A translation belongs to a text that is there.'),
  'stale-translation': warning('An overlay that changes a Polish text changes its translations as well.'),
  'placeholder-mismatch': error('A {{name}} place has a value, and every language has the same places.'),
  'missing-plural-form': error('A text with a count has every plural form of its language (CLDR).'),
  'text-as-formula': error(
    'Where words stand, a formula is not worked out: a sentence with values has text with {{name}} places and values.',
  ),
  'text-or-plural': error('A composed text has either text, or plural with count.'),
} as const satisfies RuleSet;

/** Rules about the colours of a municipality. */
export const themeRules = {
  'low-contrast': error('White text on the primary colour has a contrast of at least 4.5:1 (WCAG 1.4.3).'),
} as const satisfies RuleSet;

/** All rules of the checker by their stable id. */
export const rules = {
  ...fileRules,
  ...shapeRules,
  ...overlayRules,
  ...identityRules,
  ...nameRules,
  ...callRules,
  ...contractRules,
  ...expressionRules,
  ...dependencyRules,
  ...columnRules,
  ...chartRules,
  ...widgetRules,
  ...formRules,
  ...requestRules,
  ...pdfRules,
  ...routeRules,
  ...sessionRules,
  ...featureRules,
  ...textRules,
  ...themeRules,
} as const;

/** Stable id of a rule. */
export type RuleId = keyof typeof rules;
