import {
  changesBetween,
  fileValue,
  type Ground,
  groundOf,
  type LayerChange,
  movedChanges,
  type ToldLanguage,
  valueAtIds,
} from '../../engine/authoring';
import type { DefinitionsFolder } from '../publishing/compile-definitions';
import { layerNames } from '../publishing/layer-over';
import type { Editor, MovedOwn, UpgradeAnswer } from './answers';
import { meaningOf } from './change-meaning';
import { groundWithLayer, problemsIn } from './draft-check';
import { type DraftRow, type LaidDraft, openDraft } from './drafts';
import { movedValue } from './moved-values';
import { readPublished } from './published-layer';
import type { StudioDesk } from './studio-desk';
import { StudioFailure } from './studio-failure';

/** Compares what is published with the same over the newer base. */
export async function upgradeAnswer(desk: StudioDesk, language: ToldLanguage): Promise<UpgradeAnswer> {
  const [definitions, next] = [desk.ground(), nextGround(desk, true)];
  const { layer } = await readPublished(desk.database);
  const [before, after] = [
    { definitions, layer },
    { definitions: next, layer },
  ];
  const [under, nextUnder] = [baseGround(desk, definitions), baseGround(desk, next)];
  const below = desk.checker.below(definitions);
  const [published, upgraded] = [groundWithLayer(below, layer), groundWithLayer(desk.checker.below(next), layer)];
  const moved = movedChanges(changesBetween(under, published), nextUnder).map((change): MovedOwn => {
    const { file, path } = change.change;
    const isOfEditors = JSON.stringify(valueAtIds(fileValue(below, file), path)) !== JSON.stringify(change.change.now);
    return { ...movedValue(change), isOfEditors };
  });
  const changes: readonly LayerChange[] = changesBetween(published, upgraded);
  return {
    meaning: await meaningOf(desk, { before, after, changes, ground: published }, language),
    moved,
    problems: problemsIn(desk.checker.check(next, layer).problems, language),
  };
}

/** The definitions folder over the newer base; one that extends nothing is replaced by it. `anew`: as the newer base is on the disk now. */
export function nextGround(desk: StudioDesk, anew = false): DefinitionsFolder {
  const next = desk.nextBase(anew);
  if (next === null) throw new StudioFailure('no-next-base');
  const own = desk.ground();
  const [nearest] = own.base.layers;
  if (nearest === undefined) return next;
  const layers = [{ name: nearest.name, files: next.files }, ...next.base.layers];
  return { ...own, base: { layers, lack: next.base.lack }, folders: [...own.folders, ...next.folders] };
}

/** What the layers below the portal's own folder say; the folder itself where it extends nothing. */
function baseGround(desk: StudioDesk, definitions: DefinitionsFolder): Ground {
  return definitions.base.layers.length === 0
    ? desk.checker.below(definitions)
    : groundOf(new Map(), definitions.base, layerNames.municipality);
}

/** A draft that gives an own value of the editors' layer up, so that the base says it again. */
export async function giveUp(
  desk: StudioDesk,
  editor: Editor,
  { file, path }: { readonly file: string; readonly path: string },
  language: ToldLanguage,
): Promise<{ readonly draft: DraftRow; readonly laid: LaidDraft }> {
  const title = language === 'en' ? 'Values of the newer version' : 'Wartości nowszej wersji';
  return await openDraft(desk, editor, title, [{ file, path, act: { kind: 'restore' } }]);
}
