import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type FileEntry,
  type FileItem,
  type FileModel,
  headLength,
  isOfUse,
  kindOfContent,
  type OfficeError,
  writeEntry,
} from '../../engine';
import { chosenFile, forgetFile, keepFile } from '../office/chosen-files';
import { fetchOffice } from '../office/fetch-office';
import { type Sending, sendFile } from '../office/send-content';
import { usePortal } from '../pack/use-pack';

/** What can be done with the files of a field. */
export interface Files {
  /** How far a file is on its way, from 0 to 1. */
  readonly progress: ReadonlyMap<string, number>;
  /** Takes files, as many as there is room for; `left` had none. */
  add(files: readonly File[]): Promise<{ readonly added: readonly FileEntry[]; readonly left: readonly File[] }>;
  remove(file: FileItem): void;
  retry(file: FileItem): void;
}

// A file goes on its way also while its field is not drawn; whoever draws the field last hears of it.
const sendings = new Map<string, Sending>();
const listeners = new Map<string, (change: Partial<FileEntry>) => void>();

/** The files of a field, which are sent as soon as they are chosen where the definition says so. `ended` hears of each that was. */
export function useFiles(field: FileModel, onChange: (input: readonly string[]) => void, ended: (file: FileEntry) => void): Files {
  const { settings } = usePortal();
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>(new Map());
  // Two files may end within one turn, before the field is drawn again.
  const entries = useRef<readonly FileEntry[]>(field.files);
  useLayoutEffect(() => {
    entries.current = field.files;
  }, [field.files]);
  const become = (next: readonly FileEntry[]) => {
    entries.current = next;
    onChange(next.map(writeEntry));
  };
  const change = (key: string, part: Partial<FileEntry>) => {
    const before = entries.current.find((file) => file.key === key);
    if (!before) return;
    const after = { ...before, ...part };
    become(entries.current.map((file) => (file === before ? after : file)));
    if (after.state !== 'sending') ended(after);
  };
  useEffect(() => {
    for (const { key, state, id } of entries.current) {
      if (key === '') continue;
      listeners.set(key, (part) => change(key, part));
      const isGone = id === '' && state !== 'lost' && chosenFile(key) === undefined;
      if (isGone) change(key, { state: 'lost', said: '' });
      else if (state === 'sending' && !sendings.has(key)) change(key, { state: 'failed', said: '' });
    }
  });
  const send = (key: string) => {
    const { upload } = field;
    if (upload === null || sendings.has(key)) return;
    const told = (part: number) => setProgress((before) => new Map(before).set(key, part));
    const sending = sendFile(upload.request, settings.apiBase, key, upload.part, told);
    sendings.set(key, sending);
    void sending.answer.then((answer) => {
      sendings.delete(key);
      const id = answer.ok ? idIn(answer.value, upload.id) : null;
      if (id !== null) forgetFile(key);
      listeners.get(key)?.(id === null ? failed(answer.ok ? null : answer.failure) : { id, state: 'ready', said: '' });
    });
  };
  return {
    progress,
    async add(files) {
      const room = Math.max(0, field.most - entries.current.length);
      const added = await Promise.all(files.slice(0, room).map((file) => entryOf(file, field)));
      become([...entries.current, ...added]);
      for (const { key, state } of added) {
        listeners.set(key, (part) => change(key, part));
        if (state === 'sending') send(key);
      }
      return { added, left: files.slice(room) };
    },
    remove(file) {
      sendings.get(file.key)?.cancel();
      listeners.delete(file.key);
      forgetFile(file.key);
      become(entries.current.filter(({ key, id }) => key !== file.key || id !== file.id));
      // What the office does not take back now it deletes by itself after a time.
      if (file.remove) void fetchOffice(file.remove, settings.apiBase);
    },
    retry({ key }) {
      change(key, { state: 'sending', said: '' });
      send(key);
    },
  };
}

async function entryOf(file: File, field: FileModel): Promise<FileEntry> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const kind = kindOfContent(head) ?? '';
  const { name, size } = file;
  const state = field.upload !== null && isOfUse(field.taken, { size, kind }) ? 'sending' : 'ready';
  return { name, size, kind, id: '', key: keepFile(file), state, said: '' };
}

function idIn(answer: unknown, name: string): string | null {
  const id: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : null;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

function failed(error: OfficeError | null): Partial<FileEntry> {
  return error?.kind === 'office' ? { state: 'refused', said: error.opis ?? '' } : { state: 'failed', said: '' };
}
