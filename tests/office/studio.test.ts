// The editors' room over HTTP: from a draft to what residents get, and back.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningOffice } from '../../server';
import { startFilledOffice } from './filled-office';
import { temporaryFolder } from './run-office';
import { logInEditor, type StudioCaller, sampleEditor, studioVisitor } from './studio-caller';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = temporaryFolder();
const file = 'services/liczba-pojazdow/service.json';
let office: RunningOffice;
const clock = new Date('2026-11-22T10:00:00Z');
let told = '';
let editor: StudioCaller;
let approver: StudioCaller;
let administrator: StudioCaller;

beforeAll(async () => {
  office = await startFilledOffice(
    { DATA_DIR: folder.path },
    {
      now: () => clock,
      tell: (text) => {
        told += text;
      },
    },
  );
  editor = await logInEditor(office.address, sampleEditor('redaktor'), clock);
  approver = await logInEditor(office.address, sampleEditor('zatwierdza'), clock);
  administrator = await logInEditor(office.address, sampleEditor('administrator'), clock);
});
afterAll(async () => {
  await office?.close();
  folder.remove();
});

const words = { title: 'Nowy tytuł', reason: 'Uchwała', legalBasis: 'Uchwała nr 1/2026' };

/** The title of the service in the pack that residents get. */
async function servedTitle(address = office.address): Promise<string> {
  const { indexes } = await (await fetch(`${address}/pack/current.json`)).json();
  const index = await (await fetch(`${address}/pack/${indexes.pl}`)).json();
  return index.services.find(({ slug }: { slug: string }) => slug === 'liczba-pojazdow').title;
}

describe('from a draft to what residents get', () => {
  it('a change is drafted, handed in, returned, approved, published and rolled back; each step says what it did', async () => {
    const before = await servedTitle();
    const opened = await editor.send('POST', '/drafts', { edits: [{ file, path: '/title', set: 'Ile mamy pojazdów', was: before }] });
    expect(opened.status, opened.text).toBe(200);
    const { id, pack, problems } = Object(opened.body);
    expect(problems.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
    expect(await servedTitle()).toBe(before);
    const preview = await editor.get(`/drafts/${id}/pack/current.json`);
    expect(Object(preview.body).version).toBe(pack);

    expect((await approver.send('POST', `/drafts/${id}/approve`)).body.code).toBe('wrong-state');
    expect((await editor.send('POST', `/drafts/${id}/hand-in`, { ...words, reason: ' ' })).body.code).toBe('no-title');
    expect((await editor.send('POST', `/drafts/${id}/hand-in`, words)).status).toBe(200);
    expect((await editor.send('POST', `/drafts/${id}/edits`, { edits: [] })).body.code).toBe('wrong-state');
    expect((await approver.send('POST', `/drafts/${id}/return`, { comment: 'Krócej' })).status).toBe(200);
    const corrected = await editor.send('POST', `/drafts/${id}/edits`, {
      edits: [{ file, path: '/title', set: 'Ile pojazdów', was: 'Ile mamy pojazdów' }],
    });
    expect(Object(corrected.body).changes).toEqual([{ file, path: '/title', was: before, now: 'Ile pojazdów' }]);
    await editor.send('POST', `/drafts/${id}/hand-in`, words);
    expect((await editor.send('POST', `/drafts/${id}/approve`)).body.code).toBe('forbidden');
    expect((await approver.send('POST', `/drafts/${id}/approve`)).status).toBe(200);
    const done = await approver.send('POST', `/drafts/${id}/publish`);
    expect(done.body).toEqual({ revision: 1 });
    expect(await servedTitle()).toBe('Ile pojazdów');
    expect((await approver.send('POST', `/drafts/${id}/publish`)).body.code).toBe('wrong-state');

    const shown = Object((await editor.get(`/file?file=${file}`)).body);
    expect(shown).toMatchObject({ effective: { title: 'Ile pojazdów' }, below: { title: before } });
    const revision = { number: 1, author: 'Renata Redaktor', publishedAt: expect.stringMatching(/^\d{4}-/) };
    expect((await editor.get(`/places/origins?file=${file}`)).body).toEqual({
      part: '',
      layer: 'gmina',
      properties: { title: { layer: 'redakcja', revision } },
    });

    const back = await approver.send('POST', '/revisions/0/roll-back', { reason: 'Pomyłka' });
    expect(back.body).toEqual({ revision: 2 });
    expect(await servedTitle()).toBe(before);
    expect((await editor.get(`/places/origins?file=${file}`)).body).toEqual({ part: '', layer: 'gmina', properties: {} });
    const { revisions } = Object((await editor.get('/revisions')).body);
    expect(revisions.map(({ number, kind, author, approver: second }: Record<string, unknown>) => [number, kind, author, second])).toEqual([
      [2, 'rollback', 'Zofia Zatwierdzająca', 'Zofia Zatwierdzająca'],
      [1, 'publication', 'Renata Redaktor', 'Zofia Zatwierdzająca'],
    ]);
    const kinds = Object((await administrator.get('/log')).body).events.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind !== 'log-read').slice(0, 8)).toEqual([
      'rolled-back',
      'published',
      'approved',
      'handed-in',
      'returned',
      'handed-in',
      'draft-opened',
      'login',
    ]);
  });
});

describe('whoever has no right', () => {
  it('gets nowhere: no session, another origin, another group, no administrator', async () => {
    const visitor = studioVisitor(office.address);
    for (const path of [
      '/overview',
      '/drafts',
      '/revisions',
      '/log',
      '/editors',
      '/layer',
      `/file?file=${file}`,
      '/drafts/1/pack/current.json',
    ]) {
      expect((await visitor.get(path)).body.code, path).toBe('signed-out');
    }
    const foreign = await editor.send('POST', '/drafts', { edits: [] }, { origin: 'https://zly.example' });
    expect(foreign.body.code).toBe('foreign-origin');
    for (const path of ['/log', '/editors', '/layer']) expect((await editor.get(path)).body.code, path).toBe('forbidden');
    const ofTaxes = await logInEditor(office.address, sampleEditor('podatki'), clock);
    expect((await ofTaxes.send('POST', '/drafts', { edits: [{ file, path: '/title', set: 'x' }] })).body.code).toBe('forbidden');
    const wrong = { login: 'redaktor', password: 'Redakcja-2026!', code: '000000' };
    expect((await visitor.send('POST', '/session', wrong)).body.code).toBe('wrong-credentials');
    expect((await visitor.send('POST', '/session?lang=en', wrong)).text).toContain('Login, password or code');
  });
});

it('the operator is told the warnings of what was published, and of no fault', () => {
  expect(told).toContain('0 errors, 3 warnings');
  expect(told).not.toMatch(/failed|fault/);
});
