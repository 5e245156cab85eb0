import type { JsonValue } from '../../engine/authoring';
import { valueAtIds } from '../../engine/authoring/layer';
import type { SentEdit } from '../office/studio-answers';
import { portalFile } from './portal-look';

const list = '/breaks';

/** The planned breaks of the whole portal, by their ids, in the order in which they were added. */
export function portalBreaks(portal: JsonValue): readonly string[] {
  const breaks = valueAtIds(portal, list);
  return Array.isArray(breaks) ? breaks.map((one: JsonValue) => String(valueAtIds(one, '/id'))) : [];
}

/** The edit that plans a break in the night that follows `today` (yyyy-MM-dd), when fewest residents come. */
export function planBreak(portal: JsonValue, today: string): { readonly id: string; readonly edit: SentEdit } {
  const taken = new Set(portalBreaks(portal));
  const number = Array.from({ length: taken.size + 1 }, (_, index) => index + 1).find((each) => !taken.has(`przerwa${each}`)) ?? 1;
  const id = `przerwa${number}`;
  const next = new Date(Date.parse(`${today}T00:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10);
  const planned = { id, from: `${today}T22:00`, until: `${next}T05:00` };
  const isThere = valueAtIds(portal, list) !== undefined;
  return { id, edit: { file: portalFile, path: isThere ? `${list}/${id}` : list, set: isThere ? planned : [planned] } };
}
