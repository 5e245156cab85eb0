import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageSchema } from '../../engine/authoring';
import { type FunctionManual, functionManual } from '../../engine/cel';
import type { Examples } from './examples';
import { cell } from './object-section';
import { resolveNode } from './schema-reference';
import { say, type Tongue } from './words';

const root = join(import.meta.dirname, '../..');

/** The formats, with the result of each for the example. `shown` has the texts of the example's fields by id. */
export function formatsPage(
  examples: Examples,
  shown: Readonly<Record<string, string | null>>,
  schema: LanguageSchema,
  { tell, sentence }: Tongue,
): string {
  const record = examples.services.find(({ slug }) => slug === 'example-formats')?.definition.blocks[0];
  const fields = record && 'fields' in record ? record.fields : [];
  const meanings = meaningsOf(sentence(words(schema, 'FormatName').description));
  const rows = words(schema, 'FormatName').list.map((name) => {
    const field = fields.find(({ format }) => format === name);
    const text = field ? (shown[field.id] ?? '') : '';
    const written = field ? JSON.stringify({ ...field, label: undefined }) : '';
    return `| \`${name}\` | ${cell(meanings[name] ?? '')} | \`${written}\` | ${cell(text)} |`;
  });
  return [
    tell(say('title-formats')),
    tell(say('intro-formats')),
    [tell(say('head-formats')), '|---|---|---|---|', ...rows].join('\n'),
    tell(say('whole-example', { file: 'example-formats.json' })),
  ].join('\n\n');
}

/** The rules for typed values, each with values from the corpus of the tests that keep and break it. */
export function rulesPage(examples: Examples, schema: LanguageSchema, tongue: Tongue): string {
  const { tell } = tongue;
  const corpus: readonly RuleCase[] = JSON.parse(readFileSync(join(root, 'tests/corpus/rules.json'), 'utf8'));
  const catalogue: Readonly<Record<string, unknown>> = examples.pack.texts.pl ?? {};
  const params = examples.services.find(({ slug }) => slug === 'example-rules')?.definition.params ?? {};
  const uses = Object.values(params).flatMap((param) => ('rules' in param ? (param.rules ?? []) : []));
  const rows = words(schema, 'RuleName').list.map((name) => {
    const use = uses.find(({ rule }) => rule === name) ?? { rule: name };
    const sample = (expected: boolean) => corpus.find((one) => one.id === name && one.expected === expected && one.value.trim() !== '');
    const message = catalogue[`rules.${name}`];
    return `| \`${name}\` | \`${cell(JSON.stringify(use))}\` | ${quoted(sample(true), tongue)} | ${quoted(sample(false), tongue)} | ${cell(typeof message === 'string' ? message : '')} |`;
  });
  return [
    tell(say('title-rules')),
    tell(say('intro-rules')),
    [tell(say('head-rules')), '|---|---|---|---|---|', ...rows].join('\n'),
    tell(say('whole-example', { file: 'example-rules.json' })),
  ].join('\n\n');
}

interface RuleCase {
  readonly id: string;
  readonly value: string;
  readonly argument?: unknown;
  readonly expected: boolean;
}

function quoted(sample: RuleCase | undefined, { tell }: Tongue): string {
  if (!sample) return '';
  const argument = sample.argument === undefined ? '' : tell(say('argument', { argument: JSON.stringify(sample.argument) ?? '' }));
  return cell(`\`${JSON.stringify(sample.value)}\`${argument}`);
}

/** The page about formulas: the names that they can read and the functions that they can call. */
export function formulasPage({ tell, sentence }: Tongue): string {
  const names = [
    ['`<source>`', tell(say('name-1')), '`=lata.lataBudzetowe`'],
    ['`params.<name>`', tell(say('name-2')), '`=params.rok`'],
    ['`chosen.<name>`', tell(say('name-3')), '`=chosen.punkt.adres`'],
    ['`values.<name>`', tell(say('name-4')), '`=values.suma`'],
    ['`conditions.<name>`', tell(say('name-conditions')), '`=conditions.pelneKonto && size(values.doZaplaty) > 0`'],
    ['`codes.<table>[code]`', tell(say('name-5')), "`=codes.stany['Z'].label`"],
    ['`state.<name>`', tell(say('name-6')), '`=state.karta.suma`'],
    ['`variant`', tell(say('name-7')), '`=variant.plik`'],
    ['`subject`', tell(say('name-8')), '`=subject.institution`'],
    ['`user`', tell(say('name-9')), '`=user.email`'],
    ['`config.<name>`', tell(say('name-10')), '`=config.adresEUrzedu`'],
    ['`today`', tell(say('name-11')), '`=row.termin < today`'],
    ['`row`', tell(say('name-12')), '`=row.kwota > 0`'],
    ['`option`', tell(say('name-13')), '`=option.id`'],
    ['`first`, `last`, `total`, `count`', tell(say('name-14')), '`=first.value`'],
    ['`count`, `missing`', tell(say('name-map')), '`=count`'],
    ['`form`, `answer`', tell(say('name-15')), '`=answer.czyZapisano`'],
  ];
  const functions = Object.values<FunctionManual>(functionManual).map(
    ({ calls, description, example, result }) =>
      `| ${calls.map((form) => `\`${cell(form)}\``).join('<br>')} | ${cell(sentence(description))} | \`${cell(example)}\` | \`${cell(JSON.stringify(result))}\` |`,
  );
  return [
    tell(say('title-formulas')),
    tell(say('formulas-1')),
    tell(say('head-1')),
    [tell(say('head-6')), '|---|---|---|', ...names.map((row) => `| ${row.map((one) => cell(one ?? '')).join(' | ')} |`)].join('\n'),
    tell(say('head-2')),
    tell(say('formulas-2')),
    tell(say('formulas-3')),
    tell(say('head-3')),
    tell(say('formulas-4')),
    tell(say('head-4')),
    tell(say('formulas-5')),
    [tell(say('head-7')), '|---|---|---|---|', ...functions].join('\n'),
    tell(say('head-5')),
    tell(say('formulas-6')),
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
      return names.split(/, | and | i[ \u00a0]/).map((name) => [name.trim(), meaning] as const);
    }),
  );
}
