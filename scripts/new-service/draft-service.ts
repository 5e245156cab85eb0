import type { Block, Column, Contract, FormatName, ServiceDefinition } from '../../engine/language/language.generated';
import { camelCase, labelOf } from './words';

/** What a draft is made from. */
export interface DraftOrder {
  readonly slug: string;
  readonly group: string;
  readonly endpoint: string;
  /** Path of the schema from the new file. */
  readonly schema: string;
  /** Contract of the answer; null for an example that is to be changed. */
  readonly response: Contract | null;
}

/** A complete, valid service: one call, a table or record of its answer, and the PDF. Throws if the answer has no fields to show. */
export function draftService({ slug, group, endpoint, schema, response }: DraftOrder): ServiceDefinition {
  const contract = response ?? exampleContract;
  return {
    $schema: schema,
    slug,
    title: labelOf(slug),
    group,
    sources: { dane: { endpoint, response: contract } },
    blocks: [blockFor(contract, labelOf(slug))],
    pdf: { fileName: `${slug.replaceAll('-', '_')}.pdf` },
  };
}

/** The endpoint if none is given. */
export function defaultEndpoint(slug: string): string {
  return `/${camelCase(slug)}`;
}

const exampleContract: Contract = {
  type: 'object',
  description: 'What the office answers. Change the names to those of the real call.',
  required: ['lista'],
  properties: {
    lista: {
      type: 'array',
      description: 'The rows of the table.',
      items: {
        type: 'object',
        description: 'One row. Every field here can be a column.',
        required: ['nazwa', 'liczba'],
        properties: {
          nazwa: { type: 'string', description: 'A text.', examples: ['Przykład'] },
          liczba: { type: ['integer', 'null'], description: 'A whole number, or null when it is not known.', examples: [12] },
        },
      },
    },
  },
};

function blockFor(contract: Contract, title: string): Block {
  const list = firstList(contract, 'dane');
  const columns = list ? uniqueColumns(list.items) : [];
  if (list && columns.length > 0) {
    const lead = columns.find((column) => column.format === undefined);
    return {
      id: 'tabela',
      block: 'table',
      title,
      rows: `=${list.path}`,
      whenEmpty: 'Urząd nie ma jeszcze tych danych.',
      ...(lead && { rowHeader: lead.id }),
      columns,
    };
  }
  const fields = uniqueColumns(contract);
  if (fields.length === 0)
    throw new Error(
      'The sample answer has no fields that a table or a record can show. Give an object, or a list of objects, with texts or numbers.',
    );
  return { id: 'dane', block: 'record', title, of: '=dane', fields, whenEmpty: 'Urząd nie ma jeszcze tych danych.' };
}

function firstList(contract: Contract, path: string): { readonly path: string; readonly items: Contract } | null {
  if (contract.items?.properties) return { path, items: contract.items };
  for (const [name, field] of Object.entries(contract.properties ?? {}).filter(([name]) => isReadable(name))) {
    const found = firstList(field, `${path}.${name}`);
    if (found) return found;
  }
  return null;
}

const namePattern = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

/** Names that the definition language does not allow, and reserved words of formulas. */
const refusedNames: ReadonlySet<string> = new Set(
  (
    'constructor prototype hasOwnProperty toString valueOf in true false null ' +
    'as break const continue else for function if import let loop package namespace return var void while'
  ).split(' '),
);

/** Whether a formula can read a field by its name. */
function isReadable(name: string): boolean {
  return namePattern.test(name) && !refusedNames.has(name);
}

/** The columns of an object, without duplicate or too long ids. */
function uniqueColumns(contract: Contract): Column[] {
  const columns = columnsOf(contract, '').filter(({ id }) => namePattern.test(id));
  return columns.filter((column, index) => columns.findIndex(({ id }) => id === column.id) === index);
}

const listed: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'null']);

/** Columns for the plain fields of an object and of the objects inside it. */
function columnsOf(contract: Contract, holder: string): Column[] {
  return Object.entries(contract.properties ?? {}).flatMap(([name, field]) => {
    if (!isReadable(name)) return [];
    if (field.properties) return columnsOf(field, `${holder}${name}.`);
    // A cell can only show lists of texts or numbers.
    if ([field.items?.type ?? []].flat().some((type) => !listed.has(type))) return [];
    const format = formatFor(name, field);
    const inner = holder !== '';
    const id = inner ? camelCase(`${holder}${name}`.replaceAll('.', '-').replace(/-([A-Z])/g, (_, letter: string) => letter)) : name;
    return [{ id, label: labelOf(name), ...(inner && { value: `=row.${holder}${name}` }), ...(format && { format }) }];
  });
}

function formatFor(name: string, field: Contract): FormatName | null {
  const types = [field.type ?? []].flat().filter((type) => type !== 'null');
  if (field.format) return field.format;
  if (types.includes('array')) return 'list';
  if (types.includes('boolean')) return 'yes-no';
  if (!types.includes('integer') && !types.includes('number')) return null;
  if (/^(kwota|stawka|cena|oplata|saldo)/i.test(name)) return 'money';
  if (/^rok([A-Z]|$)/.test(name)) return 'year';
  return types.includes('integer') ? 'integer' : 'decimal';
}
