import type { LayerChange } from '../layer';
import { isWithin } from '../layer/change';
import { childPointer } from '../parse/json-pointer';
import type { PackChange } from './change';
import { documentOf } from './diff-packs';
import type { Edit } from './edit';

/** A change as people see it, with the changes of a layer that make it. */
export interface LayerTold {
  readonly change: PackChange;
  readonly layer: readonly LayerChange[];
  /** Where it is in the files of a layer; null where the layer does not say it. */
  readonly place: { readonly file: string; readonly path: string } | null;
}

/** What a layer's changes make of a pack, sentence by sentence. */
interface ToldLayer {
  readonly told: readonly LayerTold[];
  /** Changes that make no difference between the packs, such as a scenario or a picture. */
  readonly silent: readonly LayerChange[];
}

/**
 * Puts what is different between two packs together with the changes of the layer that make it. One sentence may tell several of them (a text
 * with its translations), and one of them may be told by several sentences (a list that is replaced as a whole).
 */
export function toldLayer(changes: readonly PackChange[], layer: readonly LayerChange[]): ToldLayer {
  const byDocument = new Map<string | null, LayerChange[]>();
  for (const change of layer) {
    const document = documentOfFile(change.file);
    byDocument.set(document, [...(byDocument.get(document) ?? []), change]);
  }
  const told = changes.map((change): LayerTold => {
    const own = change.edits.flatMap((edit) =>
      (byDocument.get(edit.document) ?? []).filter(({ path }) =>
        pointersOf(edit).some((each) => isWithin(each, path) || isWithin(path, each)),
      ),
    );
    const [edit] = change.edits;
    const [first] = own;
    const place = edit && first ? { file: first.file, path: longer(pointersOf(edit)[0] ?? '', first.path) } : null;
    return { change, layer: [...new Set(own)], place };
  });
  const heard = new Set(told.flatMap((each) => each.layer));
  return { told, silent: layer.filter((change) => !heard.has(change)) };
}

/** The document of a pack that a file of a layer says; null for one that is none of a pack, such as a picture. */
function documentOfFile(file: string): string | null {
  const [, portalLanguage] = /^portal\.(\w+)\.json$/.exec(file) ?? [];
  if (portalLanguage !== undefined) return `portal/${portalLanguage}`;
  const [, folder, slug, name] = /^(services|screens)\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  if (folder !== undefined && slug !== undefined && name !== undefined) {
    if (name === 'scenarios') return null;
    return name === 'service' || name === 'screen' ? documentOf(slug) : `${documentOf(slug)}/${name}`;
  }
  return file.startsWith('assets/') ? null : file.replace(/\.json$/, '');
}

/** The pointers of an edit, with the one that a renamed value had before. */
function pointersOf({ path, was, how }: Edit): readonly string[] {
  const pointer = (steps: readonly string[]) => steps.reduce((made, step) => childPointer(made, step), '');
  const former = how === 'renamed' && was !== undefined && path.length > 0 ? [pointer([...path.slice(0, -1), was])] : [];
  return [pointer(path), ...former];
}

function longer(left: string, right: string): string {
  return left.length < right.length && isWithin(right, left) ? right : left;
}
