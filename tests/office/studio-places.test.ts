// Questions about places of a draft over HTTP: completion, results and fields of a formula that is being typed, and what reads a part.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sampleEditors } from '../../sample-office/sample-editors';
import type { RunningOffice } from '../../server';
import { startFilledOffice } from './filled-office';
import { temporaryFolder } from './run-office';
import { logInEditor, type StudioCaller, studioVisitor } from './studio-caller';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const file = 'services/stawki-pojazdow/service.json';
const path = '/blocks/stawki/columns/stawkaRoczna/value';
const folder = temporaryFolder();
const now = new Date('2026-12-31T22:50:00Z');
let office: RunningOffice;
let editor: StudioCaller;

beforeAll(async () => {
  office = await startFilledOffice({ DATA_DIR: folder.path }, { now: () => now });
  const [person] = sampleEditors;
  if (!person) throw new Error('There is no editor.');
  editor = await logInEditor(office.address, person, now);
});
afterAll(async () => {
  await office?.close();
  folder.remove();
});

async function asked(way: 'complete' | 'evaluate', body: object, language = 'pl') {
  const { status, body: answer, text } = await editor.send('POST', `/places/${way}?lang=${language}`, { file, path, ...body });
  expect(status, text).toBe(200);
  return Object(answer);
}

async function told(way: 'describe' | 'fields' | 'used-by', at: string, draft?: number) {
  const query = new URLSearchParams({ file, path: at, ...(draft !== undefined && { draft: String(draft) }) });
  const { status, body: answer, text } = await editor.get(`/places/${way}?${query}`);
  expect(status, text).toBe(200);
  return Object(answer);
}

it('completes a formula that is not saved, by the ids of the parts, in the language of the editor', async () => {
  const { from, to, items } = await asked('complete', { text: '=row.stawkaRocz', cursor: 15 });
  expect({ from, to }).toEqual({ from: 5, to: 15 });
  expect(items.map(({ label }: { label: string }) => label)).toEqual(['stawkaRoczna', 'stawkaRocznaMax']);
  expect(items[0]).toMatchObject({ type: 'liczba (może nie być wartości)', sample: '780' });
  const english = await asked('complete', { text: '=siz', cursor: 4 }, 'en');
  expect(english.items[0]).toMatchObject({ insert: 'size(', kind: 'function' });
});

it('gives the results of a formula for the rows of the sample as the screen shows them', async () => {
  expect(await asked('evaluate', { text: '=row.stawkaRocznaMax - row.stawkaRoczna' })).toEqual({
    type: 'liczba',
    kind: 'number',
    findings: [],
    results: [
      { shown: '433,23\u00a0zł', fault: null },
      { shown: 'brak wartości', fault: null },
    ],
  });
});

it('says what is wrong, where in the formula, and what was meant', async () => {
  const { findings } = await asked('evaluate', { text: '=row.stawkaRocznaMaks' });
  expect(findings).toMatchObject([{ suggestion: 'stawkaRocznaMax' }]);
  const { findings: broken, type } = await asked('evaluate', { text: '=row.' });
  expect(type).toBeNull();
  expect(broken[0].message).toMatch(/wzór/);
});

it('refuses in words what is too long, what has no place, and what is costly', async () => {
  expect(await asked('evaluate', { text: `=${'1 + '.repeat(1_500)}1` })).toEqual({
    refusal: expect.stringMatching(/znaków: 6002/),
  });
  expect(await asked('evaluate', { path: '/__proto__/x', text: '=1' })).toEqual({ refusal: expect.stringMatching(/niedozwolona/) });
  const tens = Array.from('abcdefgh').reduceRight((by, name) => `[0,1,2,3,4,5,6,7,8,9].exists(${name}, ${by})`, 'row.nazwaStawki == 1');
  const before = performance.now();
  const { results } = await asked('evaluate', { text: `=${tens}` });
  expect(results[0].fault).toMatch(/zbyt długo/);
  expect(performance.now() - before).toBeLessThan(5_000);
});

it('lists the fields that a formula may read, with the words of residents', async () => {
  const { fields } = await told('fields', path);
  expect(fields[1]).toMatchObject({ path: ['row', 'stawkaRoczna'], kind: 'number', label: 'Stawka ustalona przez gminę', sample: '780' });
  expect(fields.find(({ path: [root] }: { path: string[] }) => root === 'params')).toMatchObject({ label: 'Rok' });
});

it('says what reads a part of a draft, with the way there', async () => {
  const { body } = await editor.send('POST', '/drafts', {
    edits: [
      {
        file,
        path: '/blocks/stawki/columns/obnizka',
        set: { id: 'obnizka', label: 'Obniżka', value: '=row.stawkaRocznaMax * 2', format: 'money' },
      },
    ],
  });
  const { uses } = await told('used-by', '/params/rok', Object(body).id);
  expect(uses).toContainEqual(expect.objectContaining({ file, path: '/sources/stawki/query/rokWyliczen', kind: 'formula', direct: true }));
  const { type } = await told('describe', '/blocks/stawki/columns/obnizka/value', Object(body).id);
  expect(type).toMatchObject({ kind: 'formula' });
});

it('answers only who is signed in', async () => {
  const visitor = studioVisitor(office.address);
  expect((await visitor.send('POST', '/places/evaluate', { file, path, text: '=1' })).body.code).toBe('signed-out');
  expect((await visitor.get(`/places/used-by?file=${file}`)).body.code).toBe('signed-out');
});
