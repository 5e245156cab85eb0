// Every rule of the checker: how bad a breach is, and a sentence for the author's manual. What finds the breaches lies in `rules/`, `read/` and `shape/`.

import { formRules } from './form-rules';
import { error, type RuleSet, warning } from './rule-set';
import { textRules } from './text-rules';

/** Rules about a file as bytes and as JSON. */
export const fileRules = {
  'not-utf8': error('A definition file is text in UTF-8.'),
  'not-json': error('A definition file is strict JSON: no comments, no trailing commas, double quotes.'),
  'too-deep': error('Objects and lists are nested at most 64 deep.'),
  'too-large': error('A definition file is at most 1 MiB long.'),
  'duplicate-key': error('A name occurs only once in an object; JSON would silently keep the last value.'),
  'unsafe-key': error('The names __proto__, constructor and prototype are refused, because they can change how the program works.'),
  'unknown-file': error(
    'Every file of a pack is one that the portal reads: portal.json, calls.json, or a file in texts, services, screens, values, assets. Notes end in .md or .txt.',
  ),
  'missing-file': error('A pack has a portal.json.'),
  'definition-version': error('definitionVersion is the version of the definition language that this program reads.'),
  'schema-of-file': warning('What $schema names is the schema of this kind of file; with another one editors help with the wrong names.'),
} as const satisfies RuleSet;

/** Rules about the shape that the schema of the definition language gives a file. */
export const shapeRules = {
  'unknown-property': error('An object has only the properties of the definition language.'),
  'missing-property': error('A required property is present.'),
  'wrong-type': error('A value has the type that is expected in its place: text, number, true or false, list, object.'),
  'wrong-value': error('A value is one of the allowed words, matches the pattern, and is within the limits of its place.'),
  'unknown-block': error('A block is of one of the kinds of the definition language.'),
  'unknown-control': error('A param or field has one of the controls of the definition language.'),
  'unknown-action': error('An action of a row is of one of the kinds of the definition language.'),
  'unknown-format': error('A format is one of the registered formats.'),
  'unknown-rule': error('A check of a typed value is one of the registered rules.'),
  'chart-without-summary': error('A chart has a summary sentence for people who cannot see it.'),
} as const satisfies RuleSet;

/** Rules about an overlay and the base pack under it. */
export const overlayRules = {
  'unknown-base': error('What an overlay extends is there, of the named version, and leads to a folder that extends no other.'),
  'unknown-anchor': error('after and before name an item of the base pack.'),
  'unknown-service': error('A service that an overlay takes over, leaves out or changes is one of the base pack.'),
  'unknown-part': error('What an overlay changes by its id is in the base pack; what it adds is complete.'),
  'left-out-service': warning('An overlay changes only those services of the base pack that its portal.json does not leave out.'),
  'removes-nothing': warning('What an overlay removes exists in the base pack.'),
} as const satisfies RuleSet;

/** Rules about names that must be unique. */
export const identityRules = {
  'duplicate-id': error(
    'An id is unique: among the blocks of a service, the items of a list, and the sources and names that formulas read.',
  ),
  'reserved-name': error('The name of a source is not a word of CEL, such as null or in, because formulas could not read it.'),
  'duplicate-anchor': error('An anchor is unique on its screen.'),
  'duplicate-slug': error('A service is defined in one file, and one of the base pack is not mixed with another of the same name.'),
  'slug-mismatch': error('The slug of a service is the name of its folder or file.'),
  'duplicate-route': error('An address opens one screen.'),
  'duplicate-service-id': error('A number of the office names one service or variant.'),
  'unlisted-service': error('A service has a group of the services list, or an address of its own.'),
} as const satisfies RuleSet;

/** Rules about things that a definition names. */
export const nameRules = {
  'unknown-group': error('The group of a service is one of portal.json.'),
  'unknown-code-table': error('A code table that a column, param or formula names is declared in codes.'),
  'unknown-field': error('A field that a check, an appearance, a start value or an error names is a field of the form or a param.'),
  'unknown-widget': error('The name of a widget is that of a registered widget.'),
  'missing-picture': error('A picture that is named exists: in the folder assets, here or below, or among those of its block.'),
  'unknown-origin': error('The origin of an embedded page is allowed in portal.json.'),
  'insecure-origin': warning('An address from which the portal takes a page, or to which it posts a form, begins with https.'),
} as const satisfies RuleSet;

/** Rules about calls to the office. */
export const callRules = {
  'unknown-call': error('A shared call that a source names is in calls.json.'),
  'unused-call': warning('Every shared call is made somewhere; otherwise it only has to be kept up.'),
  'portal-call': error('A call that the portal itself makes answers what the portal reads of it.'),
  'call-or-endpoint': error('A source has either a shared call, or an endpoint with its response.'),
  'kept-answer': error(
    'An answer is kept for a time only if it is the same for everybody, and for the same time wherever its call stands.',
  ),
  'changing-call': error('A source uses GET or POST. Shared calls with PUT or DELETE are for forms and widgets.'),
  'contract-conflict': error('One call of the office has one contract, wherever it is used.'),
  'unknown-office': error('The office of a call is main or one of the offices in portal.json.'),
  'office-address': error('Every office in portal.json but main names the variable with its address.'),
  'lacked-file': warning('A file that an office does not have is one that a definition fetches.'),
  'answer-field': error('What answer makes of an office’s answer are fields of the contract, with all that are required.'),
  'answer-sample': error('A sample of an office’s answer, read with answer, meets the contract.'),
  'content-call': error(
    'Content answers a public GET call without placeholders and office, in languages of the portal, either by the name in a parameter that is sent, or by a formula.',
  ),
  'content-answer': error(
    'What content answers meets the contract of its call in every language, and so does each of several answers by name.',
  ),
  'content-text': error(
    'Formatted text of content keeps to the tags that the page shows, its pictures have a description, and its headings go down by one level.',
  ),
  'content-link': error('A link within the portal in content leads to a screen.'),
  'endpoint-placeholder': error('A {name} in an endpoint takes its value from the query parameter of that name.'),
} as const satisfies RuleSet;

/** Rules about contracts. */
export const contractRules = {
  'unsafe-pattern': error(
    'A pattern is a regular expression written in the definition, never taken from data, without back references and look-around.',
  ),
  'wrong-example': error('An example or a default in a contract is a value that the contract allows.'),
  'unknown-required': error('A field that a contract requires is among its properties.'),
} as const satisfies RuleSet;

/** Rules about formulas: what they read, and of which kind they are. */
export const expressionRules = {
  'expression-syntax': error('A formula is valid CEL.'),
  'expression-type': error(
    'A formula gives a value of the type that is expected in its place, and so do the parts of a formula for their operators and functions.',
  ),
  'unknown-variable': error('A formula reads only names that exist in its place: row in a table or record, form in a form.'),
  'unknown-function': error('A formula calls functions that exist.'),
  'unknown-source': error('A source that is read or refreshed is declared in sources.'),
  'unknown-param': error('A param that is read or preset is declared in params.'),
  'unknown-value': error('A computed value that is read is declared in values.'),
  'unknown-condition': error('A named condition that a formula reads is declared in conditions.'),
  'condition-place': error('A named condition reads only what there is at each place that uses it.'),
  'never-equal': warning(
    'What a formula compares with can occur: an entry that is offered, a variant that there is, a day as yyyy-MM-dd, and null without quotes.',
  ),
  'constant-condition': warning(
    'A condition can come out both ways: it reads something, its parts leave room for each other, and no case before it takes all it stands for.',
  ),
  'unknown-path': error('A field that a formula or column reads is in the declared contract.'),
} as const satisfies RuleSet;

/** Rules about what reads what. */
export const dependencyRules = {
  'dependency-cycle': error('Params, sources, values and named conditions do not depend on each other in a circle.'),
  'unused-source': warning('Every source is read somewhere; otherwise its call is useless.'),
  'unused-param': warning('Every param is read somewhere; otherwise the resident’s choice has no effect.'),
  'unused-value': warning('Every computed value is read somewhere.'),
  'unused-condition': warning('Every named condition is used somewhere.'),
  'unused-state': warning('Everything that a screen is handed over is read somewhere on it.'),
} as const satisfies RuleSet;

/** Rules about the values that an act sets for a time. */
export const datedRules = {
  'unknown-dated-value': error('The key of a dated value that a formula reads with rate is one of the folder values.'),
  'dated-value-type': error('A period of a dated value has a value of the declared type; an amount has at most two decimals.'),
  'dated-value-periods': error('The periods of a dated value are real days in order, and no day has two values.'),
  'dated-value-gap': warning('The periods of a dated value follow each other day by day.'),
  'unused-dated-value': warning('Every dated value is read by a formula.'),
  'day-without-value': error('A day that a formula writes out for rate lies in a period of the value.'),
} as const satisfies RuleSet;

/** Rules about explanations of amounts. */
export const explanationRules = {
  'unnamed-in-explanation': warning('What goes into an explained amount has words on the screen or in terms.'),
  'unused-term': warning('Every term stands in the formula of an explained amount.'),
} as const satisfies RuleSet;

/** Rules about the columns of tables and the fields of records. */
export const columnRules = {
  'unknown-column': error('A column that a sort order, row header, inline row, chart or map names is a column of the table.'),
  'total-of-text': error('Only a column of numbers has a total.'),
  'format-mismatch': error(
    'A format can show the values of its place, and a cell shows a single value. Otherwise residents would read “no data”.',
  ),
  'record-only': error('copy and large belong to a field of a record; a column of a table has neither.'),
  'filter-unfit': error(
    'A filter fits what its column shows: numbers filters numbers and years, days filters days and moments, and words are chosen. A field of a record has no filter.',
  ),
  'unit-of-format': warning('A format that shows a unit is given one, and no other format is.'),
  'places-unused': error('places is used only with the formats decimal and quantity, and with number-range.'),
} as const satisfies RuleSet;

/** Rules about charts. */
export const chartRules = {
  'unknown-table': error('A chart or map names a table of the same screen.'),
  'chart-value-not-number': error('The value of a chart is a column of numbers.'),
  'missing-setting': error('A setting of a block has the other settings that it needs.'),
  'idle-setting': warning('A setting of a block does something beside the others that the block has.'),
} as const satisfies RuleSet;

/** Rules about what a definition gives a widget. */
export const widgetRules = {
  'widget-part': error(
    'A widget gets only settings, calls, params, files and a table that its widget.json names, and all that are required.',
  ),
  'widget-setting': error('A setting of a widget has the type that its widget.json declares.'),
  'widget-row': error('The rows of a widget’s table have the fields that the widget reads, and those that its settings name.'),
  'drawn-param': error(
    'A param is drawn by one block only; a widget draws a select or radio, and a table the number of its page, a text param with a default.',
  ),
} as const satisfies RuleSet;

/** Rules about what calls carry and what opens a screen. */
export const requestRules = {
  'object-in-call': error('A call carries texts, numbers, true, false, or lists of them, never an object.'),
  'option-without-value': error('A choice from a list of objects has optionValue, which says which field of an entry is its value.'),
  'body-not-sent': error('A call with a body uses POST; a GET sends none.'),
  'personal-without-login': error(
    'A screen with a personal call is for users who are logged in; a visitor would wait for its answer for ever.',
  ),
  'unknown-flag': error('The flag that opens a screen is a flag of portal.json or of the configuration call.'),
} as const satisfies RuleSet;

/** Rules about files to download. */
export const pdfRules = {
  'pdf-name-unsafe': error('A file name contains only letters, digits, dots, hyphens and underscores; the name of a PDF ends in .pdf.'),
  'pdf-name-duplicate': error('The PDFs of two services have different names.'),
  'pdf-call-duplicate': warning(
    'The office has one call for the PDF of each service; with one call for two, one of them shows the other’s PDF.',
  ),
  'pdf-query-not-invertible': warning(
    'The query of a PDF contains only params, literals and formulas without params, so that the reference office can work out the params of the screen from it.',
  ),
  'pdf-query-incomplete': warning(
    'The query of a PDF contains every param that the screen depends on; otherwise the PDF shows the default.',
  ),
  'pdf-without-token': error(
    'The PDF of a screen with personal calls is personal as well; otherwise the office is asked for it without a token.',
  ),
  'pdf-not-drawn': warning('A PDF has an endpoint where the portal has no server that draws it; otherwise it is not offered.'),
  'pdf-part-unused': warning(
    'A PDF without endpoint is drawn as the screen stands. It needs no query, no token of its own, and no widget can offer it.',
  ),
} as const satisfies RuleSet;

/** Rules about addresses inside the portal. */
export const routeRules = {
  'route-outside': error('An address in goTo or otherwise is inside the portal.'),
  'start-route': error('The start page of portal.json is a screen of the pack.'),
  'shell-route': error(
    'An address in shell.routes of portal.json is that of a screen of the pack. The screen for content pages has the state that receives the file name.',
  ),
  'missing-route': warning('portal.json has all addresses that the portal itself leads to.'),
  'unknown-route': warning(
    'An address to which a definition or portal.json leads is that of a screen of the pack; a link that leads nowhere is not shown.',
  ),
  'handed-state': error(
    'What leads to a screen hands over the state that the screen declares, of its type; without it the screen sends the resident away again.',
  ),
} as const satisfies RuleSet;

/** Rules about planned breaks. */
export const breakRules = {
  'break-time': error('A planned break begins and ends at a moment of the calendar, and ends after it begins.'),
  'break-overlap': warning(
    'A planned break begins after the ones before it have ended; of two that are on at once only the longer one is told.',
  ),
} as const satisfies RuleSet;

/** Rules about accounts and sessions. */
export const sessionRules = {
  'session-route': error('An address in session is that of a screen of the pack.'),
  'login-provider': error('session names login providers that okienko.config.ts has.'),
  'restricted-route': error('Protected screens with access.restricted are the same as those in session.restrictedRoutes.'),
  'protected-without-session': warning('A portal with protected screens says how users log in.'),
} as const satisfies RuleSet;

/** Rules about configuration flags. */
export const featureRules = {
  'lasting-feature': error('A flag in lastingFeatures is also in features.'),
  'unread-feature': warning('A flag in features is one that a definition reads or that the configuration of the office has.'),
} as const satisfies RuleSet;

/** Rules about the colours of a municipality. */
export const themeRules = {
  'low-contrast': error('White text on the primary colour has a contrast of at least 4.5:1 (WCAG 1.4.3).'),
  'faint-colour': warning(
    'Links in the primary colour have a contrast of at least 4.5:1 on the light grounds of the portal (WCAG 1.4.3), marks in the second colour one of at least 3:1 (WCAG 1.4.11).',
  ),
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
  ...datedRules,
  ...dependencyRules,
  ...explanationRules,
  ...columnRules,
  ...chartRules,
  ...widgetRules,
  ...formRules,
  ...requestRules,
  ...pdfRules,
  ...routeRules,
  ...breakRules,
  ...sessionRules,
  ...featureRules,
  ...textRules,
  ...themeRules,
} as const;

/** Stable id of a rule. */
export type RuleId = keyof typeof rules;
