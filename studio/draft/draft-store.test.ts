import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../engine/authoring';
import { noPlace, withChange } from '../../engine/authoring/layer';
import type { DraftAnswer, FileAnswer, SentEdit } from '../office/studio-answers';
import { type DraftOffice, DraftStore } from './draft-store';

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
  let away = false;
  let held: Promise<void> = Promise.resolve();
  const answer = (): FileAnswer => ({ file, effective: value, published: first, below: first, changes: [] });
  const office: DraftOffice = {
    readFile: async () => answer(),
    readDraft: async (id) => draftOf(id),
    async save(draft, edits) {
      requests.push(edits);
      await held;
      if (away) throw new Error('away');
      for (const edit of edits) {
        const now =
          'order' in edit ? { now: edit.order, order: true as const } : 'set' in edit && edit.set !== null ? { now: edit.set } : {};
        const after = 'set' in edit && edit.after !== undefined ? { after: edit.after } : {};
        const made = withChange(value, { file: edit.file, path: edit.path, ...now, ...after });
        if (made === noPlace || made === undefined) throw new Error(`no place ${edit.path}`);
        value = made;
      }
      return draftOf(draft ?? 7);
    },
    words: () => 'Nie ma połączenia.',
  };
  return {
    office,
    requests,
    current: () => value,
    goAway: (gone: boolean) => {
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
  const words = { title: '', reason: '', legalBasis: '', comment: '', publishAt: null };
  return {
    id,
    authorId: 1,
    state: 'draft',
    version: 1,
    ...words,
    changes: [],
    moved: [],
    problems: [],
    refusals: [],
    pack: 'p',
    sentences: [],
  };
}

async function opened() {
  const server = createOffice();
  const work = new DraftStore(server.office);
  await work.open(file);
  return { ...server, work, settled: () => expect.poll(() => work.state().saving).not.toBe('saving') };
}

describe('work on a draft', () => {
  it('creates nothing by opening, and one draft with the first change', async () => {
    const { work, requests, settled } = await opened();
    expect(work.state().draft).toBeNull();
    expect(requests).toEqual([]);
    work.edit([{ file, path: '/title', set: 'Nowe' }]);
    await settled();
    expect(work.state()).toMatchObject({ draft: { id: 7 }, saving: 'saved', value: { title: 'Nowe' } });
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

  it('keeps what the server could not take, says so, and sends it with the next change', async () => {
    const { work, current, goAway, settled } = await opened();
    goAway(true);
    work.edit([{ file, path: '/title', set: 'Nowe' }]);
    await settled();
    expect(work.state()).toMatchObject({ saving: 'not-saved', failure: 'Nie ma połączenia.', value: { title: 'Nowe' } });
    goAway(false);
    work.edit([{ file, path: '/intro', set: 'Wstęp' }]);
    await settled();
    expect(current()).toMatchObject({ title: 'Nowe', intro: 'Wstęp' });
    expect(work.state()).toMatchObject({ saving: 'saved', failure: null });
  });
});
