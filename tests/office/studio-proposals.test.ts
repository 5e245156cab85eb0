// Proposals over HTTP: what they mean, what may be done with them, and what happens when somebody else is faster.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleEditors } from '../../sample-office/sample-editors';
import type { RunningOffice } from '../../server';
import { startFilledOffice } from './filled-office';
import { temporaryFolder } from './run-office';
import { logInEditor, type StudioAnswer, type StudioCaller } from './studio-caller';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const file = 'services/stawki-pojazdow/service.json';
const english = 'services/stawki-pojazdow/en.json';
const label = '/blocks/stawki/columns/stawkaRoczna/label';
const words = { title: 'Stawki', reason: 'Uchwała', legalBasis: '' };
const folder = temporaryFolder();
const newer = temporaryFolder();
let clock = new Date('2026-12-31T22:50:00Z');
let office: RunningOffice;
let editor: StudioCaller;
let approver: StudioCaller;

beforeAll(async () => {
  cpSync('definitions', newer.path, { recursive: true });
  const service = join(newer.path, file);
  writeFileSync(
    service,
    readFileSync(service, 'utf8').replace('Stawka ustalona przez gminę', 'Stawka z uchwały').replace('"Nazwa stawki"', '"Stawka"'),
  );
  office = await startFilledOffice({ DATA_DIR: folder.path, STUDIO_NEXT_BASE: newer.path }, { now: () => clock });
  editor = await signIn('redaktor');
  approver = await signIn('zatwierdza');
});
afterAll(async () => {
  await office?.close();
  folder.remove();
  newer.remove();
});

async function signIn(login: string): Promise<StudioCaller> {
  const person = sampleEditors.find((one) => one.login === login);
  if (!person) throw new Error(`There is no ${login}.`);
  return await logInEditor(office.address, person, clock);
}

/** What an answer holds; the test says what it expects of it. */
function held({ body, status, text }: StudioAnswer) {
  expect(status, text).toBe(200);
  return Object(body);
}

async function drafted(edits: readonly object[], by = editor): Promise<number> {
  return held(await by.send('POST', '/drafts', { edits })).id;
}

async function published(id: number, by = editor): Promise<number> {
  held(await by.send('POST', `/drafts/${id}/hand-in`, words));
  held(await approver.send('POST', `/drafts/${id}/approve`));
  return held(await approver.send('POST', `/drafts/${id}/publish`)).revision;
}

/** The steps of a proposal that somebody is offered, with the code of what is in the way. */
async function steps(by: StudioCaller, id: number): Promise<Readonly<Record<string, string | null>>> {
  const offered: readonly { readonly step: string; readonly refusal: { readonly code: string } | null }[] = held(
    await by.get(`/drafts/${id}/proposal`),
  ).steps;
  return Object.fromEntries(offered.map(({ step, refusal }) => [step, refusal?.code ?? null]));
}

describe('what a proposal means', () => {
  it('is told in sentences that lead to their places, and each can be taken back alone', async () => {
    const id = await drafted([
      { file, path: label, set: 'Stawka gminy' },
      { file: english, path: '/blocks.stawki.columns.stawkaRoczna.label', set: 'Rate of the municipality' },
      { file, path: '/blocks/stawki/columns/stawkaRocznaMax', remove: true },
    ]);
    const { changes, lines, screens } = held(await editor.get(`/drafts/${id}/impact`));
    expect(changes).toHaveLength(2);
    const renamed = changes.find(({ place }: { place: { path: string } }) => place.path === label);
    expect(renamed).toMatchObject({ slug: 'stawki-pojazdow', place: { file }, untranslated: ['de', 'uk'] });
    expect(renamed.part).toMatch(/Stawka ustalona przez gminę.*Stawka gminy/);
    expect(lines.map(({ what }: { what: string }) => what)).toContain('impactPdfs');
    expect(screens).toEqual([expect.objectContaining({ slug: 'stawki-pojazdow' })]);
    expect(held(await editor.get(`/drafts/${id}/impact?lang=en`)).changes[0].part).toMatch(/column/);

    held(await editor.send('POST', `/drafts/${id}/edits`, { edits: renamed.undo }));
    const { changes: left } = held(await editor.get(`/drafts/${id}`));
    expect(left).toEqual([expect.objectContaining({ path: '/blocks/stawki/columns/stawkaRocznaMax' })]);
    const gone = held(await editor.get(`/drafts/${id}/impact`)).changes[0];
    held(await editor.send('POST', `/drafts/${id}/edits`, { edits: gone.undo }));
    expect(held(await editor.get(`/drafts/${id}`)).changes).toEqual([]);
    expect(await steps(editor, id)).toEqual({ edit: null, 'hand-in': 'nothing-changed', withdraw: null });
  });
});

describe('the way of a proposal', () => {
  it('offers each person what that person may do, with the reason for the rest, and keeps what was said', async () => {
    const own = await drafted([{ file, path: '/intro', set: 'Stawki roczne.' }], approver);
    held(await approver.send('POST', `/drafts/${own}/hand-in`, words));
    expect(await steps(approver, own)).toEqual({ approve: 'own-proposal', return: null, withdraw: null });
    expect(await steps(editor, own)).toEqual({ approve: 'forbidden', return: 'forbidden' });
    expect((await approver.send('POST', `/drafts/${own}/return`, { comment: ' ' })).body.code).toBe('no-comment');
    held(await editor.send('POST', `/drafts/${own}/comment`, { comment: 'A po angielsku?' }));
    held(await approver.send('POST', `/drafts/${own}/return`, { comment: 'Krócej' }));
    const { history, author } = held(await editor.get(`/drafts/${own}/proposal`));
    expect(author).toBe('Zofia Zatwierdzająca');
    expect(history.map(({ kind, who, details }: Record<string, unknown>) => [kind, who, details]).slice(-2)).toEqual([
      ['commented', 'Renata Redaktor', 'A po angielsku?'],
      ['returned', 'Zofia Zatwierdzająca', 'Krócej'],
    ]);
    held(await approver.send('DELETE', `/drafts/${own}`));
    expect(await steps(approver, own)).toEqual({});
  });

  it('has a day on which it is published, which can be taken back', async () => {
    const id = await drafted([{ file, path: '/intro', set: 'Stawki od nowego roku.' }]);
    held(await editor.send('POST', `/drafts/${id}/hand-in`, words));
    held(await approver.send('POST', `/drafts/${id}/approve`));
    expect((await approver.send('POST', `/drafts/${id}/schedule`, { day: '2026-12-31' })).body.code).toBe('past-date');
    const { publishAt } = held(await approver.send('POST', `/drafts/${id}/schedule`, { day: '2027-01-01' }));
    expect(publishAt).toBe('2026-12-31T23:00:00.000Z');
    expect((await editor.send('POST', `/drafts/${id}/unschedule`)).body.code).toBe('forbidden');
    held(await approver.send('POST', `/drafts/${id}/unschedule`));
    expect((await approver.send('POST', `/drafts/${id}/unschedule`)).body.code).toBe('wrong-state');
    held(await approver.send('POST', `/drafts/${id}/schedule`, { day: '2027-01-01' }));
    const { revision, drafts } = held(await editor.get('/pulse'));
    clock = new Date('2026-12-31T23:00:01Z');
    await expect.poll(async () => held(await editor.get('/pulse')).revision, { timeout: 60_000, interval: 500 }).toBe(revision + 1);
    expect(held(await editor.get('/pulse')).drafts).not.toBe(drafts);
  });
});

describe('two people at once', () => {
  it('what somebody else changed or removed meanwhile stands beside the own value until it is decided', async () => {
    const column = '/blocks/stawki/columns/kwotaObnizeniaStawki';
    const mine = await drafted([
      { file, path: label, set: 'Moja stawka' },
      { file, path: `${column}/label`, set: 'Różnica' },
    ]);
    await published(
      await drafted([
        { file, path: label, set: 'Ich stawka' },
        { file, path: column, remove: true },
      ]),
    );
    expect(await steps(editor, mine)).toMatchObject({ 'hand-in': 'moved' });
    const { moved } = held(await editor.get(`/drafts/${mine}`));
    expect(moved).toEqual([
      { file, path: label, was: 'Stawka ustalona przez gminę', mine: 'Moja stawka', theirs: 'Ich stawka' },
      { file, path: `${column}/label`, was: expect.stringContaining('mniej niż stawka'), mine: 'Różnica' },
    ]);
    expect((await editor.send('POST', `/drafts/${mine}/hand-in`, words)).body.code).toBe('moved');
    held(await editor.send('POST', `/drafts/${mine}/resolve`, { file, path: label, take: 'mine' }));
    const kept = held(await editor.send('POST', `/drafts/${mine}/resolve`, { file, path: `${column}/label`, take: 'mine' }));
    expect(kept.moved).toEqual([]);
    expect(kept.changes).toContainEqual(expect.objectContaining({ path: column }));
    const back = held(await editor.get(`/file?file=${file}&draft=${mine}`)).effective.blocks[0].columns;
    expect(back.at(-1)).toMatchObject({ id: 'kwotaObnizeniaStawki', label: 'Różnica', format: 'money' });
    const revision = await published(mine);

    // A request that is sent twice does nothing the second time.
    for (const step of ['publish', 'approve', 'hand-in'])
      expect((await approver.send('POST', `/drafts/${mine}/${step}`, words)).status, step).toBeGreaterThanOrEqual(400);
    held(await approver.send('POST', `/revisions/${revision - 1}/roll-back`, { reason: 'Pomyłka' }));
    expect((await approver.send('POST', `/revisions/${revision - 1}/roll-back`, { reason: 'Pomyłka' })).body.code).toBe('nothing-changed');
    const first = held(await editor.send('POST', `/revisions/${revision - 1}/take-back`, {}));
    const again = held(await editor.send('POST', `/revisions/${revision - 1}/take-back`, {}));
    expect(again.id).toBe(first.id);
    held(await editor.send('DELETE', `/drafts/${first.id}`));
    const { changes } = held(await editor.get(`/compare/${revision - 1}/${revision}`));
    expect(changes.map(({ part }: { part: string }) => part).join(' ')).toMatch(/Ich stawka.*Moja stawka/);
  });
});

describe('a newer base', () => {
  it('is told before it is installed, with the own values over what it changes; nothing is published', async () => {
    const id = await drafted([{ file, path: label, set: 'Nasza stawka' }]);
    const revision = await published(id);
    const { meaning, moved } = held(await editor.get('/upgrade'));
    expect(meaning.changes.map(({ part }: { part: string }) => part)).toEqual([expect.stringMatching(/Nazwa stawki.*Stawka/)]);
    expect(moved).toContainEqual({
      file,
      path: label,
      was: 'Stawka ustalona przez gminę',
      mine: 'Nasza stawka',
      theirs: 'Stawka z uchwały',
      isOfEditors: true,
    });
    const draft = held(await editor.send('POST', '/upgrade/give-up', { file, path: label }));
    expect(draft.changes).toEqual([{ file, path: label, was: 'Nasza stawka', now: 'Stawka ustalona przez gminę' }]);
    expect(held(await editor.get('/pulse')).revision).toBe(revision);
  });
});
