import type { Block, Column, Contract, ServiceDefinition } from '../../language/language.generated';
import { failure, type Result, success } from '../../values/result';
import type { Phrase } from '../phrases/catalogue';
import { rowsIn, sourceName } from './found-rows';
import { camelCase, labelOf, plainWords } from './names';
import { say } from './phrases';
import type { PlannedChart, PlannedColumn, ServicePlan } from './plan';
import { isOfNumbers, proposedColumn } from './propose';

/** The definition of a planned service: one call, a table or a record of its answer, and what else was wanted. */
export function serviceOf({ slug, title: given, group, call, rows, columns, chart, pdf }: ServicePlan): ServiceDefinition {
  const { endpoint, response, personal, query, params } = call;
  const title = plainWords(given, labelOf(slug));
  const isTable = rows.kind === 'list';
  const drawn = isTable && chart !== null ? chartBlock(chart, title, columns) : null;
  return {
    slug,
    title,
    ...(group === null ? { route: `/uslugi/${slug}` } : { group }),
    ...(personal && { access: { protected: true } }),
    sources: {
      [sourceName]: {
        endpoint,
        ...(personal && { personal }),
        ...(Object.keys(query).length > 0 && { query: { ...query } }),
        response: withoutTitles(response),
      },
    },
    ...(Object.keys(params).length > 0 && { params: { ...params } }),
    blocks: [...(drawn ? [drawn] : []), isTable ? tableBlock(rows.path, title, columns) : recordBlock(rows.path, title, columns)],
    ...(pdf && { pdf: { fileName: `${slug.replaceAll('-', '_')}.pdf` } }),
  };
}

/** A title names a column, and an answer is read by its contract: there it would be one more text to translate. */
function withoutTitles({ title: _title, properties, items, ...contract }: Contract): Contract {
  return {
    ...contract,
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, withoutTitles(field)])) }),
    ...(items && { items: withoutTitles(items) }),
  };
}

/** What a service is made from when nobody chooses. */
export interface DraftOrder {
  readonly slug: string;
  readonly group: string;
  readonly endpoint: string;
  /** Contract of the answer; null for an example that is to be changed. */
  readonly response: Contract | null;
}

/** The plan of a service that shows the first list of an answer, or the answer itself, with all fields; or why there is nothing to show. */
export function planOf({ slug, group, endpoint, response }: DraftOrder): Result<ServicePlan, Phrase> {
  const contract = response ?? exampleContract;
  const [rows] = rowsIn(contract);
  if (rows === undefined) return failure(say('no-fields'));
  const call = { endpoint, response: contract, personal: false, query: {}, params: {} };
  const columns = rows.fields.map(proposedColumn);
  return success({ slug, title: labelOf(slug), group, call, rows, columns, chart: null, pdf: true });
}

/** The endpoint if none is given. */
export function defaultEndpoint(slug: string): string {
  return `/${camelCase(slug)}`;
}

const whenEmpty = 'Urząd nie ma jeszcze tych danych.';
const tableId = 'tabela';

function tableBlock(path: string, title: string, columns: readonly PlannedColumn[]): Block {
  const lead = columns.find(({ format }) => format === null);
  return {
    id: tableId,
    block: 'table',
    title,
    // The heading of the screen says the same.
    showTitle: false,
    rows: `=${path}`,
    whenEmpty,
    ...(lead && { rowHeader: lead.field.id }),
    ...(columns.some(isSummed) && { totals: 'Razem, wszystkie pozycje' }),
    columns: columns.map(columnOf),
  };
}

function recordBlock(path: string, title: string, columns: readonly PlannedColumn[]): Block {
  return { id: sourceName, block: 'record', title, of: `=${path}`, fields: columns.map(columnOf), whenEmpty };
}

function columnOf(column: PlannedColumn): Column {
  const { field, label, format } = column;
  return {
    id: field.id,
    label: plainWords(label, field.id),
    ...(field.value !== null && { value: field.value }),
    ...(format !== null && { format }),
    ...(isSummed(column) && { total: {} }),
  };
}

function isSummed(column: PlannedColumn): boolean {
  return column.total && isOfNumbers(column);
}

function chartBlock({ kind, category, value }: PlannedChart, title: string, columns: readonly PlannedColumn[]): Block | null {
  const numbers = columns.find(({ field }) => field.id === value);
  if (numbers === undefined || columns.every(({ field }) => field.id !== category)) return null;
  const shown = (formula: string) => ({ value: formula, ...(numbers.format !== null && { format: numbers.format }) });
  return {
    id: 'wykres',
    block: 'chart',
    kind,
    title: plainWords(`${title}: ${numbers.label}`, title),
    table: tableId,
    category,
    value,
    summary: {
      text: `${plainWords(numbers.label, value)}: najwięcej {{most}} ({{mostName}}), najmniej {{least}} ({{leastName}}).`,
      values: {
        most: shown('=first.value'),
        mostName: { value: '=first.category' },
        least: shown('=last.value'),
        leastName: { value: '=last.category' },
      },
    },
  };
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
        required: ['wiersz', 'liczba'],
        properties: {
          wiersz: { type: 'string', description: 'A text.', examples: ['Przykład'] },
          liczba: { type: ['integer', 'null'], description: 'A whole number, or null when it is not known.', examples: [12] },
        },
      },
    },
  },
};
