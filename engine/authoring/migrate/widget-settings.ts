import { getNodePath, type Node } from 'jsonc-parser';
import { type FileEdits, type Properties, propertiesOf } from './json-edits';
import versionOne from './version-1.json' with { type: 'json' };

interface WidgetChange {
  /** Setting of version 2 that gathers others. */
  readonly list: string;
  /** Its entries: what version 1 had in the widget's code, and the settings by the name that they have in an entry. */
  readonly entries: readonly { readonly said: Readonly<Record<string, string>>; readonly settings: Readonly<Record<string, string>> }[];
  /** Calls of version 1, with their name and call in version 2. */
  readonly calls: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const changes: Readonly<Record<string, WidgetChange>> = versionOne.widgets;

/**
 * Settings that said the same of several things are a list of these things. `whole`: the block says everything itself; a change of one in a
 * base pack names no more than it changes. `rename` renames what formulas read.
 */
export function migrateWidget(edits: FileEdits, widget: string, parts: Properties, whole: boolean, rename: (text: string) => string): void {
  const change = Object.hasOwn(changes, widget) ? changes[widget] : undefined;
  if (!change) return;
  const props = propertiesOf(parts.get('props')?.value);
  const now = (value: unknown) => (typeof value === 'string' ? rename(value) : value);
  const entries = change.entries.flatMap(({ said, settings }) => {
    const given = settingsGiven(settings, props, now);
    return given.length === 0 ? [] : [{ ...(whole ? said : { id: said.id }), ...Object.fromEntries(given) }];
  });
  replaceAll(edits, props, gatheredBy(change), () => [change.list, entries]);
  const calls = propertiesOf(parts.get('calls')?.value);
  replaceAll(edits, calls, new Set(Object.keys(change.calls)), (was) => Object.entries(change.calls[was] ?? {})[0] ?? [was, null]);
}

/**
 * The same in what a scenario expects of a widget. A list is compared as a whole, so it has an entry for everything that the widget is given.
 * `known`: names of the settings that the definition says, and ids of the entries of a list that it has already.
 */
export function migrateExpectedSettings(edits: FileEdits, widget: string, props: Properties, known: ReadonlySet<string>): void {
  const change = Object.hasOwn(changes, widget) ? changes[widget] : undefined;
  if (!change) return;
  const entries = change.entries.flatMap(({ said: { id = '' }, settings }) => {
    const expected = settingsGiven(settings, props, (value) => value);
    const isThere = expected.length > 0 || [id, ...Object.values(settings)].some((name) => known.has(name));
    return isThere ? [{ id, ...Object.fromEntries(expected) }] : [];
  });
  replaceAll(edits, props, gatheredBy(change), () => [change.list, entries]);
}

function settingsGiven(settings: WidgetChange['entries'][number]['settings'], props: Properties, now: (value: unknown) => unknown) {
  return Object.entries(settings).flatMap(([name, was]) => {
    const property = props.get(was);
    return property ? [[name, now(property.value.value)] as const] : [];
  });
}

function gatheredBy({ entries }: WidgetChange): ReadonlySet<string> {
  return new Set(entries.flatMap(({ settings }) => Object.values(settings)));
}

/** Writes one property in the place of the first of some, and removes the others. */
function replaceAll(
  edits: FileEdits,
  properties: Properties,
  names: ReadonlySet<string>,
  written: (first: string) => readonly [name: string, value: unknown],
): void {
  const found: { readonly key: Node; readonly value: Node }[] = [...properties.values()].filter(({ key }) => names.has(String(key.value)));
  for (const [index, { key, value }] of found.entries()) {
    if (index === 0) edits.replace(key, value, ...written(String(key.value)));
    else edits.remove(key, value, getNodePath(value));
  }
}
