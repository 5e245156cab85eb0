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
    const given = Object.entries(settings).flatMap(([name, was]) => {
      const property = props.get(was);
      return property ? [[name, now(property.value.value)] as const] : [];
    });
    return given.length === 0 ? [] : [{ ...(whole ? said : { id: said.id }), ...Object.fromEntries(given) }];
  });
  const gathered = new Set(change.entries.flatMap(({ settings }) => Object.values(settings)));
  replaceAll(edits, props, gathered, () => [change.list, entries]);
  const calls = propertiesOf(parts.get('calls')?.value);
  replaceAll(edits, calls, new Set(Object.keys(change.calls)), (was) => Object.entries(change.calls[was] ?? {})[0] ?? [was, null]);
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
