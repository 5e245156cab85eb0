// Who may do what in the editors' room, call by call: the server asks for the right itself, whatever a page shows.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningOffice } from '../../server';
import { startFilledOffice } from './filled-office';
import { temporaryFolder } from './run-office';
import { logInEditor, type StudioCaller, sampleEditor, studioVisitor } from './studio-caller';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const people = ['visitor', 'podatki', 'redaktor', 'zatwierdza', 'administrator'] as const;
type Person = (typeof people)[number];

const everybody: readonly Person[] = people;
const signedIn: readonly Person[] = ['podatki', 'redaktor', 'zatwierdza', 'administrator'];
/** Whoever may edit the service: it is not one of taxes. */
const editors: readonly Person[] = ['redaktor', 'zatwierdza'];
const author: readonly Person[] = ['redaktor'];
const approver: readonly Person[] = ['zatwierdza'];
const administrator: readonly Person[] = ['administrator'];

/** A call, who may make it, and what it is made with. */
interface Call {
  readonly may: readonly Person[];
  readonly body?: object;
  /** How far the proposal has come that `:id` is. */
  readonly state?: 'draft' | 'handed-in' | 'approved';
  readonly query?: string;
}

const file = 'services/liczba-pojazdow/service.json';
const edits = [{ file, path: '/title', set: 'Inny tytuł' }];
const words = { title: 'Tytuł', reason: 'Uchwała', legalBasis: '' };
const settings = { name: 'Osoba', administrator: false, rights: [] };

const calls: Readonly<Record<string, Call>> = {
  'POST /session': { may: everybody, body: { login: 'nikt', password: 'x', code: '000000' } },
  'GET /session': { may: signedIn },
  'POST /invitation': { may: everybody, body: { code: 'x' } },
  'POST /invitation/accept': { may: everybody, body: { code: 'x', password: 'x', oneTimeCode: '000000' } },
  'PUT /account/password': { may: signedIn, body: { password: 'x', newPassword: 'Y' } },
  'POST /account/second-factor': { may: signedIn, body: { password: 'x' } },
  'PUT /account/second-factor': { may: signedIn, body: { secret: 'x', proof: 'x', code: '000000' } },
  'GET /account/sessions': { may: signedIn },
  'DELETE /account/sessions/:id': { may: signedIn },
  'GET /overview': { may: signedIn },
  'GET /file': { may: signedIn, query: `?file=${encodeURIComponent(file)}` },
  'GET /files': { may: signedIn, query: `?file=${encodeURIComponent(file)}` },
  'GET /search': { may: signedIn, query: '?words=pojazd' },
  'GET /choices': { may: signedIn, query: `?file=${encodeURIComponent(file)}&path=/group` },
  'GET /places/describe': { may: signedIn, query: `?file=${encodeURIComponent(file)}&path=/title` },
  'GET /places/fields': { may: signedIn, query: `?file=${encodeURIComponent(file)}&path=/title` },
  'GET /places/fixes': { may: signedIn, query: `?file=${encodeURIComponent(file)}&path=/title` },
  'GET /places/origins': { may: signedIn, query: `?file=${encodeURIComponent(file)}` },
  'GET /places/texts': { may: signedIn, query: `?file=${encodeURIComponent(file)}&path=/title` },
  'GET /places/used-by': { may: signedIn, query: `?file=${encodeURIComponent(file)}&path=/title` },
  'POST /places/complete': { may: signedIn, body: { file, path: '/title', text: '=', cursor: 1 } },
  'POST /places/evaluate': { may: signedIn, body: { file, path: '/title', text: '=1' } },
  'GET /assets/:name': { may: signedIn },
  'GET /language': { may: signedIn },
  'GET /pulse': { may: signedIn },
  'GET /upgrade': { may: signedIn },
  'POST /upgrade/give-up': { may: editors, body: { file, path: '/title' } },
  'GET /drafts': { may: signedIn },
  'POST /drafts': { may: editors, body: { edits } },
  'GET /drafts/:id': { may: signedIn },
  'PATCH /drafts/:id': { may: author, body: { title: 'Inaczej' } },
  'DELETE /drafts/:id': { may: author },
  'POST /drafts/:id/edits': { may: author, body: { edits } },
  'POST /drafts/:id/resolve': { may: author, body: { file, path: '/title', take: 'mine' } },
  'GET /drafts/:id/pack/:name': { may: signedIn },
  'GET /drafts/:id/proposal': { may: signedIn },
  'GET /drafts/:id/impact': { may: signedIn },
  'POST /drafts/:id/hand-in': { may: author, body: words },
  'POST /drafts/:id/comment': { may: signedIn, body: { comment: 'Uwaga' } },
  'POST /drafts/:id/return': { may: approver, body: { comment: 'Popraw' }, state: 'handed-in' },
  'POST /drafts/:id/approve': { may: approver, state: 'handed-in' },
  'POST /drafts/:id/schedule': { may: approver, body: { day: '2027-01-01' }, state: 'approved' },
  'POST /drafts/:id/unschedule': { may: approver, state: 'approved' },
  'POST /drafts/:id/publish': { may: approver, state: 'approved' },
  'GET /preview/:draft/pack/:name': { may: signedIn },
  'GET /preview/:draft/pack/assets/:name': { may: signedIn },
  'ALL /preview/:draft/office/:situation/*': { may: signedIn },
  'GET /preview/:draft/scenarios': { may: signedIn, query: '?slug=liczba-pojazdow' },
  'POST /preview/:draft/scenarios': { may: signedIn, body: { slug: 'liczba-pojazdow', name: 'Próba', situation: 'x', address: '/' } },
  'GET /preview/:draft/pdf': { may: signedIn, query: '?address=/uslugi/liczba-pojazdow' },
  'GET /preview/:draft/csv': { may: signedIn, query: '?address=/uslugi/liczba-pojazdow' },
  'GET /revisions': { may: signedIn },
  'GET /compare/:from/:to': { may: signedIn },
  'POST /revisions/:number/roll-back': { may: approver, body: { reason: 'Pomyłka' } },
  'POST /revisions/:number/take-back': { may: editors, body: {} },
  'GET /editors': { may: administrator },
  'POST /editors': { may: administrator, body: { login: 'nowa', ...settings } },
  'POST /editors/:id/invitation': { may: administrator },
  'DELETE /editors/:id/sessions': { may: administrator },
  'PUT /editors/:id': { may: administrator, body: { ...settings, disabled: false } },
  'GET /log': { may: administrator },
  'GET /log.csv': { may: administrator },
  'GET /layer': { may: administrator },
  'GET /layer.zip': { may: administrator },
  'POST /layer/look': { may: administrator, body: {} },
  'POST /layer/proposal': { may: administrator, body: {}, query: '?title=Warstwa&reason=Powrót' },
  // The last one, because it ends the sessions.
  'DELETE /session': { may: everybody },
};

const signedOut = { status: 401, code: 'signed-out' };
const folder = temporaryFolder();
const clock = new Date('2026-11-22T10:00:00Z');
let office: RunningOffice;
let callers: Readonly<Record<Person, StudioCaller>>;

beforeAll(async () => {
  office = await startFilledOffice({ DATA_DIR: folder.path, RATE_LIMIT: '0', RATE_LIMIT_SENSITIVE: '0' }, { now: () => clock });
  const logIn = async (login: Person) => await logInEditor(office.address, sampleEditor(login), clock);
  callers = {
    visitor: studioVisitor(office.address),
    podatki: await logIn('podatki'),
    redaktor: await logIn('redaktor'),
    zatwierdza: await logIn('zatwierdza'),
    administrator: await logIn('administrator'),
  };
  await good(callers.zatwierdza, `/drafts/${await proposal('approved', 'Pierwsza')}/publish`);
});
afterAll(async () => {
  await office?.close();
  folder.remove();
});

async function good(caller: StudioCaller, path: string, body: object = {}): Promise<Readonly<Record<string, never>>> {
  const answer = await caller.send('POST', path, body);
  expect(answer.status, `${path}: ${answer.text}`).toBe(200);
  return answer.body;
}

/** A draft of the editor, brought to a state. */
async function proposal(state: 'draft' | 'handed-in' | 'approved', title: string): Promise<number> {
  const { id } = Object(await good(callers.redaktor, '/drafts', { edits: [{ file, path: '/title', set: title }] }));
  if (state !== 'draft') await good(callers.redaktor, `/drafts/${id}/hand-in`, words);
  if (state === 'approved') await good(callers.zatwierdza, `/drafts/${id}/approve`);
  return id;
}

/** The calls of the room, as its routes declare them. */
function declaredCalls(): readonly string[] {
  const routes = join(import.meta.dirname, '../../server/studio/routes');
  return readdirSync(routes).flatMap((name) => {
    const source = readFileSync(join(routes, name), 'utf8');
    const found = source.matchAll(/\bapp\.(get|post|put|patch|delete|all)\b[^(]*\(\s*'(\/[^']*)'/g);
    return Array.from(found, ([, method = '', path]) => `${method.toUpperCase()} ${path}`);
  });
}

it('every call of the editors’ room is in the table of rights', () => {
  expect([...declaredCalls()].sort()).toEqual(Object.keys(calls).sort());
});

it('edits that are refused open no draft', async () => {
  const before = (await callers.redaktor.get('/drafts')).text;
  expect((await callers.podatki.send('POST', '/drafts', { edits })).status).toBe(403);
  expect((await callers.redaktor.send('POST', '/drafts', { edits: [{ file, path: '/blocks/nie-ma/title', set: 'x' }] })).status).toBe(422);
  expect((await callers.redaktor.get('/drafts')).text).toBe(before);
});

describe.each(Object.entries(calls))('%s', (name, { may, body, state = 'draft', query = '' }) => {
  it(`is refused to ${people.filter((person) => !may.includes(person)).join(', ') || 'nobody'}, and to nobody else for want of a right`, async () => {
    const [method = '', path = ''] = name.split(' ');
    const id = path.includes('/drafts/:id') ? await proposal(state, `Dla ${name}`) : 999_999;
    const address = path
      .replace(':id', String(id))
      .replace(':draft', 'publikacja')
      .replace(':number', '1')
      .replace(':from', '0')
      .replace(':to', '1')
      .replace(':situation', 'x')
      .replace(/:name|\*/, 'x.json');
    // Those who are refused come first, because a call that is let through changes what the next would find.
    for (const person of people.toSorted((left, right) => Number(may.includes(left)) - Number(may.includes(right)))) {
      const answer = await callers[person].send(method === 'ALL' ? 'GET' : method, `${address}${query}`, body);
      if (person === 'visitor' && !may.includes(person)) expect({ status: answer.status, code: answer.body.code }).toEqual(signedOut);
      else if (may.includes(person))
        expect(['forbidden', 'signed-out', 'foreign-origin'], `${person}: ${answer.text}`).not.toContain(answer.body.code);
      else expect({ person, status: answer.status, code: answer.body.code }).toEqual({ person, status: 403, code: 'forbidden' });
      expect(answer.status, `${person}: ${answer.text}`).toBeLessThan(500);
    }
  });
});
