import { formats } from '../../formats';
import type { Contract, FormatName } from '../../language/language.generated';
import { typeOfContract } from '../../language/static-type';
import { formatNeeds } from '../check/rules/format-types';
import { camelCase, isReadable, labelOf } from './names';

/** A plain field of an answer, which a column can show. */
export interface FoundField {
  /** Id of its column. */
  readonly id: string;
  /** Name that is proposed for it. */
  readonly label: string;
  /** Formula of a field that lies deeper in the row; null where the id is the name of the field. */
  readonly value: string | null;
  readonly contract: Contract;
  /** Format that is proposed, null for a plain text. */
  readonly format: FormatName | null;
}

/** What the fields of an object are: those that columns can show, and the names that formulas cannot read. */
export interface FoundFields {
  readonly fields: readonly FoundField[];
  readonly unreadable: readonly string[];
}

/** The plain fields of an object and of the objects inside it, without two of one id. */
export function fieldsOf(contract: Contract): FoundFields {
  const unreadable: string[] = [];
  const fields = new Map<string, FoundField>();
  for (const field of within(contract, '', unreadable)) {
    if (isReadable(field.id) && !fields.has(field.id)) fields.set(field.id, field);
  }
  return { fields: [...fields.values()], unreadable };
}

const listed: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'null']);

function within(contract: Contract, holder: string, unreadable: string[]): FoundField[] {
  return Object.entries(contract.properties ?? {}).flatMap(([name, field]) => {
    if (!isReadable(name)) {
      unreadable.push(name);
      return [];
    }
    if (field.properties) return within(field, `${holder}${name}.`, unreadable);
    const types = typesOf(field);
    // A cell shows neither objects nor lists of them, and of a list it must be known what it holds.
    if (types.includes('object') || (types.includes('array') && !isPlainList(field))) return [];
    const isInner = holder !== '';
    const id = isInner ? camelCase(`${holder}${name}`.replaceAll('.', '-').replace(/-([A-Z])/g, (_, letter: string) => letter)) : name;
    const value = isInner ? `=row.${holder}${name}` : null;
    const label = typeof field.title === 'string' ? field.title : labelOf(name);
    return [{ id, label, value, contract: field, format: proposedFormat(name, field) }];
  });
}

function typesOf({ type }: Contract): readonly string[] {
  return [type ?? []].flat();
}

function isPlainList({ items }: Contract): boolean {
  const types = [items?.type ?? []].flat();
  return types.length > 0 && types.every((type) => listed.has(type));
}

// What names usually hold, in the office's language; the types decide first.
const named: readonly (readonly [RegExp, FormatName])[] = [
  [/^(kwota|stawka|cena|oplata|saldo|wartosc|koszt|dochod|wydatek)/i, 'money'],
  [/^rok([A-Z_]|$)/, 'year'],
  [/(procent|udzial)/i, 'percent'],
  [/^e-?mail/i, 'email'],
  [/^(telefon|tel([A-Z_]|$)|fax)/, 'phone'],
  [/^(www|url|strona(Www|Url))/i, 'web-address'],
];

function proposedFormat(name: string, field: Contract): FormatName | null {
  const types = typesOf(field).filter((type) => type !== 'null');
  if (field.format) return field.format;
  if (types.includes('array')) return 'list';
  const byName = named.find(([words]) => words.test(name))?.[1];
  if (byName !== undefined && types.length > 0 && shows(byName, field) && (types.includes('string') ? !formats[byName].numeric : true))
    return byName;
  if (types.length === 1 && types[0] === 'boolean') return 'yes-no';
  if (types.some((type) => type !== 'integer' && type !== 'number') || types.length === 0) return null;
  return types.includes('number') ? 'decimal' : 'integer';
}

/** The formats that can show a field, in the order of the language. */
export function formatsFor({ contract }: Pick<FoundField, 'contract'>): readonly FormatName[] {
  return formatNames.filter((name) => shows(name, contract));
}

// The registry is written from the schema, so its names are those of the language.
const formatNames = Object.keys(formats) as readonly FormatName[];

function shows(name: FormatName, contract: Contract): boolean {
  return formatNeeds(formats[name], typeOfContract(contract)) === null;
}
