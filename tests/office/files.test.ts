import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request as openRequest } from 'node:http';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { type SamplePartyName, sampleParties } from '../../sample-office/seed/parties/sample-parties';
import { storedFile, storedFilePart } from '../../server/database/file-tables';
import { fileLimits, openFileDesk } from '../../server/files/file-desk';
import { storedName } from '../../server/files/stored-name';
import { eicar, startClamServer } from './clam-server';
import type { OfficeAnswer } from './database-office';
import { officeOfFile } from './office-of-file';
import { temporaryFolder } from './run-office';
import { signIn } from './sign-in';

const clam = await startClamServer();
afterAll(clam.stop);
const now = new Date('2026-11-21T10:00:00Z');
const told: string[] = [];
const folder = temporaryFolder();
afterAll(folder.remove);
const parts = { tell: (text: string) => void told.push(text) };
// In the database with a scanner, and in a folder without one.
const office = await officeOfFile({ variables: { CLAMAV_URL: clam.url }, parts });
const plain = await officeOfFile({ variables: { FILES_DIR: folder.path }, parts });

const tokens = new Map<string, Promise<string>>();
const tokenOf = (where: typeof office, party: SamplePartyName) => {
  const key = `${where === office ? 'database' : 'folder'} ${party}`;
  const token = tokens.get(key) ?? signIn(where.database, { parties: [party] });
  tokens.set(key, token);
  return token;
};
const pdf = (text = 'x') => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`);

async function send(content: Buffer, { name = 'skan.pdf', key = randomUUID(), party = 'wife' as SamplePartyName, where = office } = {}) {
  return await where.request({
    method: 'POST',
    url: '/api/pliki',
    payload: content,
    headers: {
      authorization: `Bearer ${await tokenOf(where, party)}`,
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'idempotency-key': key,
    },
  });
}
const peselOf = (party: SamplePartyName) => {
  const known = sampleParties[party];
  return known.institution ? '' : known.pesel;
};
const idOf = ({ body }: OfficeAnswer) => (body as { id: string }).id;
const get = async (id: string, party: SamplePartyName = 'wife', where = office) =>
  await where.get(`/api/pliki/${id}?pesel=${peselOf(party)}`, await tokenOf(where, party));
const remove = async (id: string, party: SamplePartyName = 'wife') =>
  await office.send('DELETE', `/api/pliki/${id}`, undefined, await tokenOf(office, party));

describe.each([
  ['the database', office],
  ['a folder', plain],
])('a file kept in %s', (_, where) => {
  it('comes back as it was sent, as a file to be saved, to its owner alone', async () => {
    const content = pdf('ż'.repeat(200_000));
    const id = idOf(await send(content, { name: 'dowód rejestracyjny.pdf', where }));
    const answer = await get(id, 'wife', where);
    expect(answer.bytes.equals(content)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; .*dow%C3%B3d%20rejestracyjny\.pdf$/),
    });
    const [row] = await where.database.select().from(storedFile).where(eq(storedFile.id, id));
    expect(row).toMatchObject({ size: content.length, sha256: createHash('sha256').update(content).digest('hex'), kind: 'pdf' });
    expect((await get(id, 'husband', where)).status).toBe(404);
    expect((await get(randomUUID(), 'wife', where)).status).toBe(404);
    expect((await get('../../etc/passwd', 'wife', where)).status).toBe(404);
  });

  it('that was never sent with anything is deleted after its time', async () => {
    const id = idOf(await send(pdf(), { where }));
    if (where === plain) expect(readdirSync(folder.path)).toContain(id);
    const later = () => new Date(now.getTime() + (fileLimits.hours + 1) * 3_600_000);
    const parts = { database: where.database, tell: () => undefined, scanner: null, folder: where === plain ? folder.path : null };
    await openFileDesk({ ...parts, now: () => now }).tidy();
    expect(await where.database.select().from(storedFile).where(eq(storedFile.id, id))).toHaveLength(1);
    await openFileDesk({ ...parts, now: later }).tidy();
    expect(await where.database.select().from(storedFile).where(eq(storedFile.id, id))).toEqual([]);
    expect(await where.database.select().from(storedFilePart).where(eq(storedFilePart.fileId, id))).toEqual([]);
    if (where === plain) expect(readdirSync(folder.path)).not.toContain(id);
  });
});

describe('a file', () => {
  it.each([
    ['nothing in it', Buffer.alloc(0), 400, 2001],
    ['a program behind the name of a scan', Buffer.from('MZ\x90\0'), 400, 2002],
    ['a page behind the name of a scan', Buffer.from('<html><script>alert(1)</script>'), 400, 2002],
    ['an archive', Buffer.from('PK\x03\x04\x14\0bomba'), 400, 2002],
    ['a picture that is a document as well', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('xx%PDF-1.7')]), 400, 2002],
    ['a virus', pdf(eicar), 400, 2004],
    ['one byte more than is taken', Buffer.concat([pdf(), Buffer.alloc(fileLimits.bytes)]), 413, 2003],
  ])('with %s is refused in words, and nothing of it stays', async (_, content, status, kod) => {
    const before = (await office.database.select().from(storedFile)).length;
    const answer = await send(content);
    expect(answer).toMatchObject({ status, body: { kod, opis: expect.stringMatching(/\p{L}{3}.*\.$/u) } });
    expect(await office.database.select().from(storedFile)).toHaveLength(before);
  });

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\skany\\dowód.PDF', 'dowód.pdf'],
    ['faktura\u202efdp.exe', 'faktura_fdp.exe.pdf'],
    ['a\u0000b\r\nc.pdf', 'a_b__c.pdf'],
    ['  .pdf', 'plik.pdf'],
    ['', 'plik.pdf'],
    [`${'ą'.repeat(400)}.pdf`, `${'ą'.repeat(120)}.pdf`],
  ])('called %j is kept as %j', (name, kept) => {
    expect(storedName(name, 'pdf')).toBe(kept);
  });

  it('sent again with its key, because the answer was lost, is the same file; also at the same moment', async () => {
    const key = randomUUID();
    const first = idOf(await send(pdf(), { key }));
    expect(idOf(await send(pdf(), { key }))).toBe(first);
    expect(idOf(await send(pdf(), { key, party: 'husband' }))).not.toBe(first);
    const together = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(pdf('y'.repeat(300_000)), { key: together })));
    const good = answers.filter(({ status }) => status === 200).map(idOf);
    expect(new Set(good).size).toBe(1);
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => (body as { kod: number }).kod)).toSatisfy((kods: number[]) =>
      kods.every((kod) => [4, 2006].includes(kod)),
    );
    expect(await office.database.select().from(storedFile).where(eq(storedFile.key, together))).toHaveLength(1);
  });

  it('is taken back by its owner, and not by anybody else', async () => {
    const id = idOf(await send(pdf()));
    expect((await remove(id, 'husband')).status).toBe(404);
    expect((await remove(id)).status).toBe(200);
    expect((await get(id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });

  it('of a visitor, or in no body, is refused', async () => {
    const headers = { 'content-type': 'application/octet-stream' };
    expect((await office.request({ method: 'POST', url: '/api/pliki', payload: pdf(), headers })).status).toBe(401);
    expect(await office.send('POST', '/api/pliki', {}, await tokenOf(office, 'wife'))).toMatchObject({ status: 400, body: { kod: 2009 } });
  });

  it('that breaks off on its way leaves nothing, and is sent again by the same key', async () => {
    const address = new URL('/api/pliki', await plain.listen());
    const key = randomUUID();
    const headers = {
      authorization: `Bearer ${await tokenOf(plain, 'wife')}`,
      'content-type': 'application/octet-stream',
      'content-length': '5000000',
      'idempotency-key': key,
    };
    await new Promise<void>((resolve) => {
      const broken = openRequest(address, { method: 'POST', headers });
      broken.on('error', () => resolve());
      broken.write(pdf('z'.repeat(100_000)), () => setTimeout(() => broken.destroy(), 100));
    });
    await expect.poll(async () => await plain.database.select().from(storedFile).where(eq(storedFile.key, key))).toEqual([]);
    expect(readdirSync(folder.path).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect((await send(pdf(), { key, where: plain })).status).toBe(200);
  });

  it('too many is refused in words, until some are taken back', async () => {
    const ids: string[] = [];
    for (let number = 0; number < fileLimits.files; number += 1) ids.push(idOf(await send(pdf(), { party: 'farmer' })));
    expect(await send(pdf(), { party: 'farmer' })).toMatchObject({ status: 409, body: { kod: 2007 } });
    expect((await remove(ids[0] ?? '', 'farmer')).status).toBe(200);
    expect((await send(pdf(), { party: 'farmer' })).status).toBe(200);
  });

  it('was looked at by the scanner whole; without one the operator is told once', async () => {
    const content = pdf('s'.repeat(123_456));
    await send(content);
    expect(clam.seen).toContain(content.length);
    expect(told.filter((text) => text.includes('CLAMAV_URL'))).toHaveLength(1);
  });

  it('is not taken while the scanner is silent', async () => {
    const silent = openFileDesk({
      database: plain.database,
      now: () => now,
      tell: (text) => void told.push(text),
      folder: folder.path,
      scanner: { host: '127.0.0.1', port: 1 },
    });
    const owner = (await plain.database.select().from(storedFile)).find(({ accountId }) => accountId !== null);
    const sent = { content: Readable.from([pdf()]), name: 'a.pdf', size: null, key: randomUUID() };
    await expect(silent.take(owner?.accountId ?? 0, sent)).rejects.toMatchObject({ error: 'unscannedFile' });
    expect(told.some((text) => text.includes('ClamAV could not be asked'))).toBe(true);
  });
});
