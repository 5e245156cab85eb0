import { modify, type Node } from 'jsonc-parser';
import { fileRole } from '../check/read/file-role';
import { decodeUtf8 } from '../parse/utf8';
import type { DefinitionFiles } from '../source/loaded-pack';
import { currentVersion } from '../source/version';
import { type Change, FileEdits, itemsOf, propertiesOf } from './json-edits';
import { type BaseKinds, migrateDefinition, migratePortal, migrateScenarios, migrateTexts } from './version-2';

/** The result of a migration: the files that differ, and what was changed in them. */
export interface Migration {
  /** Version that the folder was written in; null when its `portal.json` cannot be read. */
  readonly from: number | null;
  readonly files: ReadonlyMap<string, string>;
  readonly changes: readonly Change[];
}

/**
 * Rewrites a folder of definitions from an older version. `below` holds the files of the folders that it extends, the nearest first and each
 * in any version; they say which kind a block or param of the overlay has, because an overlay names them by id alone. A file that is not JSON stays as it is.
 */
export function migrateFolder(files: DefinitionFiles, below: readonly DefinitionFiles[]): Migration {
  const from = versionOf(files);
  if (from === null || from >= currentVersion) return { from, files: new Map(), changes: [] };
  const migrated = new Map<string, string>();
  const changes: Change[] = [];
  for (const [path, bytes] of [...files].sort(([left], [right]) => (left < right ? -1 : 1))) {
    const text = decodeUtf8(bytes).text;
    const now = migrateFile(path, text, [files, ...below], changes);
    if (now !== text) migrated.set(path, now);
  }
  return { from, files: migrated, changes };
}

/** `layers`: the folder itself and those below it. */
function migrateFile(path: string, text: string, layers: readonly DefinitionFiles[], changes: Change[]): string {
  const edits = new FileEdits(path, text);
  const root = edits.root();
  if (root === null) return text;
  const role = fileRole(path);
  if (role.kind === 'service') migrateDefinition(edits, root, kindsOf(layers.slice(1), role.slug));
  else if (role.kind === 'service-texts') migrateTexts(edits, root);
  else if (role.kind === 'scenarios') migrateScenarios(edits, root, kindsOf(layers, role.slug));
  else if (role.kind === 'portal') migratePortal(edits, root);
  changes.push(...edits.changes);
  return role.kind === 'portal' ? withVersion(edits.text()) : edits.text();
}

/** The version of a folder; version 1 had no field for it. */
export function versionOf(files: DefinitionFiles): number | null {
  const root = rootOf(files.get('portal.json'));
  if (root === null) return null;
  const said: unknown = propertiesOf(root).get('definitionVersion')?.value.value;
  return typeof said === 'number' ? said : 1;
}

function withVersion(text: string): string {
  const place = { insertSpaces: true, tabSize: 2, eol: text.includes('\r\n') ? '\r\n' : '\n' };
  // After `$schema`, at the top of the file.
  const getInsertionIndex = (names: readonly string[]): number => (names[0] === '$schema' ? 1 : 0);
  const edits = modify(text, ['definitionVersion'], currentVersion, { formattingOptions: place, getInsertionIndex });
  return [...edits]
    .reverse()
    .reduce((whole, { offset, length, content }) => whole.slice(0, offset) + content + whole.slice(offset + length), text);
}

/** The kinds of blocks and the controls of params, by id, in one service of some folders, the upper first. */
function kindsOf(layers: readonly DefinitionFiles[], slug: string): BaseKinds {
  const blocks = new Map<string, string>();
  const controls = new Map<string, string>();
  const widgets = new Map<string, string>();
  const settings = new Map<string, Set<string>>();
  const visit = (node: Node): void => {
    const parts = propertiesOf(node);
    const [id, block, widget] = ['id', 'block', 'widget'].map((name): unknown => parts.get(name)?.value.value);
    if (typeof id === 'string' && typeof block === 'string') blocks.set(id, block);
    if (typeof id === 'string' && typeof widget === 'string') widgets.set(id, widget);
    if (typeof id === 'string') {
      const props = propertiesOf(parts.get('props')?.value);
      const entries = [...props.values()].flatMap(({ value }) =>
        itemsOf(value).map((item) => String(propertiesOf(item).get('id')?.value.value)),
      );
      settings.set(id, new Set([...(settings.get(id) ?? []), ...props.keys(), ...entries]));
    }
    for (const child of node.children ?? []) visit(child);
  };
  for (const [path, bytes] of [...layers].reverse().flatMap((files) => [...files])) {
    const role = fileRole(path);
    const root = role.kind === 'service' && role.slug === slug ? rootOf(bytes) : null;
    if (root === null) continue;
    visit(root);
    for (const [id, { value }] of propertiesOf(propertiesOf(root).get('params')?.value)) {
      const control: unknown = propertiesOf(value).get('control')?.value.value;
      if (typeof control === 'string') controls.set(id, control);
    }
  }
  return {
    block: (id) => blocks.get(id) ?? null,
    control: (id) => controls.get(id) ?? null,
    widget: (id) => widgets.get(id) ?? null,
    settings: (id) => settings.get(id) ?? new Set(),
  };
}

function rootOf(bytes: Uint8Array | undefined): Node | null {
  return bytes === undefined ? null : new FileEdits('', decodeUtf8(bytes).text).root();
}
