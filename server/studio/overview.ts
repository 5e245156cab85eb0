import { fileValue, type JsonValue, slugOfPath, valueAtIds } from '../../engine/authoring';
import type { FileEntry, Overview } from './answers';
import { type DraftRow, layOver } from './drafts';
import type { PublishedState } from './published-layer';
import { groupOfFile } from './rights';
import { readStoredChanges } from './stored-json';
import type { StudioDesk } from './studio-desk';

/** Everything that there is, with the marks that the editor's left pane shows. */
export function overview(desk: StudioDesk, state: PublishedState, drafts: readonly DraftRow[]): Omit<Overview, 'live'> {
  const { effective } = layOver(desk, [], state);
  const touched = drafts.map(({ id, changes }) => ({ id, files: new Set(readStoredChanges(changes).map(({ file }) => file)) }));
  const newFiles = touched.flatMap(({ files }) => [...files]);
  const made = madeFiles(drafts);
  const files = [...new Set([...effective.files, ...newFiles])].sort().map((file): FileEntry => {
    const value = fileValue(effective, file) ?? made.get(file);
    const slug = slugOfPath(file);
    const title = slug === null ? undefined : valueAtIds(value, '/title');
    return {
      file,
      slug,
      group: groupIn(made.get(file)) ?? groupOfFile(effective, file),
      ...(typeof title === 'string' && { title }),
      ...(slug !== null && { address: String(valueAtIds(value, '/route') ?? `/uslugi/${slug}`) }),
      ...(valueAtIds(value, '/hidden') === true && { hidden: true }),
      own: Object.hasOwn(state.layer, file),
      drafts: touched.filter((draft) => draft.files.has(file)).map(({ id }) => id),
    };
  });
  const portal = fileValue(effective, 'portal.json');
  return {
    revision: state.revision,
    languages: listAt(portal, '/languages').filter((name) => typeof name === 'string'),
    groups: listAt(portal, '/groups').flatMap((group) => {
      const id = valueAtIds(group, '/id');
      return typeof id === 'string' ? [{ id, title: valueAtIds(group, '/title') }] : [];
    }),
    files,
  };
}

/** The files that drafts make, as they make them. */
function madeFiles(drafts: readonly DraftRow[]): ReadonlyMap<string, JsonValue> {
  const made = drafts.flatMap(({ changes }) => readStoredChanges(changes)).filter(({ path, was }) => path === '' && was === undefined);
  return new Map(made.flatMap(({ file, now }) => (now === undefined ? [] : [[file, now] as const])));
}

function listAt(value: JsonValue | undefined, path: string): readonly JsonValue[] {
  const list = valueAtIds(value, path);
  return Array.isArray(list) ? list : [];
}

function groupIn(value: JsonValue | undefined): string | null {
  const group = valueAtIds(value, '/group');
  return typeof group === 'string' ? group : null;
}
