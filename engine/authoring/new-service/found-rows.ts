import type { Contract } from '../../language/language.generated';
import { type FoundField, fieldsOf } from './found-fields';
import { isReadable, labelOf } from './names';

/** Something of an answer that a screen can show: a list as a table, or the answer itself as a record. */
export interface FoundRows {
  /** Formula of it without the equals sign: `dane.lista`. */
  readonly path: string;
  readonly kind: 'list' | 'object';
  /** Its name in words. */
  readonly label: string;
  readonly fields: readonly FoundField[];
  /** Names of fields that formulas cannot read. */
  readonly unreadable: readonly string[];
}

/** Name of the only source of a new service. */
export const sourceName = 'dane';

/** Everything that could be shown: lists of objects first, in the order of the answer, then the answer itself. */
export function rowsIn(contract: Contract): readonly FoundRows[] {
  const own = { path: sourceName, kind: 'object', label: labelOf(sourceName), ...fieldsOf(contract) } as const;
  return [...listsIn(contract, sourceName, ''), own].filter(({ fields }) => fields.length > 0);
}

/** Whether an answer has a list of which the sample shows no entry. */
export function hasUnknownList(contract: Contract): boolean {
  if ([contract.type ?? []].flat().includes('array') && contract.items === undefined) return true;
  return Object.values(contract.properties ?? {}).some(hasUnknownList);
}

function listsIn(contract: Contract, path: string, name: string): readonly FoundRows[] {
  if (contract.items?.properties) return [{ path, kind: 'list', label: labelOf(name || sourceName), ...fieldsOf(contract.items) }];
  return Object.entries(contract.properties ?? {})
    .filter(([inner]) => isReadable(inner))
    .flatMap(([inner, field]) => listsIn(field, `${path}.${inner}`, inner));
}
