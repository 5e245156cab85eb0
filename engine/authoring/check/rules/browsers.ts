import type { BrowserBlock } from '../../../language/language.generated';
import { anyType, type StaticType } from '../../../language/static-type';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { blocksOfKind } from '../pack/placed-blocks';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { typeOfFormula } from '../typing/type-of-formula';

/** Checks the fields that a browser of folders names against the contract of its first folder. */
export function checkBrowsers(pack: PackUnderCheck, report: Report): void {
  for (const service of pack.services) {
    for (const { block, pointer } of blocksOfKind(service, 'browser')) {
      const root = service.places.find((place) => place.pointer === `${pointer}/root`);
      const folder = root ? typeOfFormula(block.root, service.types.scopeAt(root)) : anyType;
      for (const name of namedFields(block, folder)) checkField(service, `${pointer}${name.part}`, name, report);
    }
  }
}

interface NamedField {
  /** Where the name stands, from the block. */
  readonly part: string;
  readonly field: string;
  /** What is said to have the field. */
  readonly of: StaticType;
  /** What the field must hold. */
  readonly kind: 'string' | 'list';
}

function namedFields(block: BrowserBlock, folder: StaticType): readonly NamedField[] {
  const { files, pages } = block;
  const file = itemOf(folder, files.list);
  const page = itemOf(folder, pages.list);
  return [
    { part: '/name', field: block.name, of: folder, kind: 'string' },
    { part: '/folders', field: block.folders, of: folder, kind: 'list' },
    { part: '/files/list', field: files.list, of: folder, kind: 'list' },
    { part: '/files/name', field: files.name, of: file, kind: 'string' },
    ...(files.extension === undefined ? [] : [{ part: '/files/extension', field: files.extension, of: file, kind: 'string' } as const]),
    { part: '/files/link', field: files.link, of: file, kind: 'string' },
    { part: '/pages/list', field: pages.list, of: folder, kind: 'list' },
    { part: '/pages/name', field: pages.name, of: page, kind: 'string' },
    { part: '/pages/link', field: pages.link, of: page, kind: 'string' },
  ];
}

function checkField(service: CheckedService, pointer: string, { field, of, kind }: NamedField, report: Report): void {
  if (of.kind !== 'object') return;
  const known = Object.entries(of.fields).flatMap(([name, type]) => (type.kind === kind || type.kind === 'any' ? [name] : []));
  if (known.includes(field)) return;
  report('unknown-path', service.located.valueSpan(pointer), {
    message: Object.hasOwn(of.fields, field)
      ? `The field ${field} of the contract is not a ${kind === 'list' ? 'list' : 'text'}.`
      : `The contract has no field ${field} here.`,
    expected: listNames(known, 20),
    got: field,
    suggestion: nearest(field, known),
  });
}

function itemOf(folder: StaticType, list: string): StaticType {
  const field = folder.kind === 'object' && Object.hasOwn(folder.fields, list) ? folder.fields[list] : undefined;
  return field?.kind === 'list' ? field.item : anyType;
}
