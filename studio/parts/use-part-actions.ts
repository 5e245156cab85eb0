import { valueAtIds } from '../../engine/authoring/layer';
import { useSay } from '../language/say';
import { useLanguageWords } from '../room/language-words';
import { useNotify } from '../room/notices';
import { useOpenFile } from '../room/open-file';
import { findPart } from './find-part';
import { listOf, moveEdit, positionOf, removeEdit } from './part-edits';
import { partWords } from './words';

/** What is done with a part as a whole: from its bar, by keys in the tree, by dragging. */
export interface PartActions {
  /** Whether a part can be moved by so many places. */
  canMove(pointer: string, by: number): boolean;
  /** Moves a part of a list by so many places. */
  move(pointer: string, by: number): void;
  /** Moves a part to before or after another one of its list. */
  moveBeside(pointer: string, other: string, edge: 'before' | 'after'): void;
  /** The list that a part stands in, null for a part that cannot be moved. */
  listAround(pointer: string): string | null;
  remove(pointer: string): void;
}

/** The actions on the parts of the open file. Each is one step of undo and is said aloud. */
export function usePartActions(): PartActions {
  const { file, value, root, edit, select } = useOpenFile();
  const say = useSay(partWords);
  const words = useLanguageWords();
  const notify = useNotify();
  const nameOf = (pointer: string) => {
    const part = findPart(root, pointer);
    return part?.words ?? part?.name ?? words.kind(part?.kind ?? '').title;
  };
  const moveTo = (pointer: string, to: number) => {
    const position = positionOf(root, pointer);
    const made = position && moveEdit(file.file, position, to);
    if (!position || !made) return;
    edit([made]);
    notify(say.moved(nameOf(pointer), to + 1, position.group.parts.length), { undo: true });
  };
  return {
    canMove(pointer, by) {
      const position = positionOf(root, pointer);
      return position !== null && moveEdit(file.file, position, position.index + by) !== null;
    },
    move(pointer, by) {
      const position = positionOf(root, pointer);
      if (position) moveTo(pointer, position.index + by);
    },
    moveBeside(pointer, other, edge) {
      const from = positionOf(root, pointer)?.index;
      const beside = positionOf(root, other)?.index;
      if (from === undefined || beside === undefined) return;
      const gap = edge === 'before' ? beside : beside + 1;
      moveTo(pointer, gap > from ? gap - 1 : gap);
    },
    listAround(pointer) {
      const position = positionOf(root, pointer);
      return position?.group.holder === 'list' ? listOf(position) : null;
    },
    remove(pointer) {
      const position = positionOf(root, pointer);
      const part = valueAtIds(value, pointer);
      if (!position || part === undefined) return;
      const name = nameOf(pointer);
      edit([removeEdit(file.file, pointer, part)]);
      select(position.holder.pointer);
      notify(say.removed(name), { undo: true });
    },
  };
}
