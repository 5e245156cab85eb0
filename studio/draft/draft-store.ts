import type { JsonValue } from '../../engine/authoring';
import { idBefore, idsAt, noPlace, valueAtIds, withChange } from '../../engine/authoring/layer';
import type { DraftAnswer, FileAnswer, SentEdit } from '../office/studio-answers';

/** How the draft stands against the server. */
export type Saving = 'saved' | 'saving' | 'not-saved';

/** The open file and the draft that changes it. */
export interface DraftState {
  /** Null until something was changed: opening creates nothing. */
  readonly draft: DraftAnswer | null;
  readonly file: FileAnswer | null;
  /** The open file with everything that was typed, also what the server has not answered yet. */
  readonly value: JsonValue;
  readonly saving: Saving;
  /** Why the last change was not saved, in words. */
  readonly failure: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** What the store asks of the server. */
export interface DraftOffice {
  readFile(file: string, draft: number | null): Promise<FileAnswer>;
  readDraft(id: number): Promise<DraftAnswer>;
  /** Saves edits in a draft, in a new one where there is none. */
  save(draft: number | null, edits: readonly SentEdit[]): Promise<DraftAnswer>;
  /** Words for a failure that a person can do something about; any other is thrown on. */
  words(failure: unknown): string;
}

interface Step {
  readonly forth: readonly SentEdit[];
  readonly back: readonly SentEdit[];
  /** What further edits of the same kind are joined with: typing in one field is one step. */
  readonly key: string | null;
}

/**
 * Works on one draft. An edit shows at once and is sent after those before it; what is typed meanwhile goes with the next request. Edits
 * that could not be sent stay and go with the next one, so that nothing typed is lost.
 */
export class DraftStore {
  readonly #office: DraftOffice;
  readonly #listeners = new Set<() => void>();
  #state: DraftState = { draft: null, file: null, value: null, saving: 'saved', failure: null, canUndo: false, canRedo: false };
  #done: readonly Step[] = [];
  #undone: readonly Step[] = [];
  #waiting: readonly SentEdit[] = [];
  #sending: Promise<void> | null = null;

  constructor(office: DraftOffice) {
    this.#office = office;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): DraftState => this.#state;

  /** Opens a file of the draft, once what was typed elsewhere is saved. */
  async open(name: string): Promise<void> {
    await this.#sending;
    const file = await this.#office.readFile(name, this.#state.draft?.id ?? null);
    this.#set({ file, value: file.effective });
  }

  /** Takes up a draft that exists. */
  async take(id: number): Promise<void> {
    await this.#sending;
    const draft = await this.#office.readDraft(id);
    this.#forgetSteps();
    this.#set({ draft, saving: 'saved', failure: null });
    await this.#reopen();
  }

  /** Leaves the draft: it stays on the server. */
  async leave(): Promise<void> {
    await this.#sending;
    this.#forgetSteps();
    this.#set({ draft: null, saving: 'saved', failure: null });
    await this.#reopen();
  }

  /** Makes edits as one step of undo. */
  edit(edits: readonly SentEdit[]): void {
    const back = edits.map((edit) => inverse(edit, this.#state.value)).reverse();
    const key = keyOf(edits);
    const last = this.#done.at(-1);
    const joined = key !== null && last?.key === key ? { forth: edits, back: last.back, key } : { forth: edits, back, key };
    this.#done = [...(joined.back === last?.back ? this.#done.slice(0, -1) : this.#done), joined];
    this.#undone = [];
    this.#make(edits);
  }

  /** Ends the current step: the next edit is one of its own, even in the same field. */
  endStep(): void {
    this.#done = this.#done.map((step, index) => (index === this.#done.length - 1 ? { ...step, key: null } : step));
  }

  undo(): void {
    const step = this.#done.at(-1);
    if (step === undefined) return;
    this.#done = this.#done.slice(0, -1);
    this.#undone = [...this.#undone, step];
    this.#make(step.back);
  }

  redo(): void {
    const step = this.#undone.at(-1);
    if (step === undefined) return;
    this.#undone = this.#undone.slice(0, -1);
    this.#done = [...this.#done, { ...step, key: null }];
    this.#make(step.forth);
  }

  /** Sends what could not be saved once more. */
  retry(): void {
    this.#make([]);
  }

  #make(edits: readonly SentEdit[]): void {
    const value = edits.reduce((now, edit) => (edit.file === this.#state.file?.file ? edited(now, edit) : now), this.#state.value);
    this.#waiting = joinedEdits([...this.#waiting, ...edits]);
    this.#set({ value, saving: 'saving' });
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0) {
      const edits = this.#waiting;
      this.#waiting = [];
      try {
        const draft = await this.#office.save(this.#state.draft?.id ?? null, edits);
        this.#set({ draft, failure: null });
      } catch (failure) {
        this.#waiting = joinedEdits([...edits, ...this.#waiting]);
        this.#set({ saving: 'not-saved', failure: this.#office.words(failure) });
        return;
      }
    }
    const { file, draft } = this.#state;
    if (file !== null) {
      const read = await this.#office.readFile(file.file, draft?.id ?? null).catch(() => null);
      // What was typed while the file was read is newer than the answer.
      if (read !== null && this.#waiting.length === 0) this.#set({ file: read, value: read.effective });
    }
    if (this.#waiting.length > 0) return await this.#send();
    this.#set({ saving: 'saved' });
  }

  async #reopen(): Promise<void> {
    const { file } = this.#state;
    if (file !== null) await this.open(file.file);
  }

  #forgetSteps(): void {
    this.#done = [];
    this.#undone = [];
    this.#waiting = [];
  }

  #set(changed: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...changed, canUndo: this.#done.length > 0, canRedo: this.#undone.length > 0 };
    for (const listener of this.#listeners) listener();
  }
}

function edited(value: JsonValue, edit: SentEdit): JsonValue {
  const { file, path } = edit;
  const made = withChange(value, {
    file,
    path,
    ...('set' in edit && edit.set !== null && { now: edit.set }),
    ...('set' in edit && edit.after !== undefined && { after: edit.after }),
    ...('order' in edit && { now: edit.order, order: true as const }),
  });
  return made === noPlace || made === undefined ? value : made;
}

/** Edits of one place that follow each other are one: the last value over what was there before the first. */
function joinedEdits(edits: readonly SentEdit[]): readonly SentEdit[] {
  const joined: SentEdit[] = [];
  for (const edit of edits) {
    const last = joined.at(-1);
    if (last === undefined || !('set' in last) || !('set' in edit) || last.file !== edit.file || last.path !== edit.path) joined.push(edit);
    else
      joined.splice(-1, 1, {
        ...edit,
        ...(last.was !== undefined && { was: last.was }),
        ...(last.after !== undefined && { after: last.after }),
      });
  }
  return joined;
}

function keyOf(edits: readonly SentEdit[]): string | null {
  const [only, ...others] = edits;
  return only !== undefined && others.length === 0 && 'set' in only && typeof only.set === 'string' ? `${only.file} ${only.path}` : null;
}

/** The edit that brings back what an edit replaces. */
function inverse(edit: SentEdit, value: JsonValue): SentEdit {
  const { file, path } = edit;
  if ('order' in edit) return { file, path, order: idsAt(value, path) ?? [] };
  const was = valueAtIds(value, path);
  if (was === undefined) return { file, path, remove: true };
  const after = idBefore(value, path);
  return { file, path, set: was, ...(after !== undefined && { after }) };
}
