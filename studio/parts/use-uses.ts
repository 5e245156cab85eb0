import { partAround } from '../../engine/authoring/outline';
import { useTold } from '../formula/use-told';
import { askStudio } from '../office/ask-studio';
import type { PlaceUses } from '../office/studio-answers';
import { useDraft } from '../room/draft-context';
import { useLanguageWords } from '../room/language-words';
import { useOpenFile } from '../room/open-file';
import { useStudio } from '../room/studio-context';

/** A part that reads or names another one. */
export interface UsingPart {
  readonly file: string;
  /** Pointer with ids. */
  readonly part: string;
  readonly words: string;
}

const pause = 600;

/** The parts that read or name the selected part itself, and so would no longer be right without it. */
export function useUses(): readonly UsingPart[] {
  const { root, part } = useOpenFile();
  const { state } = useDraft();
  const { queryOf, read } = useReading();
  const query = queryOf(part.pointer);
  const { answer } = useTold<PlaceUses>(
    part === root ? null : String(query),
    () => askStudio(`/places/used-by?${query}`),
    pause,
    state.draft?.version,
  );
  return read(answer);
}

/** Asks at once which parts read or name the part at a pointer. */
export function useAskedUses(): (pointer: string) => Promise<readonly UsingPart[]> {
  const { queryOf, read } = useReading();
  return async (pointer) => read(await askStudio<PlaceUses>(`/places/used-by?${queryOf(pointer)}`));
}

function useReading() {
  const { file, root } = useOpenFile();
  const { overview } = useStudio();
  const { state } = useDraft();
  const words = useLanguageWords();
  const draft = state.draft?.id ?? null;
  return {
    queryOf: (path: string) => new URLSearchParams({ file: file.file, path, ...(draft !== null && { draft: String(draft) }) }),
    read(answer: PlaceUses | null): readonly UsingPart[] {
      const found = new Map<string, UsingPart>();
      for (const use of answer?.uses ?? []) {
        if (!use.direct || use.kind === 'translation') continue;
        const isHere = use.file === file.file;
        const around = isHere ? partAround(root, use.path) : null;
        const title = overview.files.find((entry) => entry.file === use.file)?.title ?? use.service ?? use.file;
        const name = around === null ? title : (around.words ?? around.name ?? words.kind(around.kind).title);
        const pointer = around?.pointer ?? '';
        found.set(`${use.file} ${pointer}`, { file: use.file, part: pointer, words: name });
      }
      return [...found.values()];
    },
  };
}
