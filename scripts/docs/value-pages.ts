import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageSchema } from '../../engine/authoring';
import { type FunctionManual, functionManual } from '../../engine/cel';
import type { Examples } from './examples';
import { cell } from './object-section';
import { resolveNode } from './schema-reference';

const root = join(import.meta.dirname, '../..');

/** The formats, with the result of each for the example. `shown` has the texts of the example's fields by id. */
export function formatsPage(examples: Examples, shown: Readonly<Record<string, string | null>>, schema: LanguageSchema): string {
  const record = examples.services.find(({ slug }) => slug === 'example-formats')?.definition.blocks[0];
  const fields = record && 'fields' in record ? record.fields : [];
  const meanings = meaningsOf(words(schema, 'FormatName').description);
  const rows = words(schema, 'FormatName').list.map((name) => {
    const field = fields.find(({ format }) => format === name);
    const text = field ? (shown[field.id] ?? '') : '';
    const written = field ? JSON.stringify({ ...field, label: undefined }) : '';
    return `| \`${name}\` | ${cell(meanings[name] ?? '')} | \`${written}\` | ${cell(text)} |`;
  });
  return [
    '# Formats',
    'A format says how a value is shown, sorted and written to CSV. A column, a field, an entry of a list and a value in a sentence can have one. Without it a value is shown as `text`.',
    ['| format | meaning | written | shown |', '|---|---|---|---|', ...rows].join('\n'),
    'The whole example: [example-formats.json](../examples/services/example-formats.json).',
  ].join('\n\n');
}

/** The rules for typed values, each with values from the corpus of the tests that keep and break it. */
export function rulesPage(examples: Examples, schema: LanguageSchema): string {
  const corpus: readonly RuleCase[] = JSON.parse(readFileSync(join(root, 'tests/corpus/rules.json'), 'utf8'));
  const catalogue: Readonly<Record<string, unknown>> = examples.pack.texts.pl ?? {};
  const params = examples.services.find(({ slug }) => slug === 'example-rules')?.definition.params ?? {};
  const uses = Object.values(params).flatMap((param) => ('rules' in param ? (param.rules ?? []) : []));
  const rows = words(schema, 'RuleName').list.map((name) => {
    const use = uses.find(({ rule }) => rule === name) ?? { rule: name };
    const sample = (expected: boolean) => corpus.find((one) => one.id === name && one.expected === expected && one.value.trim() !== '');
    const message = catalogue[`rules.${name}`];
    return `| \`${name}\` | \`${cell(JSON.stringify(use))}\` | ${quoted(sample(true))} | ${quoted(sample(false))} | ${cell(typeof message === 'string' ? message : '')} |`;
  });
  return [
    '# Rules of values',
    'A rule checks what a resident typed. Rules are listed in `rules` of a text param and in `checks` of a form. The first one that fails gives the message: its own `message`, or the one of the catalogue. An empty value passes every rule but `required`, `equal-to` and `different-from`.',
    ['| rule | written | takes | refuses | message |', '|---|---|---|---|---|', ...rows].join('\n'),
    'The whole example: [example-rules.json](../examples/services/example-rules.json).',
  ].join('\n\n');
}

interface RuleCase {
  readonly id: string;
  readonly value: string;
  readonly argument?: unknown;
  readonly expected: boolean;
}

function quoted(sample: RuleCase | undefined): string {
  if (!sample) return '';
  const argument = sample.argument === undefined ? '' : ` (argument \`${JSON.stringify(sample.argument)}\`)`;
  return cell(`\`${JSON.stringify(sample.value)}\`${argument}`);
}

/** The page about formulas: the names that they can read and the functions that they can call. */
export function formulasPage(): string {
  const names = [
    ['`<source>`', 'the answer of a source, by its name', '`=lata.lataBudzetowe`'],
    ['`params.<name>`', 'what the resident chose or typed; of a range `.from` and `.to`', '`=params.rok`'],
    ['`chosen.<name>`', 'the chosen entry of a list as the office sent it', '`=chosen.punkt.adres`'],
    ['`values.<name>`', 'a computed value of this definition', '`=values.suma`'],
    ['`codes.<table>[code]`', 'an entry of a code table', "`=codes.stany['Z'].label`"],
    ['`state.<name>`', 'what the screen before handed over', '`=state.karta.suma`'],
    ['`variant`', 'the variant whose address was opened, or null', '`=variant.plik`'],
    [
      '`subject`',
      'the person or institution for which the user acts, or null: `name`, `institution`, `nip`, `pesel`',
      '`=subject.institution`',
    ],
    ['`user`', 'the answer of the user-info call, or null for a visitor', '`=user.email`'],
    ['`config.<name>`', 'a flag or setting of the office', '`=config.adresEUrzedu`'],
    ['`today`', 'today as yyyy-MM-dd', '`=row.termin < today`'],
    ['`row`', 'the row of a table or the thing of a record; in details the row that was opened', '`=row.kwota > 0`'],
    ['`option`', 'an entry of a list of options', '`=option.id`'],
    [
      '`first`, `last`, `total`, `count`',
      'in the summary of a chart: the points with the greatest and the smallest value as `{category, value}`, the sum, how many',
      '`=first.value`',
    ],
    ['`form`, `answer`', 'in a form: its data; after sending the answer of the office', '`=answer.czyZapisano`'],
  ];
  const functions = Object.values<FunctionManual>(functionManual).map(
    ({ calls, description, example, result }) =>
      `| ${calls.map((form) => `\`${cell(form)}\``).join('<br>')} | ${cell(description)} | \`${cell(example)}\` | \`${cell(JSON.stringify(result))}\` |`,
  );
  return [
    '# Formulas',
    'A text that begins with `=` is a formula, written in [CEL](https://cel.dev). Any other text is taken literally. A formula gives a value and changes nothing. With an empty value the result is empty; it never fails. The checker knows the type of every name and reports a formula that cannot work.',
    '## Names',
    [
      '| name | what it is | example |',
      '|---|---|---|',
      ...names.map((row) => `| ${row.map((one) => cell(one ?? '')).join(' | ')} |`),
    ].join('\n'),
    '## Operators',
    "Comparison `== != < <= > >=`, calculation `+ - * / %`, logic `&& || !`, choice `condition ? one : other`, list `[1, 2]`, object `{'a': 1}`, membership `x in list`, item `list[0]`. `+` also joins two texts or two lists. Any value may be compared with `null`.",
    "Numbers are decimals at every step, so that `0.1 + 0.2 == 0.3` is true and `text(0.1 + 0.2)` is 0.3; `7 / 2` is 3.5. Division and remainder by zero are empty, also inside a larger formula. Calculating with an empty value gives an empty value, and an empty value is neither smaller nor greater than anything. Texts are compared as tables sort them, by the Polish alphabet and with numbers in them by size: `'Ł' < 'M'`. The two results of a choice may have different types: `kwota == null ? null : double(kwota)`.",
    '## What is empty and what is missing',
    'A field that the contract does not require is empty (`null`) where the office leaves it out, as if it had been sent as `null`: `row.uwagi == null` is true. A field of something empty is empty too: `row.adres.ulica == null` is true where there is no `adres`. A field that the contract requires and the answer lacks is not empty but missing: its cell says so, and so does the cell of a formula that reads it. In `map`, `filter` and `exists` one such row makes the whole result missing, so that a sum never leaves out a row silently. To leave such rows out, or to count them in another way, test with `has` first: `lista.filter(p, has(p.kwota) && p.kwota > 0)`.',
    '## Functions',
    'These are all functions. In the examples `row` has `kwota` 1250.5, `liczba` 3, `ulga` empty and `nazwa` “Podatek”; the rows of the list `lista` have the amounts 0.1, 0.2 and none, and the kinds A, B and A.',
    ['| function | meaning | example | gives |', '|---|---|---|---|', ...functions].join('\n'),
    '## When a formula fails',
    'A formula that passed the checker never fails on an answer that keeps its contract. A value with an empty contract may have a type that the formula cannot use: then the result is empty, and the formula is reported once, with its file and line: in the console of the browser, as a failure of a scenario, and in the log of the server.',
  ].join('\n\n');
}

function words(schema: LanguageSchema, name: string): { readonly list: readonly string[]; readonly description: string } {
  const node: LanguageSchema = resolveNode({ $ref: `#/$defs/${name}` }, schema).node;
  return { list: Array.isArray(node.enum) ? node.enum.map(String) : [], description: String(node.description) };
}

/**
 * The schema describes its words in one sentence: `text; integer; money (two decimals, PLN)`. Words listed before a bracket share its
 * description.
 */
function meaningsOf(description: string): Record<string, string> {
  const parts = description
    .slice(description.indexOf(': ') + 2)
    .replace(/\.$/, '')
    .split('; ');
  return Object.fromEntries(
    parts.flatMap((part) => {
      const [, names = part, meaning = ''] = /^([^(]+?)(?: \((.+)\))?$/.exec(part) ?? [];
      return names.split(/, | and /).map((name) => [name.trim(), meaning] as const);
    }),
  );
}
