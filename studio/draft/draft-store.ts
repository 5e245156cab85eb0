import type { SentEdit } from '../office/studio-answers';
import type { DraftOffice, DraftShelf, DraftState, RefusedEdits } from './draft-state';
import { edited, inverse, inverseElsewhere, keyOf, withGroup } from './edits';

interface Step {
  readonly forth: readonly SentEdit[];
  readonly back: readonly SentEdit[];
  /** What further edits of the same kind are joined with: typing in one field is one step. */
  readonly key: string | null;
}

/**
 * Works on one draft. An edit shows at once and is sent after those before it; what is typed meanwhile goes with the next request. Edits
 * that could not be sent stay and go with the next one. Edits that the server refuses are put aside with the reason, so that they stop
 * nothing else; and everything that is not saved lies on the shelf: nothing typed is lost.
 */
export class DraftStore {
  readonly #office: DraftOffice;
  readonly #shelf: DraftShelf;
  readonly #listeners = new Set<() => void>();
  #state: DraftState = {
    draft: null,
    file: null,
    value: null,
    saving: 'saved',
    failure: null,
    signedOut: false,
    refused: [],
    canUndo: false,
    canRedo: false,
  };
  #done: readonly Step[] = [];
  #undone: readonly Step[] = [];
  /** Edits that were made together are sent together. */
  #waiting: readonly (readonly SentEdit[])[] = [];
  #onItsWay: readonly (readonly SentEdit[])[] = [];
  /** How many of the waiting are sent each by itself, to learn which of them was refused. */
  #singly = 0;
  #sending: Promise<void> | null = null;
  #resuming: Promise<void> | null = null;
  /** The draft of the page before, until it was read. */
  #keptDraft: number | null = null;

  constructor(office: DraftOffice, shelf: DraftShelf) {
    this.#office = office;
    this.#shelf = shelf;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): DraftState => this.#state;

  /** Goes on where the page before ended: with its draft, and with what it could not save. */
  resume(): Promise<void> {
    this.#resuming ??= this.#resume();
    return this.#resuming;
  }

  /** Opens a file of the draft, once what was typed elsewhere is saved. */
  async open(name: string): Promise<void> {
    await this.#resuming;
    await this.#sending;
    const file = await this.#office.readFile(name, this.#draftId());
    const waiting = this.#waiting.flat().filter((edit) => edit.file === name);
    this.#set({ file, value: waiting.reduce(edited, file.effective) });
  }

  /** Takes up a draft that exists. */
  async take(id: number): Promise<void> {
    await this.#sending;
    const draft = await this.#office.readDraft(id);
    this.#forgetSteps();
    this.#keptDraft = null;
    this.#set({ draft, saving: 'saved', failure: null });
    await this.#reopen();
  }

  /** Leaves the draft: it stays on the server. */
  async leave(): Promise<void> {
    await this.#sending;
    this.#forgetSteps();
    this.#keptDraft = null;
    this.#set({ draft: null, saving: 'saved', failure: null });
    await this.#reopen();
  }

  /** Asks for the draft and the open file anew, after somebody else has published. What is typed meanwhile is newer; the steps of undo stay. */
  async reread(): Promise<void> {
    await this.#sending;
    const { draft, file } = this.#state;
    const [now, read] = await Promise.all([
      draft === null ? null : this.#office.readDraft(draft.id),
      file === null ? null : this.#office.readFile(file.file, draft?.id ?? null),
    ]);
    if (this.#sending !== null || this.#state.draft?.id !== draft?.id) return;
    const isOpen = read !== null && this.#state.file?.file === read.file;
    this.#set({ draft: now, ...(isOpen && { file: read, value: read.effective }) });
  }

  /** Makes edits as one step of undo. */
  edit(edits: readonly SentEdit[]): void {
    const open = this.#state.file?.file;
    const back = edits.map((edit) => (edit.file === open ? inverse(edit, this.#state.value) : inverseElsewhere(edit))).reverse();
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

  /** Puts refused edits in the place of what stands there now. */
  insist(refused: RefusedEdits): void {
    this.dismiss(refused);
    this.edit(refused.edits.map(({ was: _was, ...edit }) => edit));
  }

  /** Gives refused edits up: what stands there now stays. */
  dismiss(refused: RefusedEdits): void {
    this.#set({ refused: this.#state.refused.filter((each) => each !== refused) });
  }

  #make(edits: readonly SentEdit[]): void {
    const value = edits.reduce((now, edit) => (edit.file === this.#state.file?.file ? edited(now, edit) : now), this.#state.value);
    if (edits.length > 0) this.#waiting = withGroup(this.#waiting, edits);
    this.#set({ value, saving: 'saving' });
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
  }

  async #send(): Promise<void> {
    let isStale = false;
    while (this.#waiting.length > 0) {
      const groups = this.#singly > 0 ? this.#waiting.slice(0, 1) : this.#waiting;
      this.#singly = Math.max(0, this.#singly - 1);
      this.#waiting = this.#waiting.slice(groups.length);
      this.#onItsWay = groups;
      try {
        const open = this.#state.file?.file ?? null;
        const { file, ...draft } = await this.#office.save(this.#draftId(), groups.flat(), open);
        this.#onItsWay = [];
        this.#keptDraft = null;
        // What was typed meanwhile, or opened, is newer than the answer.
        const isNewest = this.#waiting.length === 0 && file !== null && file.file === this.#state.file?.file;
        const isGone = this.#waiting.length === 0 && file === null && open !== null && open === this.#state.file?.file;
        this.#set({
          draft,
          failure: null,
          signedOut: false,
          ...(isNewest && { file, value: file.effective }),
          ...(isGone && { file: null, value: null }),
        });
      } catch (failure) {
        this.#onItsWay = [];
        this.#waiting = [...groups, ...this.#waiting];
        const { message, holds } = this.#office.refusal(failure);
        if (holds === 'later' || holds === 'signed-out') {
          this.#set({ saving: 'not-saved', failure: message, signedOut: holds === 'signed-out' });
          return;
        }
        if (groups.length > 1) {
          this.#singly = groups.length;
          continue;
        }
        this.#waiting = this.#waiting.slice(1);
        this.#putAside({ edits: groups.flat(), message, moved: holds === 'moved' });
        isStale = true;
      }
    }
    this.#set({ saving: 'saved', failure: null, signedOut: false });
    if (isStale) await this.#showWhatStands();
  }

  #putAside(refused: RefusedEdits): void {
    const isOf = (step: Step) =>
      step.forth.some(({ file, path }) => refused.edits.some((edit) => edit.file === file && edit.path === path));
    this.#done = this.#done.filter((step) => !isOf(step));
    this.#set({ refused: [...this.#state.refused, refused] });
  }

  /** What was refused no longer stands in the open file. */
  async #showWhatStands(): Promise<void> {
    const open = this.#state.file?.file;
    if (open === undefined) return;
    try {
      const file = await this.#office.readFile(open, this.#draftId());
      if (this.#waiting.length === 0 && this.#state.file?.file === open) this.#set({ file, value: file.effective });
    } catch (failure) {
      this.#set({ failure: this.#office.refusal(failure).message });
    }
  }

  async #resume(): Promise<void> {
    const kept = this.#shelf.read();
    if (kept === null) return;
    this.#keptDraft = kept.draft;
    this.#waiting = kept.waiting;
    try {
      const draft = kept.draft === null ? null : await this.#office.readDraft(kept.draft);
      const isOpen = draft?.state === 'draft' || draft?.state === 'returned';
      this.#keptDraft = null;
      this.#set({ draft: isOpen ? draft : null, refused: kept.refused });
    } catch (failure) {
      const { message, holds } = this.#office.refusal(failure);
      if (holds === 'never') this.#keptDraft = null;
      this.#set({ refused: kept.refused, failure: message });
    }
    if (this.#waiting.length > 0) this.#make([]);
  }

  #draftId(): number | null {
    return this.#state.draft?.id ?? this.#keptDraft;
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
    const waiting = [...this.#onItsWay, ...this.#waiting];
    const { refused } = this.#state;
    const draft = this.#draftId();
    this.#shelf.write(draft === null && waiting.length === 0 && refused.length === 0 ? null : { draft, waiting, refused });
    for (const listener of this.#listeners) listener();
  }
}
