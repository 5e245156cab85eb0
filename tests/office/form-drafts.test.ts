import { beforeEach, describe, expect, it } from 'vitest';
import { type SamplePartyName, sampleParties } from '../../sample-office/seed/parties/sample-parties';
import { formDraft } from '../../server/database/file-tables';
import { officeOfFile } from './office-of-file';
import { signIn } from './sign-in';

// Uses a real PostgreSQL, where two simultaneous calls have two connections.
const office = await officeOfFile({ postgres: true, variables: { SANDBOX: '1' }, parts: { tell: () => undefined } });
const form = 'karta-parkingowa.wniosek';
const about = (call: string, party: SamplePartyName) => {
  const known = sampleParties[party];
  return `/api${call}${call.includes('?') ? '&' : '?'}${known.institution ? `nip=${known.nip}` : `pesel=${known.pesel}`}`;
};
const given = (more: object = {}) => ({ form, content: '{"at":1}', version: null, days: 14, passed: 1, steps: 4, ...more });
const save = async (token: string, party: SamplePartyName, more: object = {}) =>
  await office.send('POST', about('/szkice/zapisz', party), given(more), token);
const read = async (token: string, party: SamplePartyName, name = form) =>
  await office.get(about(`/szkice/dajSzkic?form=${name}`, party), token);
const list = async (token: string, party: SamplePartyName) =>
  ((await office.get(about('/szkice/dajSzkice', party), token)).body as { szkice: object[] }).szkice;
const none = { content: null, version: null, savedAt: null };

beforeEach(async () => {
  await office.database.delete(formDraft);
});

describe('a draft at the office', () => {
  it('is kept for its account and its subject alone, listed with its step and last day, and deleted', async () => {
    const token = await signIn(office.database, { parties: ['wife', 'company'] });
    const stranger = await signIn(office.database, { parties: ['wife'] });
    expect(await save(token, 'wife')).toMatchObject({ status: 200, body: { saved: true, content: null, version: 1 } });
    expect(await read(token, 'wife')).toMatchObject({ status: 200, body: { content: '{"at":1}', version: 1 } });
    expect(await list(token, 'wife')).toMatchObject([{ formularz: form, rodzaj: 'karta-parkingowa', krok: 2, kroki: 4 }]);
    for (const [other, party] of [
      [token, 'company'],
      [stranger, 'wife'],
    ] as const) {
      expect((await read(other, party)).body).toEqual(none);
      expect(await list(other, party)).toEqual([]);
      await office.send('DELETE', about(`/szkice/usun?form=${form}`, party), {}, other);
    }
    expect(await list(token, 'wife')).toHaveLength(1);
    const [row] = await office.database.select().from(formDraft);
    expect(row?.definition).toMatch(/^karta-parkingowa \S+ [0-9a-f]{64}$/);
    expect(await office.send('DELETE', about(`/szkice/usun?form=${form}`, 'wife'), {}, token)).toMatchObject({ status: 200 });
    expect((await read(token, 'wife')).body).toEqual(none);
  });

  it('saved from an older version, or as a first one where one is, changes nothing and gives the one that is there', async () => {
    const token = await signIn(office.database, { parties: ['wife'] });
    await save(token, 'wife', { content: 'a' });
    expect((await save(token, 'wife', { content: 'b', version: 1 })).body).toMatchObject({ saved: true, version: 2 });
    for (const version of [1, null, 7])
      expect((await save(token, 'wife', { content: 'c', version })).body).toMatchObject({ saved: false, content: 'b', version: 2 });
    expect((await save(token, 'wife', { content: 'c', version: 2 })).body).toMatchObject({ saved: true, version: 3 });
  });

  it('saved by eight windows at once from the same version is saved by one, also the first time', async () => {
    const token = await signIn(office.database, { parties: ['wife'] });
    for (const version of [null, 1]) {
      const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => save(token, 'wife', { content: `w${at}`, version })));
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(answers.filter(({ body }) => (body as { saved: boolean }).saved)).toHaveLength(1);
    }
  });

  it('that was deleted elsewhere, or whose time is over, is none, and is not brought back by its version', async () => {
    const token = await signIn(office.database, { parties: ['wife'] });
    await save(token, 'wife');
    await office.database.update(formDraft).set({ keptUntil: new Date(0) });
    expect((await read(token, 'wife')).body).toEqual(none);
    expect(await list(token, 'wife')).toEqual([]);
    expect((await save(token, 'wife', { version: 1 })).body).toEqual({ saved: false, ...none });
    expect((await save(token, 'wife')).body).toMatchObject({ saved: true, version: 1 });
  });

  it('larger than the limit, the twenty-first of an account, and one with a wrong name are refused; the days are no more than ninety', async () => {
    const token = await signIn(office.database, { parties: ['wife'] });
    expect(await save(token, 'wife', { content: 'x'.repeat(100_001) })).toMatchObject({ status: 413, body: { kod: 2011 } });
    const longest = `{"a":"${'ż'.repeat(10_000)}","b":"${'x'.repeat(89_985)}"}`;
    expect(longest).toHaveLength(100_000);
    expect((await save(token, 'wife', { content: longest })).body).toMatchObject({ saved: true });
    await office.database.delete(formDraft);
    for (const name of ['x', '../a.b', 'a.b c', `a.${'b'.repeat(90)}`])
      expect((await save(token, 'wife', { form: name })).status).toBe(400);
    for (let at = 0; at < 20; at += 1) expect((await save(token, 'wife', { form: `usluga-${at}.f`, days: 90 })).status).toBe(200);
    expect(await save(token, 'wife', { form: 'usluga-20.f' })).toMatchObject({ status: 409, body: { kod: 2010 } });
    expect((await save(token, 'wife', { form: 'usluga-3.f', version: 1 })).body).toMatchObject({ saved: true });
    const [row] = await office.database.select().from(formDraft);
    expect((row?.keptUntil.getTime() ?? 0) - (row?.savedAt.getTime() ?? 0)).toBe(90 * 86_400_000);
  });

  it('is of no use to who is signed out, and of nobody whom the account may not act for', async () => {
    const token = await signIn(office.database, { parties: ['wife'] });
    expect((await office.get(about(`/szkice/dajSzkic?form=${form}`, 'wife'))).status).toBe(401);
    expect((await save(token, 'farmer')).status).toBe(403);
  });

  it('is gone when its form is sent, in the same transaction', async () => {
    const token = await signIn(office.database, { parties: ['pensioner'] });
    await save(token, 'pensioner');
    await save(token, 'pensioner', { form: 'inny.f' });
    const { body } = await office.request({
      method: 'POST',
      url: '/api/pliki',
      payload: Buffer.from('%PDF-1.7 skan %%EOF'),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment; filename="a.pdf"',
      },
    });
    const sent = { ulica: 'Leśna 4', pojazdy: [{ numer: 'SK 12345', prawo: 'wlasnosc' }], skany: [(body as { id: string }).id] };
    const call = about('/wnioski/kartaParkingowa/dodaj', 'pensioner');
    expect((await office.send('POST', call, { ...sent, oswiadczenie: false }, token)).status).not.toBe(200);
    expect(await list(token, 'pensioner')).toHaveLength(2);
    expect((await office.send('POST', call, { ...sent, oswiadczenie: true }, token)).status).toBe(200);
    expect(await list(token, 'pensioner')).toMatchObject([{ formularz: 'inny.f' }]);
  });
});
