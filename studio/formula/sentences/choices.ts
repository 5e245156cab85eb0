import type { ReadableField } from '../../../engine/authoring';
import type { Comparing, Containing, Field, Fixed, Operand, Statement } from '../../../engine/authoring/sentences';

/** What is said of a field. */
export type Saying = Statement['says'];

/** A field that can be chosen, also by the number of its items. */
export interface FieldChoice extends Field {
  readonly about: ReadableField | null;
}

/** The fields that can be chosen: those of the place, the number of items of each list, and the one that is chosen if it is none of them. */
export function fieldChoices(fields: readonly ReadableField[], chosen: Field | null): readonly FieldChoice[] {
  const all = fields.flatMap((about): readonly FieldChoice[] => [
    { path: about.path, counted: false, about },
    ...(about.kind === 'list' ? [{ path: about.path, counted: true, about }] : []),
  ]);
  return chosen === null || all.some((each) => sameField(each, chosen)) ? all : [{ ...chosen, about: null }, ...all];
}

/** Whether two fields are the same. */
export function sameField(left: Field, right: Field): boolean {
  return left.counted === right.counted && left.path.join('.') === right.path.join('.');
}

/** What is known of a field. */
export function aboutField(fields: readonly ReadableField[], field: Field | null): ReadableField | null {
  return field === null ? null : (fields.find(({ path }) => path.join('.') === field.path.join('.')) ?? null);
}

/** Kind of what a field gives. */
export function kindOfField(fields: readonly ReadableField[], field: Field | null): ReadableField['kind'] {
  return field?.counted ? 'number' : (aboutField(fields, field)?.kind ?? 'any');
}

const comparing: readonly Comparing[] = ['is', 'is-not', 'less', 'at-most', 'more', 'at-least'];
const containing: readonly Containing[] = ['contains', 'starts', 'ends'];

/** What can be said of a field of a kind, the likeliest first. `chosen` is said already. */
export function sayings(kind: ReadableField['kind'], isDay: boolean, counted: boolean, chosen: Saying | null): readonly Saying[] {
  const fitting = fittingSayings(kind, isDay, counted);
  return chosen === null || fitting.includes(chosen) ? fitting : [...fitting, chosen];
}

function fittingSayings(kind: ReadableField['kind'], isDay: boolean, counted: boolean): readonly Saying[] {
  switch (kind) {
    case 'boolean':
      return ['yes', 'no', 'empty', 'filled'];
    case 'number':
      return counted ? comparing : [...comparing, 'empty', 'filled'];
    case 'string':
      return isDay ? [...comparing, 'empty', 'filled'] : ['is', 'is-not', ...containing, 'empty', 'filled'];
    case 'list':
    case 'object':
    case 'map':
      return ['filled', 'empty'];
    default:
      return ['filled', 'empty', 'yes', 'no', ...comparing, ...containing];
  }
}

/** A row of a condition that may lack something. */
export interface DraftStatement {
  /** Number of the row, which stays when others come or go. */
  readonly id: number;
  readonly field: Field | null;
  readonly says: Saying;
  readonly than: Operand | null;
}

const alone: ReadonlySet<Saying> = new Set(['yes', 'no', 'empty', 'filled']);

/** Whether nothing is compared with the field. */
export function isAlone(says: Saying): boolean {
  return alone.has(says);
}

/** The statement of a row, null while it lacks something. */
export function wholeStatement({ field, says, than }: Omit<DraftStatement, 'id'>): Statement | null {
  if (field === null) return null;
  switch (says) {
    case 'yes':
    case 'no':
    case 'empty':
    case 'filled':
      return { field, says };
    case 'contains':
    case 'starts':
    case 'ends':
      return than?.kind === 'fixed' && typeof than.value === 'string' ? { field, says, than: { kind: 'fixed', value: than.value } } : null;
    default:
      return than === null ? null : { field, says, than };
  }
}

/** Kind in which a fixed value is typed. */
export type TypedKind = 'number' | 'text' | 'day' | 'yes-no';

/** How the value that belongs to a field is typed; a value that stands there already says so itself. */
export function typedKind(kind: ReadableField['kind'], isDay: boolean, value: Fixed | null): TypedKind {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'yes-no';
  if (kind === 'number' && value === null) return 'number';
  if (kind === 'boolean' && value === null) return 'yes-no';
  return isDay && (value === null || value === '' || /^\d{4}-\d\d-\d\d$/.test(value)) ? 'day' : 'text';
}
