import type { LoadedPack } from '../../../engine/authoring';
import { pictureOf } from '../../publishing/layer-over';
import { openPack, type PublishedPack } from '../../publishing/published-pack';
import type { LaidState } from '../change-meaning';
import type { LayerCheck } from '../draft-check';
import { layDraft, readDraft } from '../drafts';
import { rememberFiles } from '../earlier-files';
import { readPublished, readRevisionLayer } from '../published-layer';
import { readStoredChanges } from '../stored-json';
import type { StudioDesk } from '../studio-desk';
import { StudioFailure } from '../studio-failure';
import { nextGround } from '../upgrade';

/** What a preview shows. */
export interface PreviewPack {
  readonly pack: PublishedPack;
  readonly loaded: LoadedPack;
}

const opened = new WeakMap<LayerCheck, PreviewPack>();

/** What a preview is of: a draft, what is published now, a revision, or what is published over a newer base. */
export type PreviewSubject =
  | { readonly of: 'draft' | 'revision'; readonly number: number }
  | { readonly of: 'published' }
  | { readonly of: 'upgrade' };

/** The pack of what is previewed. Null while it has errors. */
export async function previewPack(desk: StudioDesk, subject: PreviewSubject): Promise<PreviewPack | null> {
  const { definitions, layer } = await stateOf(desk, subject);
  const check = desk.checker.check(definitions, layer);
  const { pack, loaded } = check;
  if (pack === null || loaded === null) return null;
  rememberFiles(desk, pack);
  const known = opened.get(check) ?? { pack: openPack(pack, loaded.surroundings?.kinds), loaded };
  opened.set(check, known);
  return known;
}

/** The pack that a page is given: a page that was still loading when its draft got errors sees what is published until they are mended. */
export async function shownPack(desk: StudioDesk, subject: PreviewSubject): Promise<PreviewPack | null> {
  const own = await previewPack(desk, subject);
  return own === null && subject.of === 'draft' ? await previewPack(desk, { of: 'published' }) : own;
}

/** A picture of the editors' layer with a draft, null for one that the layers below bring. */
export async function previewPicture(desk: StudioDesk, subject: PreviewSubject, name: string): Promise<Uint8Array | null> {
  const { layer } = await stateOf(desk, subject);
  return pictureOf(layer, name);
}

/** The state of the layers that is previewed. */
export async function stateOf(desk: StudioDesk, subject: PreviewSubject): Promise<LaidState> {
  const definitions = desk.ground();
  switch (subject.of) {
    case 'draft':
      return {
        definitions,
        layer: (await layDraft(desk, readStoredChanges((await readDraft(desk.database, subject.number)).changes))).layer,
      };
    case 'published':
      return { definitions, layer: (await readPublished(desk.database)).layer };
    case 'revision': {
      const layer = await readRevisionLayer(desk.database, subject.number);
      if (layer === null) throw new StudioFailure('not-found');
      return { definitions, layer };
    }
    case 'upgrade':
      return { definitions: nextGround(desk), layer: (await readPublished(desk.database)).layer };
  }
}
