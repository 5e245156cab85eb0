import type { Column } from '../../language/language.generated';
import { anyType, type StaticType } from '../../language/static-type';
import { saidOfBlocks } from '../check/pack/placed-blocks';
import { typeInWords } from '../check/typing/type-in-words';
import { type Choice, choice } from './choices';
import type { FoundPlace } from './find-place';
import { sampleText } from './samples';

/** The columns or fields of a block that stand around a place. */
interface ColumnsAround {
  readonly block: string;
  /** Pointer of the list. */
  readonly list: string;
  /** The column itself; null for one that is not there yet. */
  readonly column: Column | null;
  /** The rest of the pointer after the column. */
  readonly rest: string;
}

/** The columns or fields of the innermost block in which a place is. */
export function columnsAround({ service, pointer }: Pick<FoundPlace, 'service' | 'pointer'>): ColumnsAround | null {
  if (!service) return null;
  const lists = saidOfBlocks(service, ({ columns }) => columns).map(({ said, id, pointer: at }) => ({
    id,
    said,
    list: `${at}/${said.at}`,
  }));
  const around = lists.filter(({ list }) => pointer.startsWith(`${list}/`)).at(-1);
  if (!around) return null;
  const [index = '', ...rest] = pointer.slice(around.list.length + 1).split('/');
  return { block: around.id, list: around.list, column: around.said.list[Number(index)] ?? null, rest: rest.join('/') };
}

/** Type of what the column around a place shows; null outside of columns. */
export function shownType(place: Pick<FoundPlace, 'service' | 'pointer'>): StaticType | null {
  const around = columnsAround(place);
  return around?.column && place.service ? place.service.types.columnType(around.block, around.column) : null;
}

/** The fields of a row, where a place is the id of a column: without a formula the column shows the field of this name. */
export function rowFields(place: Pick<FoundPlace, 'service' | 'pointer'>): readonly Choice[] {
  const around = columnsAround(place);
  if (around?.rest !== 'id' || !place.service) return [];
  const row = place.service.types.rowType(around.block);
  return row.kind === 'object' ? fieldChoices(row.fields) : [];
}

/** Fields of an object as choices. */
export function fieldChoices(fields: Readonly<Record<string, StaticType>>): readonly Choice[] {
  return Object.entries(fields).map(([name, type = anyType]) =>
    choice(name, {
      label: titleOfType(type),
      type: typeInWords(type),
      sample: sampleText(type),
      help: type.contract?.description ?? null,
    }),
  );
}

/** What the contract of a value calls it, null where it says nothing. */
export function titleOfType({ contract }: StaticType): string | null {
  return typeof contract?.title === 'string' ? contract.title : null;
}
