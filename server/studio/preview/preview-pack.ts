import type { LoadedPack } from '../../../engine/authoring';
import { openPack, type PublishedPack } from '../../publishing/published-pack';
import type { LayerCheck } from '../draft-check';
import { checkDraft, type LaidDraft, layDraft, readDraft } from '../drafts';
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
  const check = checkDraft(desk, await laid(desk, draft));
  const { pack, loaded } = check;
  if (pack === null || loaded === null) return null;
  const known = opened.get(check) ?? { pack: openPack(pack, loaded.surroundings?.kinds), loaded };
  opened.set(check, known);
  return known;
}

/** A picture of the editors' layer with a draft, null for one that the layers below bring. */
export async function previewPicture(desk: StudioDesk, draft: number | null, name: string): Promise<string | null> {
  const { layer } = await laid(desk, draft);
  const file = `assets/${name}`;
  const picture = Object.hasOwn(layer, file) ? layer[file] : undefined;
  return typeof picture === 'string' ? picture : null;
}

async function laid(desk: StudioDesk, draft: number | null): Promise<LaidDraft> {
  return await layDraft(desk, draft === null ? [] : readStoredChanges((await readDraft(desk.database, draft)).changes));
}
