import type { JsonValue } from '../../engine/authoring';
import { valueAtIds } from '../../engine/authoring/layer';
import { plainTheme, type ThemeColours, withMoved } from '../../engine/values';
import type { SentEdit } from '../office/studio-answers';

/** The file with the settings of the whole portal. */
export const portalFile = 'portal.json';

/** A list of the portal whose order an office decides. */
export type LookList = 'menu' | 'footer' | 'groups';

/** An entry of such a list. */
export interface LookEntry {
  readonly id: string;
  /** Null for a sentence that is composed of values. */
  readonly label: string | null;
  /** Where it leads; null for a group. */
  readonly goTo: string | null;
  readonly isShown: boolean;
}

/** The property with the words of an entry. */
export const labelOf: Readonly<Record<LookList, string>> = { menu: 'label', footer: 'label', groups: 'title' };

/** The entries of a list, in the order in which residents see them. */
export function entriesOf(portal: JsonValue, list: LookList): readonly LookEntry[] {
  return itemsOf(portal, list).map((item) => {
    const label = memberOf(item, labelOf[list]);
    const goTo = memberOf(item, 'goTo');
    return {
      id: String(memberOf(item, 'id')),
      label: typeof label === 'string' ? label : null,
      goTo: typeof goTo === 'string' ? goTo : null,
      isShown: memberOf(item, 'visible') !== false,
    };
  });
}

/** The edits that bring an entry to another place of its list; none where it cannot stand there. */
export function moveEdits(portal: JsonValue, list: LookList, id: string, to: number): readonly SentEdit[] {
  const ids = entriesOf(portal, list).map((entry) => entry.id);
  const from = ids.indexOf(id);
  if (from === -1 || to === from || to < 0 || to >= ids.length) return [];
  const order = withMoved(ids, from, to);
  if (list !== 'menu') return [{ file: portalFile, path: `/${list}`, order }];
  // The menu says of each entry where it stands, so that entries of several layers can be mixed.
  return order.flatMap((each, index) => placeEdit(portal, each, index + 1));
}

/** The edits that add an entry at the end, with the id that it gets. */
export function addEdits(
  portal: JsonValue,
  list: LookList,
  { label, goTo }: { readonly label: string; readonly goTo: string | null },
): { readonly id: string; readonly edits: readonly SentEdit[] } {
  const items = itemsOf(portal, list);
  const id = freeId(label, new Set(items.map((item) => String(memberOf(item, 'id')))));
  const entry: JsonValue = {
    id,
    [labelOf[list]]: label,
    ...(goTo !== null && { goTo }),
    ...(list === 'menu' && { position: Math.max(0, ...items.map(placeOf)) + 1 }),
  };
  const path = `/${list}`;
  const isThere = valueAtIds(portal, path) !== undefined;
  return { id, edits: [{ file: portalFile, path: isThere ? `${path}/${id}` : path, set: isThere ? entry : [entry] }] };
}

/** The edit that gives a place of the settings a value, together with what must be around it. */
export function setEdit(portal: JsonValue, path: string, set: JsonValue): SentEdit {
  const around = path.slice(0, path.lastIndexOf('/'));
  if (around !== '' && valueAtIds(portal, around) === undefined)
    return setEdit(portal, around, { [path.slice(path.lastIndexOf('/') + 1)]: set });
  return { file: portalFile, path, set, was: valueAtIds(portal, path) ?? null };
}

/** The colours in effect. What is no colour stands for none. */
export function coloursOf(portal: JsonValue): ThemeColours {
  return { primary: colourAt(portal, 'primary'), accent: colourAt(portal, 'accent') };
}

/** What somebody typed as a colour: #rrggbb, null where it is none. */
export function readColour(typed: string): string | null {
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim()) ?? [];
  if (digits === '') return null;
  return `#${(digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits).toLowerCase()}`;
}

function colourAt(portal: JsonValue, name: keyof ThemeColours): string {
  const colour = valueAtIds(portal, `/theme/${name}`);
  return (typeof colour === 'string' ? readColour(colour) : null) ?? plainTheme[name];
}

function placeEdit(portal: JsonValue, id: string, set: number): readonly SentEdit[] {
  const path = `/menu/${id}/position`;
  const was = valueAtIds(portal, path) ?? null;
  return was === set ? [] : [{ file: portalFile, path, set, was }];
}

function itemsOf(portal: JsonValue, list: LookList): readonly JsonValue[] {
  const items = valueAtIds(portal, `/${list}`);
  const all: readonly JsonValue[] = Array.isArray(items) ? items : [];
  return list === 'menu' ? [...all].sort((one, other) => placeOf(one) - placeOf(other)) : all;
}

function placeOf(item: JsonValue): number {
  const place = memberOf(item, 'position');
  return typeof place === 'number' ? place : 0;
}

function memberOf(item: JsonValue, name: string): JsonValue | undefined {
  return valueAtIds(item, `/${name}`);
}

/** A name of the words that no other entry has: letters without their marks. */
function freeId(words: string, taken: ReadonlySet<string>): string {
  const plain = words.replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFD').replaceAll(/\p{M}/gu, '');
  const [first = '', ...others] = plain.split(/[^a-z0-9]+/i).filter((part) => part !== '');
  const joined = first.toLowerCase() + others.map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase()).join('');
  const stem = /^[a-z]/.test(joined) ? joined.slice(0, longestStem) : `pozycja${joined.slice(0, longestStem)}`;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? stem : `${stem}${number}`;
    if (!taken.has(id) && !unsafe.has(id)) return id;
  }
}

const longestStem = 30;
// Names that the language refuses.
const unsafe = new Set(['constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf']);
