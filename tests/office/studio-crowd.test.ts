// Editors who work at the same time: no word is lost, and of two who change one place the later is shown what the earlier published.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RunningOffice } from '../../server';
import { startFilledOffice } from './filled-office';
import { temporaryFolder } from './run-office';
import { logInEditor, type StudioCaller, sampleEditor } from './studio-caller';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

const full = process.env.OKIENKO_FULL === '1';
const editors = full ? 20 : 3;
const edits = full ? 60 : 8;
const file = 'services/liczba-pojazdow/service.json';
const folder = temporaryFolder();
const clock = new Date('2026-11-22T10:00:00Z');
let office: RunningOffice;
let caller: StudioCaller;
let approver: StudioCaller;

/** Whole numbers below a bound, the same ones for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

beforeAll(async () => {
  office = await startFilledOffice({ DATA_DIR: folder.path, RATE_LIMIT: '0', RATE_LIMIT_SENSITIVE: '0' }, { now: () => clock });
  caller = await logInEditor(office.address, sampleEditor('redaktor'), clock);
  approver = await logInEditor(office.address, sampleEditor('zatwierdza'), clock);
});
afterAll(async () => {
  await office?.close();
  folder.remove();
});

/** A draft of one place, written letter by letter as somebody types: some requests are under way at the same time as those of others. */
async function write(path: string, words: readonly string[]): Promise<number> {
  const [first, ...rest] = words;
  const opened = await caller.send('POST', '/drafts', { title: path, edits: [{ file, path, set: first }] });
  expect(opened.status, opened.text).toBe(200);
  const { id } = Object(opened.body);
  for (const set of rest) {
    const saved = await caller.send('POST', `/drafts/${id}/edits`, { edits: [{ file, path, set }], open: file });
    expect(saved.status, saved.text).toBe(200);
    expect(Object(saved.body).changes).toMatchObject([{ path, now: set }]);
  }
  return id;
}

it(`${editors} editors at once lose no word, and every collision is shown`, async () => {
  const pick = numbers(20_261_123);
  // Each has a draft of his own; a third of them write at one place, the others at another.
  const plans = Array.from({ length: editors }, (_, number) => {
    const path = number % 3 === 0 ? '/intro' : '/title';
    const words = Array.from({ length: edits }, () => `Słowo ${number} ${pick(1_000_000)}`);
    return { path, number, words, last: words.at(-1) ?? '' };
  });
  const drafts = await Promise.all(plans.map(async (plan) => ({ ...plan, id: await write(plan.path, plan.words) })));

  for (const { id, path, last } of drafts) {
    const { changes } = Object((await caller.get(`/drafts/${id}`)).body);
    expect(changes).toMatchObject([{ file, path, now: last }]);
  }

  // They hand in and publish in a row that nobody has planned. The first at a place wins; each later one is told, and decides.
  const published = new Map<string, string>();
  let collisions = 0;
  for (const { id, path, last, number } of [...drafts].sort(() => pick(3) - 1)) {
    const words = { title: `Zmiana ${number}`, reason: 'Uchwała', legalBasis: '' };
    const theirs = published.get(path);
    const first = await caller.send('POST', `/drafts/${id}/hand-in`, words);
    if (theirs !== undefined) {
      collisions += 1;
      expect(first.status, first.text).toBe(409);
      expect(Object(first.body)).toMatchObject({ code: 'moved', moved: [{ file, path, theirs, mine: last }] });
      // What was written is still there, and replaces the other's words only when its editor says so.
      const resolved = await caller.send('POST', `/drafts/${id}/resolve`, { file, path, take: 'mine' });
      expect(resolved.status, resolved.text).toBe(200);
      const again = await caller.send('POST', `/drafts/${id}/hand-in`, words);
      expect(again.status, again.text).toBe(200);
    } else expect(first.status, first.text).toBe(200);
    for (const step of ['approve', 'publish']) {
      const done = await approver.send('POST', `/drafts/${id}/${step}`, {});
      expect(done.status, done.text).toBe(200);
    }
    published.set(path, last);
    const { effective } = Object((await caller.get(`/file?file=${encodeURIComponent(file)}`)).body);
    expect(effective[path.slice(1)]).toBe(last);
  }
  expect(collisions).toBe(editors - published.size);

  // Every word that was published is a revision of its own.
  const { revisions } = Object((await caller.get('/revisions')).body);
  expect(revisions.map(({ title }: { title: string }) => title).sort()).toEqual(drafts.map(({ number }) => `Zmiana ${number}`).sort());
});

it('a draft that asks too much of the server is answered clearly, and the editor lives on', async () => {
  const columns = Array.from({ length: 10_000 }, (_, index) => ({ id: `k${index}`, label: `K${index}`, value: `=1 + ${index}` }));
  const nested = Array.from({ length: 80 }).reduce<object>((inner) => ({ type: 'object', properties: { a: inner } }), {});
  const block = { id: 'wielka', block: 'table', rows: '=[]', columns };
  const ruleOf = async (edit: object): Promise<readonly string[]> => {
    const answer = await caller.send('POST', '/drafts', { edits: [{ file, ...edit }] });
    expect(answer.status, answer.text.slice(0, 500)).toBe(200);
    return Object(answer.body).problems.map(({ rule }: { rule: string }) => rule);
  };
  expect(await ruleOf({ path: '/blocks/wielka', set: block })).not.toEqual([]);
  expect(await ruleOf({ path: '/values', set: { a: `=${'1 + '.repeat(1_000)}1` } })).toContain('wrong-value');
  const deep = await caller.send('POST', '/drafts', { edits: [{ file, path: '/sources/a', set: { endpoint: '/a', response: nested } }] });
  expect({ status: deep.status, code: deep.body.code }).toEqual({ status: 422, code: 'no-place' });
  const large = await caller.send('POST', '/drafts', { edits: [{ file, path: '/title', set: 'x'.repeat(5_000_000) }] });
  expect({ status: large.status, code: large.body.code }).toEqual({ status: 413, code: 'too-large' });
  expect((await caller.send('POST', '/drafts', { edits: [{ file, path: '/title', set: 'Dalej' }] })).status).toBe(200);
});

it('a draft is told its own problems and those of the file that is open, in the language of the page; older ones are counted', async () => {
  const title = { file, path: '/title' };
  const other = 'services/budzet-dochody/service.json';
  // A title in Polish alone: the other languages still have the former one, and that is said.
  const asked = (edits: object[], open: string, language: 'pl' | 'en') => caller.send('POST', `/drafts?lang=${language}`, { edits, open });
  const made = await asked([{ ...title, set: 'Ile pojazdów' }], file, 'pl');
  expect(made.status, made.text).toBe(200);
  const { id, problems, olderProblems } = Object(made.body);
  expect(problems.length).toBeGreaterThan(0);
  const english = Object((await caller.get(`/drafts/${id}?lang=en`)).body).problems;
  const told = (list: { rule: string; message: string }[]) => list.map(({ rule, message }) => ({ rule, message }));
  expect(english).toHaveLength(problems.length);
  expect(told(problems)[0]?.message).not.toBe(told(english)[0]?.message);
  expect(told(problems)[0]?.rule).toBe(told(english)[0]?.rule);

  expect((await caller.send('POST', `/drafts/${id}/hand-in`, { title: 'Tytuł', reason: 'Uchwała', legalBasis: '' })).status).toBe(200);
  for (const step of ['approve', 'publish']) expect((await approver.send('POST', `/drafts/${id}/${step}`, {})).status).toBe(200);
  const elsewhere = [{ file: other, path: '/intro', set: 'Inne słowa' }];
  const later = Object((await asked(elsewhere, other, 'pl')).body);
  expect(later.problems.filter((problem: { file: string }) => problem.file === file)).toEqual([]);
  expect(later.olderProblems).toBe(olderProblems + problems.length);
  const open = Object((await asked(elsewhere, file, 'pl')).body);
  expect(told(open.problems)).toEqual(expect.arrayContaining(told(problems)));

  const tell = async (language: 'pl' | 'en') => Object((await caller.get(`/revisions?lang=${language}`)).body).revisions[0].sentences;
  expect((await tell('pl')).join()).toContain('Ile pojazdów');
  expect(await tell('en')).not.toEqual(await tell('pl'));
});
