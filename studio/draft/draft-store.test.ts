import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../engine/authoring';
import { noPlace, withChange } from '../../engine/authoring/layer';
import type { DraftAnswer, FileAnswer, SentEdit } from '../office/studio-answers';
import type { DraftOffice, DraftShelf } from './draft-state';
import { DraftStore } from './draft-store';

const file = 'services/stawki/service.json';
const first: JsonValue = {
  title: 'Stawki',
  blocks: [
    { id: 'a', title: 'A' },
    { id: 'b', title: 'B' },
    { id: 'c', title: 'C' },
  ],
};

/** A server that keeps one file, answers when it is let, and can be away. */
function createOffice() {
  let value = first;
  const requests: (readonly SentEdit[])[] = [];
  let away: 'away' | 'signed-out' | null = null;
  let reads = 0;
  let held: Promise<void> = Promise.resolve();
  const answer = (): FileAnswer => ({ file, effective: value, published: first, below: first, changes: [] });
  const office: DraftOffice = {
    async readFile() {
      reads += 1;
      return answer();
    },
    readDraft: async (id) => draftOf(id),
    async save(draft, edits, open) {
      requests.push(edits);
      await held;
      if (away) throw new Error(away);
      if (edits.some((edit) => edit.path === '/intro' && edit.was !== undefined)) throw new Error('moved');
      for (const edit of edits) {
        const now =
          'order' in edit ? { now: edit.order, order: true as const } : 'set' in edit && edit.set !== null ? { now: edit.set } : {};
        const after = 'set' in edit && edit.after !== undefined ? { after: edit.after } : {};
        const made = withChange(value, { file: edit.file, path: edit.path, ...now, ...after });
        if (made === noPlace || made === undefined) throw new Error(`no place ${edit.path}`);
        value = made;
      }
      return { ...draftOf(draft ?? 7), file: open === null ? null : answer() };
    },
    refusal(failure) {
      const { message } = failure instanceof Error ? failure : new Error('?');
      if (message === 'away') return { message: 'Nie ma połączenia.', holds: 'later' };
      if (message === 'signed-out') return { message: 'Sesja wygasła.', holds: 'signed-out' };
      return { message, holds: message === 'moved' ? 'moved' : 'never' };
    },
  };
  return {
    office,
    requests,
    current: () => value,
    reads: () => reads,
    goAway: (gone: typeof away) => {
      away = gone;
    },
    hold() {
      let letGo = () => {};
      held = new Promise((resolve) => {
        letGo = resolve;
      });
      return letGo;
    },
  };
}

function draftOf(id: number): DraftAnswer {
  const words = { title: '', reason: '', legalBasis: '', comment: '' };
  const way = { approverId: null, publishAt: null, revision: null, createdAt: '2026-11-22T10:00:00Z', changedAt: '2026-11-22T10:00:00Z' };
  return {
    id,
    authorId: 1,
    state: 'draft',
    version: 1,
    ...words,
    ...way,
    changes: [],
    moved: [],
    problems: [],
    refusals: [],
    pack: 'p',
    olderProblems: 0,
  };
}

/** A tab of the browser, which outlives its pages. */
function createShelf(): DraftShelf {
  let text = 'null';
  return {
    read: () => JSON.parse(text),
    write: (kept) => {
      text = JSON.stringify(kept);
    },
  };
}

async function opened(server = createOffice(), shelf = createShelf()) {
  const work = new DraftStore(server.office, shelf);
  void work.resume();
  await work.open(file);
  return { ...server, server, shelf, work, settled: () => expect.poll(() => work.state().saving).not.toBe('saving') };
}

describe('work on a draft', () => {
  it('creates nothing by opening, and one draft with the first change', async () => {
    const { work, requests, reads, settled } = await opened();
    expect(work.state().draft).toBeNull();
    expect(requests).toEqual([]);
    work.edit([{ file, path: '/title', set: 'Nowe' }]);
    await settled();
    expect(work.state()).toMatchObject({
      draft: { id: 7 },
      saving: 'saved',
      value: { title: 'Nowe' },
      file: { effective: { title: 'Nowe' } },
    });
    // The answer brings the file: saving asks once.
    expect(reads()).toBe(1);
  });

  it('shows what is typed at once and sends the last of it, while the first request is still on its way', async () => {
    const { work, requests, hold, current, settled } = await opened();
    const letGo = hold();
    for (const title of ['S', 'St', 'Sta']) work.edit([{ file, path: '/title', set: title }]);
    expect(work.state()).toMatchObject({ value: { title: 'Sta' }, saving: 'saving' });
    letGo();
    await settled();
    expect(requests.map((edits) => edits.map((edit) => 'set' in edit && edit.set))).toEqual([['S'], ['Sta']]);
    expect(current()).toMatchObject({ title: 'Sta' });
  });

  it('takes typing in one field back as one step, and does it again', async () => {
    const { work, settled } = await opened();
    for (const title of ['S', 'St', 'Sta']) work.edit([{ file, path: '/title', set: title }]);
    work.undo();
    expect(work.state().value).toMatchObject({ title: 'Stawki' });
    work.redo();
    await settled();
    expect(work.state()).toMatchObject({ value: { title: 'Sta' }, canUndo: true, canRedo: false });
  });

  it('makes a step of its own for another field, or for the same one after a pause', async () => {
    const { work } = await opened();
    work.edit([{ file, path: '/title', set: 'X' }]);
    work.endStep();
    work.edit([{ file, path: '/title', set: 'XY' }]);
    work.undo();
    expect(work.state().value).toMatchObject({ title: 'X' });
  });

  it('brings a removed item back to where it stood, and a list back to its order', async () => {
    const { work, current, settled } = await opened();
    work.edit([{ file, path: '/blocks/b', remove: true }]);
    work.edit([{ file, path: '/blocks', order: ['c', 'a'] }]);
    work.undo();
    work.undo();
    await settled();
    expect(work.state().value).toEqual(first);
    expect(current()).toEqual(first);
  });

  it('takes a file back that it has made while another one was open', async () => {
    const { work, requests, settled } = await opened();
    const made = 'services/nowa/service.json';
    work.edit([{ file: made, path: '', set: { title: 'Nowa' }, was: null }]);
    await settled();
    work.undo();
    await settled();
    expect(requests.at(-1)).toEqual([{ file: made, path: '', remove: true }]);
  });

  it('keeps what the server could not take, says so, and sends it with the next change', async () => {
    const { work, current, goAway, settled } = await opened();
    goAway('away');
    work.edit([{ file, path: '/title', set: 'Nowe' }]);
    await settled();
    expect(work.state()).toMatchObject({ saving: 'not-saved', failure: 'Nie ma połączenia.', value: { title: 'Nowe' } });
    goAway(null);
    work.edit([{ file, path: '/intro', set: 'Wstęp' }]);
    await settled();
    expect(current()).toMatchObject({ title: 'Nowe', intro: 'Wstęp' });
    expect(work.state()).toMatchObject({ saving: 'saved', failure: null });
  });

  it('puts aside what is refused, saves everything else, and lets a person choose between both values', async () => {
    const { work, current, hold, settled } = await opened();
    const letGo = hold();
    work.edit([{ file, path: '/title', set: 'Pierwszy' }]);
    work.edit([{ file, path: '/intro', set: 'Mój wstęp', was: 'Wstęp, którego już nie ma' }]);
    work.edit([{ file, path: '/nowhere/deep', set: 'Nie ma na to miejsca' }]);
    work.edit([{ file, path: '/blocks/a/title', set: 'AA' }]);
    letGo();
    await settled();
    expect(current()).toMatchObject({ title: 'Pierwszy', blocks: [{ title: 'AA' }, {}, {}] });
    const { refused, value, saving, failure } = work.state();
    expect({ saving, failure }).toEqual({ saving: 'saved', failure: null });
    expect(refused).toMatchObject([
      { moved: true, edits: [{ set: 'Mój wstęp' }] },
      { moved: false, edits: [{ set: 'Nie ma na to miejsca' }] },
    ]);
    await expect.poll(() => work.state().value).not.toHaveProperty('intro');
    expect(value).not.toHaveProperty('nowhere');
    for (const each of refused) (each.moved ? work.insist : work.dismiss).call(work, each);
    await settled();
    expect(current()).toMatchObject({ intro: 'Mój wstęp' });
    expect(work.state()).toMatchObject({ refused: [], saving: 'saved' });
  });

  it('has everything after a session that ended while somebody typed: the draft, the unsaved words, the refused ones', async () => {
    const { work, server, shelf, goAway, current, settled } = await opened();
    work.edit([{ file, path: '/title', set: 'Zapisany' }]);
    await settled();
    work.edit([{ file, path: '/intro', set: 'Odrzucony', was: 'x' }]);
    await settled();
    goAway('signed-out');
    work.edit([{ file, path: '/blocks/b/title', set: 'Niezapisany' }]);
    await settled();
    expect(work.state()).toMatchObject({ signedOut: true, saving: 'not-saved', failure: 'Sesja wygasła.' });

    goAway(null);
    const next = await opened(server, shelf);
    await next.settled();
    expect(next.work.state()).toMatchObject({ draft: { id: 7 }, saving: 'saved', refused: [{ edits: [{ set: 'Odrzucony' }] }] });
    expect(current()).toMatchObject({ title: 'Zapisany', blocks: [{}, { title: 'Niezapisany' }, {}] });
    // Once a draft is put aside there is nothing to go on with, but what was refused.
    next.work.dismiss(next.work.state().refused[0] ?? expect.fail());
    await next.work.leave();
    expect(shelf.read()).toBeNull();
  });
});
