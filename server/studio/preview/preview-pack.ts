import type { LoadedPack } from '../../../engine/authoring';
import { openPack, type PublishedPack } from '../../publishing/published-pack';
import type { LayerCheck } from '../draft-check';
import { checkDraft, layDraft, readDraft } from '../drafts';
import { readStoredChanges } from '../stored-json';
import type { StudioDesk } from '../studio-desk';

/** What a preview shows. */
export interface PreviewPack {
  readonly pack: PublishedPack;
  readonly loaded: LoadedPack;
}

const opened = new WeakMap<LayerCheck, PreviewPack>();

/** The pack of a draft, or of what is published where `draft` is null. Null while it has errors. */
export async function previewPack(desk: StudioDesk, draft: number | null): Promise<PreviewPack | null> {
  const changes = draft === null ? [] : readStoredChanges((await readDraft(desk.database, draft)).changes);
  const check = checkDraft(desk, await layDraft(desk, changes));
  const { pack, loaded } = check;
  if (pack === null || loaded === null) return null;
  const known = opened.get(check) ?? { pack: openPack(pack, loaded.surroundings?.kinds), loaded };
  opened.set(check, known);
  return known;
}
