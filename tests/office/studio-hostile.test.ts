// Odd texts in every place where the editors' room takes one: an answer with words, never a fault of the server.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { encodePart } from '../../engine/values';
import type { RunningOffice } from '../../server';
import { startFilledOffice } from './filled-office';
import { temporaryFolder } from './run-office';
import { logInEditor, type StudioCaller, sampleEditor, studioVisitor } from './studio-caller';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const folder = temporaryFolder();
const file = 'services/liczba-pojazdow/service.json';
const clock = new Date('2026-11-22T10:00:00Z');
let office: RunningOffice;
let told = '';
let visitor: StudioCaller;
let editor: StudioCaller;
let approver: StudioCaller;
let administrator: StudioCaller;
let draft: string;

beforeAll(async () => {
  const tell = (text: string) => {
    told += text;
  };
  office = await startFilledOffice({ DATA_DIR: folder.path }, { now: () => clock, tell });
  visitor = studioVisitor(office.address);
  editor = await logInEditor(office.address, sampleEditor('redaktor'), clock);
  approver = await logInEditor(office.address, sampleEditor('zatwierdza'), clock);
  administrator = await logInEditor(office.address, sampleEditor('administrator'), clock);
  draft = String(Object((await editor.send('POST', '/drafts', { title: 'Szkic' })).body).id);
});
afterAll(async () => {
  await office?.close();
  folder.remove();
});

type Asked = readonly [who: StudioCaller, method: string, path: string, body?: unknown];

/** Every call that takes texts, with one text in all of its places. */
function sent(odd: string): readonly Asked[] {
  const title = { file, path: '/title', set: odd, was: odd };
  return [
    [visitor, 'POST', '/session', { login: odd, password: odd, code: odd }],
    [visitor, 'POST', '/session', { login: 'redaktor', password: odd, code: odd }],
    [visitor, 'POST', '/invitation', { code: odd }],
    [visitor, 'POST', '/invitation/accept', { code: odd, password: odd, oneTimeCode: odd }],
    [editor, 'PUT', '/account/password', { password: odd, newPassword: odd }],
    [editor, 'PUT', '/account/second-factor', { secret: odd, proof: odd, code: odd }],
    [administrator, 'POST', '/editors', { login: odd, name: odd, rights: [odd] }],
    [administrator, 'PUT', '/editors/1', { name: odd, rights: [], disabled: false }],
    [editor, 'POST', '/drafts', { title: odd }],
    [editor, 'POST', '/drafts', { edits: [title], open: odd }],
    [editor, 'POST', `/drafts/${draft}/edits`, { edits: [title], open: odd }],
    [editor, 'POST', `/drafts/${draft}/edits`, { edits: [{ file: odd, path: '', set: odd }] }],
    [editor, 'POST', `/drafts/${draft}/edits`, { edits: [{ file, path: `/${odd}`, set: { [odd]: [odd] } }] }],
    [editor, 'POST', `/drafts/${draft}/edits`, { edits: [{ file: 'assets/znak.svg', path: '', set: `<svg>${odd}</svg>` }] }],
    [editor, 'PATCH', `/drafts/${draft}`, { title: odd, reason: odd, legalBasis: odd }],
    [editor, 'POST', `/drafts/${draft}/take`, { file: odd, path: odd, take: 'mine' }],
    [editor, 'POST', `/drafts/${draft}/comment`, { comment: odd }],
    [editor, 'POST', `/drafts/${draft}/hand-in`, { title: odd, reason: odd, legalBasis: odd }],
    [approver, 'POST', `/drafts/${draft}/return`, { comment: odd }],
    [approver, 'POST', `/drafts/${draft}/schedule`, { day: odd }],
    [administrator, 'POST', '/layer/look', odd],
    [administrator, 'POST', '/upgrade/keep', { file: odd, path: odd }],
    [editor, 'POST', '/revisions/1/draft', { changes: [{ file: odd, path: odd }] }],
    [approver, 'POST', '/revisions/1/return', { reason: odd }],
    [editor, 'POST', `/preview/${draft}/scenario`, { slug: odd, name: odd }],
  ];
}

/** Every call that is asked by its address. */
function looked(word: string): readonly Asked[] {
  const paths = [
    `/file?file=${word}`,
    `/file?file=${file}&draft=${word}`,
    `/files?file=${word}&draft=${word}`,
    `/search?words=${word}`,
    `/search?words=${word}&draft=${word}`,
    `/assets/${word}`,
    `/assets/znak.png?draft=${word}`,
    `/drafts/${word}`,
    `/drafts/${word}/impact`,
    `/drafts/${draft}/pack/${word}`,
    `/preview/${word}/pack/current.json`,
    `/preview/${draft}/pack/${word}`,
    `/preview/${draft}/pdf?slug=${word}&block=${word}&lang=${word}`,
    `/preview/${draft}/scenarios?slug=${word}`,
    `/places/describe?file=${word}&path=/${word}`,
    `/places/fields?file=${file}&path=/${word}`,
    `/places/fixes?file=${file}&path=/${word}&rule=${word}`,
    `/places/texts?file=${file}&path=/${word}`,
    `/places/origins?file=${word}`,
    `/places/used-by?file=${file}&path=/${word}`,
    `/choices?kind=${word}&file=${file}`,
    `/compare/${word}/${word}`,
  ];
  const log = [`/log?from=${word}&words=${word}&page=${word}`, `/log.csv?from=${word}`];
  return [...paths.map((path): Asked => [editor, 'GET', path]), ...log.map((path): Asked => [administrator, 'GET', path])];
}

async function faults(calls: readonly Asked[]): Promise<string[]> {
  const found: string[] = [];
  for (const [who, method, path, body] of calls) {
    const { status, text } = await who.send(method, path, body);
    if (status >= 500) found.push(`${status} ${method} ${path} ${JSON.stringify(body)}: ${text}`);
  }
  return found;
}

it.each([
  ['a zero character', 'Gmina\0', '%00'],
  ['half of a character', 'a\ud800', '%ED%A0%80'],
  ['five thousand characters', '🚰'.repeat(2_500), encodePart('🚰'.repeat(500))],
  ['a name that every object has', '__proto__', '__proto__'],
  ['a number larger than any', '99999999999999999999', '99999999999999999999'],
])('%s causes no fault of the server in any call of the editors’ room', async (_, text, word) => {
  expect(await faults([...sent(text), ...looked(word)])).toEqual([]);
  expect(told).toBe('');
});

it('a text with a character that cannot be stored is refused in words, at the login and in a draft, which keeps what it had', async () => {
  const login = await visitor.send('POST', '/session', { login: 'redaktor\0', password: 'x', code: '000000' });
  expect([login.status, login.body.code]).toEqual([400, 'unwritable-text']);
  const renamed = await editor.send('PATCH', `/drafts/${draft}`, { title: 'Nowy\0' });
  expect(renamed.status).toBe(400);
  expect(renamed.text).toContain('niewidoczny znak');
  expect(Object((await editor.get(`/drafts/${draft}`)).body).title).not.toContain('Nowy');
});
