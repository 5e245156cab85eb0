// People of the editors' room over HTTP: invitations, rights, the own account, the log, and the layer as an archive.
import { strToU8, unzipSync, zipSync } from 'fflate';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningOffice, SampleEditor } from '../../server';
import { startFilledOffice } from './filled-office';
import { temporaryFolder } from './run-office';
import { logInEditor, type StudioCaller, sampleEditor, studioVisitor } from './studio-caller';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = temporaryFolder();
const file = 'services/liczba-pojazdow/service.json';
let office: RunningOffice;
let clock = new Date('2026-11-22T10:00:00Z');
let editor: StudioCaller;
let approver: StudioCaller;
let administrator: StudioCaller;

const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(clock.getTime() / 1000) });
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
const logIn = (login: string) => logInEditor(office.address, sampleEditor(login), clock);
const password = 'Zupełnie-nowe-1';

beforeAll(async () => {
  office = await startFilledOffice({ DATA_DIR: folder.path }, { now: () => clock });
  [editor, approver, administrator] = [await logIn('redaktor'), await logIn('zatwierdza'), await logIn('administrator')];
});
afterAll(async () => {
  await office?.close();
  folder.remove();
});

/** Invites somebody and takes the invitation; gives the person as one who can log in. */
async function newcomer(login: string, rights: readonly { role: string; group: string }[], isAdministrator = false): Promise<SampleEditor> {
  const invited = await administrator.send('POST', '/editors', { login, name: `Osoba ${login}`, administrator: isAdministrator, rights });
  expect(invited.status, invited.text).toBe(200);
  const { invitation: code } = Object(invited.body);
  const visitor = studioVisitor(office.address);
  const { secret } = Object((await visitor.send('POST', '/invitation', { code })).body);
  const accepted = await visitor.send('POST', '/invitation/accept', { code, password, oneTimeCode: await codeOf(secret) });
  expect(accepted.status, accepted.text).toBe(200);
  return { ...sampleEditor('redaktor'), login, password, totpSecret: secret };
}

async function idOf(login: string): Promise<number> {
  const { editors } = Object((await administrator.get('/editors')).body);
  return editors.find((one: { login: string }) => one.login === login).id;
}

describe('an invitation', () => {
  it('is used once, within seven days, with a good password and a code of the shown secret', async () => {
    const settings = { name: 'Nowa Osoba', administrator: false, rights: [{ role: 'editor', group: 'podatki' }] };
    const { invitation: code } = Object((await administrator.send('POST', '/editors', { login: 'nowa', ...settings })).body);
    expect((await administrator.send('POST', '/editors', { login: 'NOWA', ...settings })).body.code).toBe('login-taken');
    expect((await administrator.send('POST', '/editors', { login: 'długa', ...settings, name: 'x'.repeat(201) })).body.code).toBe(
      'bad-request',
    );
    const visitor = studioVisitor(office.address);
    const opened = Object((await visitor.send('POST', '/invitation', { code })).body);
    expect(opened).toMatchObject({ login: 'nowa', name: 'Nowa Osoba' });
    expect(opened.picture).toMatch(/^data:image\/png;base64,/);
    expect(Object((await visitor.send('POST', '/invitation', { code })).body).secret).toBe(opened.secret);
    const accept = (given: object) => visitor.send('POST', '/invitation/accept', { code, password, oneTimeCode: '000000', ...given });
    expect((await accept({ password: 'krótkie' })).body.code).toBe('weak-password');
    expect((await accept({ password: 'hasło-nowa-hasło' })).body.code).toBe('weak-password');
    expect((await accept({})).body.code).toBe('wrong-code');
    expect((await accept({ oneTimeCode: await codeOf(opened.secret) })).status).toBe(200);
    expect((await accept({ oneTimeCode: await codeOf(opened.secret) })).body.code).toBe('invitation-over');

    const again = Object((await administrator.send('POST', `/editors/${await idOf('nowa')}/invitation`)).body).invitation;
    later(8 * 24 * 3600);
    expect((await visitor.send('POST', '/invitation', { code: again })).body.code).toBe('invitation-over');
    later(-8 * 24 * 3600);
    expect((await visitor.send('POST', '/invitation', { code: again })).status).toBe(200);
  });
});

describe('rights', () => {
  it('hold at the next call; who is blocked is out at once, and the last administrator stays one', async () => {
    later(60);
    const person = await newcomer('zmienna', [{ role: 'editor', group: 'pojazdy' }]);
    later(60);
    const caller = await logInEditor(office.address, person, clock);
    const change = { edits: [{ file, path: '/title', set: 'Liczba aut' }] };
    const { groups } = Object((await caller.get('/overview')).body);
    const id = await idOf('zmienna');
    const settings = { name: 'Osoba zmienna', administrator: false, disabled: false };
    const group = await groupOf(file);
    expect(groups.map((one: { id: string }) => one.id)).toContain(group);
    await administrator.send('PUT', `/editors/${id}`, { ...settings, rights: [{ role: 'editor', group }] });
    const made = await caller.send('POST', '/drafts', change);
    expect(made.status, made.text).toBe(200);
    await administrator.send('PUT', `/editors/${id}`, { ...settings, rights: [{ role: 'approver', group }] });
    expect((await caller.send('POST', `/drafts/${Object(made.body).id}/edits`, change)).body.code).toBe('forbidden');
    await administrator.send('PUT', `/editors/${id}`, { ...settings, rights: [], disabled: true });
    expect((await caller.get('/overview')).body.code).toBe('signed-out');

    const own = await idOf('administrator');
    const taken = { name: 'Adam Administrator', administrator: false, disabled: false, rights: [] };
    expect((await administrator.send('PUT', `/editors/${own}`, taken)).body.code).toBe('last-administrator');
    await administrator.send('POST', '/editors', { login: 'zaproszony', name: 'Jeszcze Nie', administrator: true, rights: [] });
    const invitedOnly = await administrator.send('PUT', `/editors/${own}`, { ...taken, disabled: true });
    expect(invitedOnly.body.code, 'somebody who is only invited cannot be the last one').toBe('last-administrator');
    expect((await administrator.send('POST', `/editors/${own}/invitation`)).body.code).toBe('own-account');
  });

  it('are asked for by the server in every call: nobody without a session, only administrators where it is said', async () => {
    const visitor = studioVisitor(office.address);
    const calls: readonly (readonly [string, string, unknown?])[] = [
      ['GET', '/editors'],
      ['POST', '/editors', { login: 'ktoś', name: 'Ktoś', administrator: true, rights: [] }],
      ['PUT', '/editors/1', { name: 'Ktoś', administrator: true, rights: [], disabled: false }],
      ['POST', '/editors/1/invitation'],
      ['DELETE', '/editors/1/sessions'],
      ['GET', '/log'],
      ['GET', '/log.csv'],
      ['GET', '/layer'],
      ['GET', '/layer.zip'],
      ['POST', '/layer/look'],
      ['POST', '/layer/proposal'],
    ];
    for (const [method, path, given] of calls) {
      expect((await visitor.send(method, path, given)).body.code, `${method} ${path}`).toBe('signed-out');
      for (const caller of [editor, approver])
        expect((await caller.send(method, path, given)).body.code, `${method} ${path}`).toBe('forbidden');
      if (method !== 'GET')
        expect((await administrator.send(method, path, given, { origin: 'https://obcy.example' })).body.code, path).toBe('foreign-origin');
    }
  });
});

async function groupOf(name: string): Promise<string> {
  const { files } = Object((await editor.get('/overview')).body);
  return files.find((one: { file: string }) => one.file === name).group;
}

describe('the own account', () => {
  it('changes its password and its second factor, sees its sessions and ends them', async () => {
    later(60);
    const person = await newcomer('własna', [{ role: 'editor', group: '*' }]);
    later(60);
    const first = await logInEditor(office.address, person, clock);
    later(60);
    const second = await logInEditor(office.address, person, clock);
    const listed = Object((await second.get('/account/sessions')).body).sessions;
    expect(listed.map(({ own }: { own: boolean }) => own)).toEqual([true, false]);
    expect((await second.send('DELETE', `/account/sessions/${'0'.repeat(16)}`)).body.code).toBe('not-found');
    expect((await editor.send('DELETE', `/account/sessions/${listed[1].id}`)).body.code, 'of somebody else').toBe('not-found');
    await second.send('DELETE', `/account/sessions/${listed[1].id}`);
    expect((await first.get('/overview')).body.code).toBe('signed-out');

    const change = (given: object) => second.send('PUT', '/account/password', { password, newPassword: 'Jeszcze-nowsze-2', ...given });
    expect((await change({ password: 'nie to' })).body.code).toBe('wrong-password');
    expect((await change({ newPassword: 'krótkie' })).body.code).toBe('weak-password');
    expect((await change({})).status).toBe(200);

    expect((await second.send('POST', '/account/second-factor', { password })).body.code).toBe('wrong-password');
    const offered = Object((await second.send('POST', '/account/second-factor', { password: 'Jeszcze-nowsze-2' })).body);
    const { secret, proof } = offered;
    const take = (given: object) => second.send('PUT', '/account/second-factor', { secret, proof, code: '000000', ...given });
    expect((await take({ secret: person.totpSecret })).body.code, 'a secret that was not offered').toBe('bad-request');
    expect((await take({})).body.code).toBe('wrong-code');
    expect((await take({ code: await codeOf(secret) })).status).toBe(200);
    later(60);
    await expect(logInEditor(office.address, { ...person, password: 'Jeszcze-nowsze-2' }, clock)).rejects.toThrow('wrong-credentials');
    await logInEditor(office.address, { ...person, password: 'Jeszcze-nowsze-2', totpSecret: secret }, clock);
    await administrator.send('DELETE', `/editors/${await idOf('własna')}/sessions`);
    expect((await second.get('/overview')).body.code).toBe('signed-out');
  });

  it('is locked after ten wrong tries, and it is said for how many minutes', async () => {
    const wrong = { login: 'podatki', password: 'nie', code: '000000' };
    const visitor = studioVisitor(office.address);
    for (let tries = 0; tries < 10; tries += 1) await visitor.send('POST', '/session', wrong);
    later(5 * 60);
    const refused = await visitor.send('POST', '/session?lang=en', wrong);
    expect(refused.body).toMatchObject({
      code: 'too-many-attempts',
      minutes: 10,
      message: 'Too many failed attempts. Try again in 10 min.',
    });
    later(11 * 60);
    await logIn('podatki');
  });
});

describe('the log', () => {
  it('is filtered by person, kind, draft, service and day, in words of both languages, and is a file for a spreadsheet', async () => {
    administrator = await logIn('administrator');
    later(60);
    editor = await logIn('redaktor');
    const { id } = Object((await editor.send('POST', '/drafts', { edits: [{ file, path: '/title', set: 'Auta' }] })).body);
    await administrator.get(`/drafts/${id}`);
    const log = async (query: string) => Object((await administrator.get(`/log?${query}`)).body).events;
    const kinds = (events: { kind: string }[]) => events.map(({ kind }) => kind);
    expect(kinds(await log(`draft=${id}`))).toEqual(['draft-read', 'draft-opened']);
    expect((await log(`draft=${id}&kind=draft-read&lang=en`))[0]).toMatchObject({
      words: 'read somebody else’s draft',
      person: 'Adam Administrator',
    });
    expect((await log(`person=${await idOf('redaktor')}&kind=draft-opened`))[0]).toMatchObject({ draft: id, words: 'otwarcie szkicu' });
    expect(kinds(await log('service=liczba-pojazdow&kind=draft-opened'))).toContain('draft-opened');
    expect(await log('service=karta-naleznosci')).toEqual([]);
    expect(await log('from=2026-11-23')).toEqual([]);
    expect((await log('from=2026-11-22&to=2026-11-22')).length).toBeGreaterThan(5);
    expect((await administrator.get('/log?from=wczoraj')).body.code).toBe('bad-request');
    const [newest] = await log('');
    expect((await log(`before=${newest.id}`))[0].id).toBeLessThan(newest.id);
    expect(kinds(await log('kind=editor-changed'))).toContain('editor-changed');

    await administrator.send('POST', '/editors', { login: '=1+1;"x"', name: 'Formuła', administrator: false, rights: [] });
    const csv = (await administrator.get('/log.csv?kind=editor-invited')).text;
    expect(csv).toContain('Numer;Chwila;Osoba;Co się stało;Szkic;Wersja;Szczegóły');
    expect(csv).toContain(`"'=1+1;""x"""`);
  });
});

describe('the layer as an archive', () => {
  const send = (path: string, files: Record<string, Uint8Array> | Uint8Array) =>
    fetchZip(path, files instanceof Uint8Array ? files : zipSync(files));
  async function fetchZip(path: string, bytes: Uint8Array) {
    return await administrator.sendBytes(path, bytes, 'application/zip');
  }

  it('comes back as a proposal that somebody else publishes, and says before in words what would change', async () => {
    administrator = await logIn('administrator').catch(() => administrator);
    const layer = { 'portal.json': strToU8('{"definitionVersion":2,"extends":"../base"}'), [file]: strToU8('{"title":"Ile aut"}') };
    const looked = Object((await send('/layer/look', layer)).body);
    expect(looked.files).toEqual([file]);
    expect(looked.sentences.join()).toContain('Ile aut');
    expect((await send('/layer/proposal?title=Import', layer)).body.code).toBe('no-title');
    const made = Object((await send('/layer/proposal?title=Import&reason=Z%20plik%C3%B3w', layer)).body);
    expect(made).toMatchObject({ state: 'handed-in', title: 'Import' });
    expect((await administrator.send('POST', `/drafts/${made.id}/approve`)).body.code).toBe('forbidden');
    await approver.send('POST', `/drafts/${made.id}/approve`);
    const published = await approver.send('POST', `/drafts/${made.id}/publish`);
    expect(published.status, published.text).toBe(200);
    const archive = unzipSync(await administrator.getBytes('/layer.zip'));
    expect(Object.keys(archive).sort()).toEqual(['portal.json', file]);
    expect(JSON.parse(new TextDecoder().decode(archive[file]))).toEqual({ title: 'Ile aut' });
    expect(Object((await send('/layer/look', archive)).body).changes).toBe(0);
    expect((await send('/layer/proposal?title=Import&reason=Drugi%20raz', layer)).body.code).toBe('nothing-changed');
  });

  it('takes no hostile files: each is named with its reason, and nothing changes', async () => {
    const text = strToU8('{}');
    const reasons = async (files: Record<string, Uint8Array> | Uint8Array) => {
      const { code, files: refused = [] } = Object((await send('/layer/look', files)).body);
      return [code, ...refused.map(({ file: name, reason }: Record<string, string>) => `${name} ${reason}`)];
    };
    expect(await reasons({ '../portal.json': text })).toEqual(['bad-files', '../portal.json unsafe-name']);
    expect(await reasons({ '/etc/portal.json': text })).toEqual(['bad-files', '/etc/portal.json unsafe-name']);
    expect(await reasons({ 'services\\..\\portal.json': text })).toEqual(['bad-files', 'services\\..\\portal.json unsafe-name']);
    expect(await reasons({ 'server.js': text })).toEqual(['bad-files', 'server.js unknown-file']);
    expect(await reasons({ 'portal.json': strToU8('{"__proto__":{"a":1}}') })).toEqual(['bad-files', 'portal.json unreadable']);
    expect(await reasons({ 'portal.json': strToU8('{') })).toEqual(['bad-files', 'portal.json unreadable']);
    expect(await reasons(strToU8('nie archiwum'))).toEqual(['no-archive']);
    expect(await reasons({ 'texts/pl.json': new Uint8Array(9_000_000) })).toEqual(['too-large']);
    expect(await reasons(new Uint8Array(8_400_000))).toEqual(['too-large']);
    const refusals = async (name: string, content: string) =>
      Object((await send('/layer/look', { [name]: strToU8(content) })).body).refusals.map(({ reason }: { reason: string }) => reason);
    expect(await refusals('assets/herb.svg', '<svg><script>alert(1)</script></svg>')).toEqual(['unsafe-picture']);
    expect(await refusals('portal.json', '{"offices":{"obcy":{}}}')).toEqual(['only-in-files']);
    expect((await send('/layer/proposal?title=a&reason=b', { 'portal.json': strToU8('{"offices":{"obcy":{}}}') })).body.code).toBe(
      'refused-layer',
    );
  });
});

it('the sample people of a sandbox, whose passwords everybody knows, are blocked when it becomes a real office', async () => {
  await office.close();
  office = await startFilledOffice({ DATA_DIR: folder.path, SANDBOX: 'false', STUDIO: 'on' }, { now: () => clock });
  later(3600);
  await expect(logIn('redaktor')).rejects.toThrow('wrong-credentials');
  await expect(logIn('administrator')).rejects.toThrow('wrong-credentials');
});
