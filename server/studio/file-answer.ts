import { fileValue, type LayerChange } from '../../engine/authoring';
import type { LaidDraft } from './drafts';
import { originsOf } from './origins';

/** A file of a draft as editors see it: the value in effect, what each layer says of it, and where each value comes from. Null where none is. */
export function fileAnswer(laid: LaidDraft, changes: readonly LayerChange[], file: string) {
  const effective = laid.effective.read(file);
  if (effective === null) return null;
  return {
    file,
    effective: effective.value,
    published: fileValue(laid.published, file) ?? null,
    below: fileValue(laid.below, file) ?? null,
    own: Object.hasOwn(laid.layer, file) ? (laid.layer[file] ?? null) : null,
    origins: originsOf(effective),
    changes: changes.filter((change) => change.file === file),
  };
}
