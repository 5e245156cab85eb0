import { useCallback, useRef, useState } from 'react';
import type { JsonValue } from '../../engine/authoring';
import { askStudio, StudioRefusal } from '../office/ask-studio';
import type { DraftAnswer, FileAnswer, SentEdit } from '../office/studio-answers';

/** What the header says of saving. */
export type Saving = 'saved' | 'saving' | 'not-saved';

/** The draft that one works on, with the value of the open file. */
export interface DraftWork {
  /** Null until something was changed: opening creates nothing. */
  readonly draft: DraftAnswer | null;
  readonly file: FileAnswer | null;
  readonly saving: Saving;
  readonly failure: string | null;
  open(file: string): Promise<void>;
  /** Takes up a draft that exists. */
  take(id: number): Promise<void>;
  /** Changes the open file; `label` names the change for undo. */
  edit(edits: readonly SentEdit[]): void;
  undo(): void;
  redo(): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  leave(): void;
}

interface Step {
  readonly forth: readonly SentEdit[];
  readonly back: readonly SentEdit[];
}

/** Works on a draft: each edit is sent after the one before it, and its answer brings problems and the version of the pack. */
export function useDraft(): DraftWork {
  const [draft, setDraft] = useState<DraftAnswer | null>(null);
  const [file, setFile] = useState<FileAnswer | null>(null);
  const [saving, setSaving] = useState<Saving>('saved');
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<readonly Step[]>([]);
  const [undone, setUndone] = useState<readonly Step[]>([]);
  const current = useRef({ draft, file });
  current.current = { draft, file };
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const read = useCallback(async (name: string, id: number | null) => {
    setFile(await askStudio<FileAnswer>(`/file?file=${encodeURIComponent(name)}${id === null ? '' : `&draft=${id}`}`));
  }, []);

  const send = useCallback(
    (edits: readonly SentEdit[]) => {
      setSaving('saving');
      queue.current = queue.current.then(async () => {
        const { draft: now, file: open } = current.current;
        try {
          const answer =
            now === null
              ? await askStudio<DraftAnswer>('/drafts', 'POST', { edits })
              : await askStudio<DraftAnswer>(`/drafts/${now.id}/edits`, 'POST', { edits });
          current.current = { ...current.current, draft: answer };
          setDraft(answer);
          if (open !== null) await read(open.file, answer.id);
          setSaving('saved');
          setFailure(null);
        } catch (error) {
          if (!(error instanceof StudioRefusal)) throw error;
          setSaving('not-saved');
          setFailure(error.message);
        }
      });
    },
    [read],
  );

  return {
    draft,
    file,
    saving,
    failure,
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
    open: useCallback(async (name) => await read(name, current.current.draft?.id ?? null), [read]),
    take: useCallback(
      async (id) => {
        const taken = await askStudio<DraftAnswer>(`/drafts/${id}`);
        setDraft(taken);
        setDone([]);
        setUndone([]);
        const { file: open } = current.current;
        if (open !== null) await read(open.file, id);
      },
      [read],
    ),
    edit: (edits) => {
      setDone([...done, { forth: edits, back: edits.map((one) => inverse(one)).reverse() }]);
      setUndone([]);
      send(edits);
    },
    undo: () => {
      const last = done.at(-1);
      if (last === undefined) return;
      setDone(done.slice(0, -1));
      setUndone([...undone, last]);
      send(last.back);
    },
    redo: () => {
      const last = undone.at(-1);
      if (last === undefined) return;
      setUndone(undone.slice(0, -1));
      setDone([...done, last]);
      send(last.forth);
    },
    leave: () => {
      setDraft(null);
      setDone([]);
      setUndone([]);
      const { file: open } = current.current;
      if (open !== null) void read(open.file, null);
    },
  };
}

/** The edit that brings back what another one replaced. */
function inverse(edit: SentEdit): SentEdit {
  const { file, path, was } = edit;
  return was === undefined || was === null ? { file, path, remove: true } : { file, path, set: was as JsonValue };
}
