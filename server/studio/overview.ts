import { fileValue, type JsonValue, slugOfPath, valueAtIds } from '../../engine/authoring';
import { type DraftRow, layOver } from './drafts';
import type { PublishedState } from './published-layer';
import { groupOfFile } from './rights';
import { readStoredChanges } from './stored-json';
import type { StudioDesk } from './studio-desk';

/** Marks of a file in the overview. */
interface FileMarks {
  readonly file: string;
  readonly slug: string | null;
  readonly group: string;
  /** Title of a service or screen as published, of a new one as its draft has it. */
  readonly title?: string;
  /** Address of a service or screen in the portal. */
  readonly address?: string;
  readonly hidden?: boolean;
  /** Whether the editors' layer says something of it. */
  readonly own: boolean;
  /** Drafts and proposals that change it. */
  readonly drafts: readonly number[];
}

/** Everything that there is, with the marks that the editor's left pane shows. */
export function overview(desk: StudioDesk, state: PublishedState, drafts: readonly DraftRow[]) {
  const { effective, below } = layOver(desk, [], state);
  const touched = drafts.map(({ id, changes }) => ({ id, files: new Set(readStoredChanges(changes).map(({ file }) => file)) }));
  const newFiles = touched.flatMap(({ files }) => [...files]);
  const made = madeFiles(drafts);
  const files = [...new Set([...effective.files, ...newFiles])].sort().map((file): FileMarks => {
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
    languages: valueAtIds(portal, '/languages') ?? [],
    groups: valueAtIds(portal, '/groups') ?? [],
    files,
    below: below.files.length,
  };
}

/** The files that drafts make, as they make them. */
function madeFiles(drafts: readonly DraftRow[]): ReadonlyMap<string, JsonValue> {
  const made = drafts.flatMap(({ changes }) => readStoredChanges(changes)).filter(({ path, was }) => path === '' && was === undefined);
  return new Map(made.flatMap(({ file, now }) => (now === undefined ? [] : [[file, now] as const])));
}

function groupIn(value: JsonValue | undefined): string | null {
  const group = valueAtIds(value, '/group');
  return typeof group === 'string' ? group : null;
}
