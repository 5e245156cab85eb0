import type { Edit, JsonValue } from '../../../engine/authoring';
import { StudioFailure } from '../studio-failure';

const mostEdits = 2_000;

/**
 * The edits of a body: `{file, path, set, after?}`, `{file, path, remove: true}`, `{file, path, restore: true}` or `{file, path, order: [ids]}`,
 * each with `was` if the value that the editor saw must still be there, null for none.
 */
export function readEdits(given: unknown): readonly Edit[] {
  if (!Array.isArray(given) || given.length > mostEdits) throw new StudioFailure('bad-request');
  return given.map(readEdit);
}

function readEdit(given: unknown): Edit {
  if (typeof given !== 'object' || given === null) throw new StudioFailure('bad-request');
  const edit: Readonly<Record<string, unknown>> = { ...given };
  const { file, path } = edit;
  if (typeof file !== 'string' || typeof path !== 'string' || file.length > 300 || path.length > 2_000)
    throw new StudioFailure('bad-request');
  if (path !== '' && !path.startsWith('/')) throw new StudioFailure('bad-request');
  const act = readAct(edit);
  // A body is parsed JSON, so that every value in it is a JSON value.
  return { file, path, act, ...(edit.was !== undefined && { was: edit.was as JsonValue }) };
}

function readAct({ set, after, remove, restore, order }: Readonly<Record<string, unknown>>): Edit['act'] {
  const named = [set !== undefined, remove === true, restore === true, order !== undefined].filter(Boolean).length;
  if (named !== 1) throw new StudioFailure('bad-request');
  if (remove === true) return { kind: 'remove' };
  if (restore === true) return { kind: 'restore' };
  if (order !== undefined) {
    if (!Array.isArray(order) || !order.every((id): id is string => typeof id === 'string')) throw new StudioFailure('bad-request');
    return { kind: 'order', ids: order };
  }
  if (after !== undefined && after !== null && typeof after !== 'string') throw new StudioFailure('bad-request');
  return { kind: 'set', value: set as JsonValue, ...(after !== undefined && { after }) };
}
