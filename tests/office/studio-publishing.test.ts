// What several servers of one PostgreSQL publish: at once, on a date, and killed in the middle; and what no layer may say.
import { spawn } from 'node:child_process';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleEditors } from '../../sample-office/sample-editors';
import type { RunningOffice } from '../../server';
import { studioDraft, studioPublished, studioRevision } from '../../server/database/studio-tables';
import { parametersOf } from '../programs';
import { startFilledOffice } from './filled-office';
import { openPool, type PostgresServer, startPostgres } from './postgres-server';
import { temporaryFolder } from './run-office';
import { logInEditor, type StudioCaller } from './studio-caller';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const file = 'services/liczba-pojazdow/service.json';
const folders = [temporaryFolder(), temporaryFolder()];
const offices: RunningOffice[] = [];
const words = { title: 'Zmiana', reason: 'Uchwała', legalBasis: '' };
let postgres: PostgresServer;
let pool: Pool;
let clock = new Date('2026-12-30T10:00:00Z');
let told = '';
let editor: StudioCaller;
let approver: StudioCaller;
let elsewhere: StudioCaller;

beforeAll(async () => {
  postgres = await startPostgres();
  pool = openPool(postgres.url);
  await startServers();
});
afterAll(async () => {
  await stopServers();
  await pool?.end();
  await postgres?.stop();
  for (const folder of folders) folder.remove();
});

async function startServers(): Promise<void> {
  for (const { path } of folders) {
    offices.push(
      await startFilledOffice(
        { DATA_DIR: path, DATABASE_URL: postgres.url, SANDBOX: '1', SEED_SCALE: '0' },
        {
          now: () => clock,
          tell: (text) => {
            told += `${text}\n`;
          },
        },
      ),
    );
  }
  editor = await logInEditor(first(), sample('redaktor'), clock);
  approver = await logInEditor(first(), sample('zatwierdza'), clock);
  clock = new Date(clock.getTime() + 60_000);
  elsewhere = await logInEditor(second(), sample('zatwierdza'), clock);
}

async function stopServers(): Promise<void> {
  for (const office of offices.splice(0)) await office.close();
}

const first = () => offices[0]?.address ?? '';
const second = () => offices[1]?.address ?? '';
const sample = (login: string) => sampleEditors.find((one) => one.login === login) ?? fail(login);
const fail = (what: string): never => {
  throw new Error(what);
};

async function servedTitle(address: string): Promise<string> {
  const { indexes } = await (await fetch(`${address}/pack/current.json`)).json();
  const index = await (await fetch(`${address}/pack/${indexes.pl}`)).json();
  return index.services.find(({ slug }: { slug: string }) => slug === 'liczba-pojazdow').title;
}

/** The same, to be published on a day. */
async function scheduled(day: string, text: string, place?: { readonly file: string; readonly path: string }): Promise<number> {
  const id = await approved(text, place);
  const given = await approver.send('POST', `/drafts/${id}/schedule`, { day });
  expect(given.status, given.text).toBe(200);
  return id;
}

/** A proposal that sets the title, or another text, approved. */
async function approved(text: string, place = { file, path: '/title' }): Promise<number> {
  const opened = await editor.send('POST', '/drafts', { edits: [{ ...place, set: text }] });
  const { id } = Object(opened.body);
  expect((await editor.send('POST', `/drafts/${id}/hand-in`, words)).status, opened.text).toBe(200);
  expect((await approver.send('POST', `/drafts/${id}/approve`)).status).toBe(200);
  return id;
}

const states = async () => {
  const database = drizzle(pool);
  const [pointer] = await database.select().from(studioPublished);
  return {
    pointer: pointer?.revision ?? 0,
    revisions: (await database.select().from(studioRevision).orderBy(studioRevision.number)).map(
      ({ number, draftId, ofRevision, layer }) => ({ number, draftId, ofRevision, layer }),
    ),
    drafts: new Map((await database.select().from(studioDraft)).map(({ id, state }) => [id, state])),
  };
};

describe('two servers', () => {
  it('serve what one of them publishes; of two who publish the same place at once one wins and the other is shown three values', async () => {
    const before = await servedTitle(second());
    const [mine, theirs] = [await approved('Pierwszy'), await approved('Drugi')];
    const answers = await Promise.all([
      approver.send('POST', `/drafts/${mine}/publish`),
      elsewhere.send('POST', `/drafts/${theirs}/publish`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers[0]?.status === 409 ? { id: mine, now: 'Pierwszy', won: 'Drugi' } : { id: theirs, now: 'Drugi', won: 'Pierwszy' };
    const refusal = Object(answers.find(({ status }) => status === 409)?.body);
    expect(refusal).toMatchObject({ code: 'moved', moved: [{ file, path: '/title', was: before, mine: lost.now, theirs: lost.won }] });
    for (const address of [first(), second()]) await expect.poll(() => servedTitle(address), { timeout: 60_000 }).toBe(lost.won);

    // Nothing is lost: the proposal goes back, its editor decides, and it is published over what is there now.
    await approver.send('POST', `/drafts/${lost.id}/return`, { comment: 'Porównaj' });
    const decided = await editor.send('POST', `/drafts/${lost.id}/resolve`, { file, path: '/title', take: 'mine' });
    expect(Object(decided.body)).toMatchObject({ moved: [], changes: [{ was: lost.won, now: lost.now }] });
    await editor.send('POST', `/drafts/${lost.id}/hand-in`, words);
    await approver.send('POST', `/drafts/${lost.id}/approve`);
    expect((await elsewhere.send('POST', `/drafts/${lost.id}/publish`)).status).toBe(200);
    for (const address of [first(), second()]) await expect.poll(() => servedTitle(address), { timeout: 60_000 }).toBe(lost.now);
  });

  it('publish on the day, once, also when the clock jumps over it and back', async () => {
    const id = await approved('Od nowego roku');
    expect((await approver.send('POST', `/drafts/${id}/schedule`, { day: '2026-12-30' })).body.code).toBe('past-date');
    expect((await approver.send('POST', `/drafts/${id}/schedule`, { day: '2026-02-30' })).body.code).toBe('past-date');
    const given = await approver.send('POST', `/drafts/${id}/schedule`, { day: '2027-01-01' });
    expect(Object(given.body)).toMatchObject({ state: 'scheduled', publishAt: '2026-12-31T23:00:00.000Z' });
    clock = new Date('2026-12-31T22:59:59Z');
    expect((await states()).drafts.get(id)).toBe('scheduled');
    clock = new Date('2027-01-03T12:00:00Z');
    await expect.poll(async () => (await states()).drafts.get(id), { timeout: 60_000 }).toBe('published');
    clock = new Date('2026-12-30T10:00:00Z');
    for (const address of [first(), second()]) await expect.poll(() => servedTitle(address), { timeout: 60_000 }).toBe('Od nowego roku');
    const { revisions } = await states();
    expect(revisions.filter(({ draftId }) => draftId === id)).toHaveLength(1);
  });

  it('publish what came due while none of them ran: in the order of the days, each once, and give back what another one replaced', async () => {
    const elsewhereIn = { file: 'services/budzet-dochody/service.json', path: '/intro' };
    const later = await scheduled('2027-01-12', 'Później', elsewhereIn);
    const sooner = await scheduled('2027-01-10', 'Wcześniej');
    const replaced = await scheduled('2027-01-11', 'Za późno');
    await stopServers();
    clock = new Date('2027-01-20T10:00:00Z');
    await startServers();
    await expect.poll(async () => (await states()).drafts.get(later), { timeout: 60_000 }).toBe('published');
    const { drafts, revisions } = await states();
    expect([sooner, replaced].map((id) => drafts.get(id))).toEqual(['published', 'returned']);
    const ids = revisions.map(({ draftId }) => draftId);
    expect(ids.filter((id) => [later, sooner, replaced].includes(Number(id)))).toEqual([sooner, later]);
    for (const address of [first(), second()]) await expect.poll(() => servedTitle(address), { timeout: 60_000 }).toBe('Wcześniej');
    await editor.send('DELETE', `/drafts/${replaced}`);
  });

  it('have a third beside them that serves what is published, and has no room of editors', async () => {
    const folder = temporaryFolder();
    const variables = { DATA_DIR: folder.path, DATABASE_URL: postgres.url, SEED_SCALE: '0', STUDIO: 'published' };
    const residents = await startFilledOffice(variables, { now: () => clock });
    try {
      expect(await servedTitle(residents.address)).toBe(await servedTitle(first()));
      const id = await approved('Na serwerze mieszkańców');
      expect((await approver.send('POST', `/drafts/${id}/publish`)).status).toBe(200);
      await expect.poll(() => servedTitle(residents.address), { timeout: 60_000 }).toBe('Na serwerze mieszkańców');
      for (const path of ['/redakcja/api/session', '/redakcja/api/pulse'])
        expect((await fetch(residents.address + path)).status, path).toBe(404);
    } finally {
      await residents.close();
      folder.remove();
    }
  });

  it('revisions and the log are never changed, deleted or emptied', async () => {
    for (const table of ['studio_revision', 'studio_event']) {
      const column = table === 'studio_event' ? 'kind' : 'title';
      for (const statement of [`UPDATE ${table} SET ${column} = 'x'`, `DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`]) {
        await expect(pool.query(statement), statement).rejects.toThrow(/never changed or deleted/);
      }
    }
  });
});

describe('a server that ends by kill -9 while it publishes', () => {
  // The transaction has nine statements. All of them, over and over, make fifty kills of the full run.
  const kills = process.env.OKIENKO_FULL === '1' ? Array.from({ length: 50 }, (_, index) => index % 11) : [1, 11];
  const kill = async (step: 'publish' | 'publish-due' | 'roll-back', subject: number, at: number) => {
    const child = spawn(process.execPath, [...parametersOf('studio-crash'), postgres.url, step, String(subject), String(at)], {
      stdio: 'ignore',
    });
    expect(await new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))).toBe('SIGKILL');
  };

  for (const { way, step, state, make } of [
    { way: 'now', step: 'publish', state: 'approved', make: approved },
    { way: 'on its day @full', step: 'publish-due', state: 'scheduled', make: (text: string) => scheduled('2027-06-01', text) },
  ] as const)
    it(`leaves the old state or the new one, never another, after each of ${kills.length} kills: ${way}`, async () => {
      let id = await make(`${step} ${kills[0]}`);
      const seen = new Set<string>();
      for (const [round, at] of kills.entries()) {
        const before = await states();
        await kill(step, id, at);
        const after = await states();
        const isNew = after.pointer !== before.pointer;
        seen.add(isNew ? 'new' : 'old');
        expect(after.revisions.filter(({ draftId }) => draftId === id)).toHaveLength(isNew ? 1 : 0);
        expect(after.drafts.get(id)).toBe(isNew ? 'published' : state);
        expect(after.revisions.at(-1)?.number).toBe(after.pointer);
        if (isNew) id = await make(`${step} po ${round}`);
      }
      expect([...seen].sort()).toEqual(['new', 'old']);
      // None stays open for what comes after.
      await editor.send('DELETE', `/drafts/${id}`);
    });

  it(`going back to an earlier state leaves the old one or the whole earlier one after each of ${kills.length} kills @full`, async () => {
    const seen = new Set<string>();
    for (const at of kills) {
      const before = await states();
      const target = before.revisions.at(-2) ?? fail('no earlier revision');
      await kill('roll-back', target.number, at);
      const after = await states();
      const isNew = after.pointer !== before.pointer;
      seen.add(isNew ? 'new' : 'old');
      if (isNew) expect(after.revisions.at(-1)).toMatchObject({ number: after.pointer, ofRevision: target.number, layer: target.layer });
      else expect(after.revisions).toEqual(before.revisions);
    }
    expect([...seen].sort()).toEqual(['new', 'old']);
  });
});

describe('a layer', () => {
  it('cannot say whom the portal trusts, carry code, or break the pack: each is refused and residents see nothing of it', async () => {
    // What another process has published is heard of a moment later.
    const { revisions } = await states();
    const served = JSON.parse(revisions.at(-1)?.layer ?? '{}')[file].title;
    await expect.poll(() => servedTitle(first()), { timeout: 60_000 }).toBe(served);
    const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
    const hostile = ['offices', 'embedOrigins', 'formOrigins', 'extends', 'id', 'session', 'accounts'].map((name) => ({
      file: 'portal.json',
      path: `/${name}`,
      set: name === 'extends' || name === 'id' ? 'inna' : name === 'accounts' ? false : ['https://zly.example'],
    }));
    const pictures = [
      '<script>alert(1)</script>',
      '<rect onload="x()"/>',
      '<use href="https://zly.example/x.svg#a"/>',
      '<style>@import "https://zly.example"</style>',
      '<a href="javascript:x()"/>',
    ];
    for (const inner of pictures) {
      const { status, body } = await editor.send('POST', '/drafts', { edits: [{ file: 'assets/arms.svg', path: '', set: svg(inner) }] });
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'unsafe-picture' });
    }
    for (const edit of hostile) {
      const { body, text } = await editor.send('POST', '/drafts', { edits: [edit] });
      const { id, refusals, pack } = Object(body);
      expect(refusals, text).toHaveLength(1);
      expect(pack).toBeNull();
      expect((await editor.send('POST', `/drafts/${id}/hand-in`, words)).body.code).toBe('refused-layer');
      await editor.send('DELETE', `/drafts/${id}`);
    }
    const fine = await editor.send('POST', '/drafts', {
      edits: [
        { file: 'assets/herb.svg', path: '', set: svg('<rect width="4" fill="url(#a)"/>') },
        { file: 'portal.json', path: '/office/arms', set: 'herb.svg', was: 'arms.svg' },
      ],
    });
    expect(Object(fine.body).refusals).toEqual([]);
    // A picture of the editors is there for what names it, as those of the files are.
    expect(Object(fine.body).problems.filter(({ severity }: Record<string, unknown>) => severity === 'error')).toEqual([]);
    await editor.send('DELETE', `/drafts/${Object(fine.body).id}`);
    const broken = await editor.send('POST', '/drafts', { edits: [{ file, path: '/blocks', remove: true }] });
    const { id, problems } = Object(broken.body);
    expect(problems.some(({ severity, file: of }: Record<string, unknown>) => severity === 'error' && of === file)).toBe(true);
    expect((await editor.send('POST', `/drafts/${id}/hand-in`, words)).body.code).toBe('has-errors');
    expect(await servedTitle(first())).toBe(served);
  });

  it('is not touched by requests that are hostile or too large', async () => {
    const edit = (set: string) => `{"edits":[{"file":"${file}","path":"/title","set":${set}}]}`;
    expect((await editor.send('POST', '/drafts', edit('{"__proto__":{"a":1}}'))).body.code).toBe('bad-request');
    expect((await editor.send('POST', '/drafts', edit('{"constructor":{"a":1}}'))).body.code).toBe('no-place');
    expect((await editor.send('POST', '/drafts', { edits: [{ file, path: '/__proto__/a', set: 1 }] })).body.code).toBe('no-place');
    expect((await editor.send('POST', '/drafts', { edits: [{ file: '../x.json', path: '', set: {} }] })).body.code).toBe('refused-layer');
    expect((await editor.send('POST', '/drafts', edit(JSON.stringify('x'.repeat(5_000_000))))).body.code).toBe('too-large');
    expect((await editor.send('POST', '/drafts', edit(`${'['.repeat(5_000)}${']'.repeat(5_000)}`))).status).toBeLessThan(500);
    expect((await editor.send('POST', '/drafts', '{')).body.code).toBe('bad-request');
    expect(told).not.toMatch(/room failed/);
  });
});
