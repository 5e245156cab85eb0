import { fileValue } from '../../engine/authoring';
import type { FileAnswer } from './answers';
import type { LaidDraft } from './drafts';

/** A file of a draft as editors see it: the value in effect, and what each layer says of it. Null where none is. */
export function fileAnswer(laid: LaidDraft, file: string): FileAnswer | null {
  const effective = laid.effective.read(file);
  if (effective === null) return null;
  return {
    file,
    effective: effective.value,
    published: fileValue(laid.published, file) ?? null,
    below: fileValue(laid.below, file) ?? null,
    changes: laid.changes.filter((change) => change.file === file),
  };
}
