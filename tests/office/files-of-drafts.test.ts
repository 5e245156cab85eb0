import { randomUUID } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { partyId } from '../../sample-office/seed/parties/sample-parties';
import { createPasswordHasher } from '../../server/accounts/passwords';
import { removeDraft, saveDraft, tidyDrafts } from '../../server/applications/form-drafts';
import { account } from '../../server/database/account-tables';
import { storedFile } from '../../server/database/file-tables';
import { fileLimits, openFileDesk } from '../../server/files/file-desk';
import { officeOfFile } from './office-of-file';
import { signIn } from './sign-in';

// Uses a real PostgreSQL, where simultaneous calls have connections of their own.
const office = await officeOfFile({ postgres: true, parts: { tell: () => undefined } });
const { database } = office;
const start = new Date('2026-11-21T10:00:00Z');
const hour = 3_600_000;
const deskAt = (hours: number) =>
  openFileDesk({ database, now: () => new Date(start.getTime() + hours * hour), tell: () => undefined, folder: null, scanner: null });
const pdf = Buffer.from('%PDF-1.7 skan %%EOF');

async function newOwner() {
  const token = await signIn(database, { parties: ['wife'] });
  const [made] = await database.select().from(account).orderBy(desc(account.id)).limit(1);
  if (!made) throw new Error('There is no account.');
  return { id: made.id, token };
}
const take = async (owner: number, size: number | null = pdf.length, content: Readable = Readable.from([pdf])) =>
  await deskAt(0).take(owner, { content, name: 'a.pdf', size, key: randomUUID() });
const filesOf = async (owner: number) => await database.select().from(storedFile).where(eq(storedFile.accountId, owner));
const refusals = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));

describe('files of one person that arrive at once', () => {
  it('are no more together than one after another', async () => {
    const owner = await newOwner();
    const results = await Promise.allSettled(Array.from({ length: fileLimits.files + 8 }, () => take(owner.id)));
    expect(refusals(results)).toEqual(Array(8).fill(expect.objectContaining({ error: 'tooManyFiles' })));
    expect(await filesOf(owner.id)).toHaveLength(fileLimits.files);
  });

  it('are not larger together either, also where a sender does not say how large one is', async () => {
    for (const size of [fileLimits.bytes, null]) {
      const owner = await newOwner();
      const contents = Array.from({ length: 7 }, () => new PassThrough());
      const taken = contents.map((content) => take(owner.id, size, content));
      const room = fileLimits.bytesInAll / fileLimits.bytes;
      let refused = 0;
      for (const one of taken) one.catch(() => (refused += 1));
      // All of them have been let in or refused before the first is whole.
      await expect.poll(() => refused, { timeout: 20_000 }).toBe(7 - room);
      expect(await filesOf(owner.id)).toHaveLength(room);
      for (const content of contents) content.end(pdf);
      expect(refusals(await Promise.allSettled(taken))).toEqual(Array(7 - room).fill(expect.objectContaining({ error: 'tooManyFiles' })));
      // Once they are here they count as what they are.
      await take(owner.id);
      expect((await filesOf(owner.id)).map(({ size: kept }) => kept)).toEqual(Array(room + 1).fill(pdf.length));
    }
  });

  it('leave their place after an hour when nothing of them arrives any more', async () => {
    const owner = await newOwner();
    const row = { accountId: owner.id, name: '', kind: '', size: fileLimits.bytes, sha256: '', beganAt: start };
    await database.insert(storedFile).values(Array.from({ length: 4 }, () => ({ ...row, id: randomUUID(), key: randomUUID() })));
    await expect(take(owner.id)).rejects.toMatchObject({ error: 'tooManyFiles' });
    const later = { content: Readable.from([pdf]), name: 'a.pdf', size: pdf.length, key: randomUUID() };
    expect(await deskAt(2).take(owner.id, later)).toMatchObject({ size: pdf.length });
  });
});

describe('files of a draft', () => {
  const days = 10;
  async function draftWithFile() {
    const owner = await newOwner();
    const { id } = await take(owner.id);
    const typed = { skany: [`${id} skan.pdf`] };
    const given = { form: 'a.b', content: JSON.stringify({ at: 1, typed }), version: null, days, definition: 'a', passed: 0, steps: 2 };
    await saveDraft(database, { accountId: owner.id, partyId: partyId('wife') }, given, start);
    return owner;
  }
  const tidy = async (hours: number) => {
    await tidyDrafts(database, new Date(start.getTime() + hours * hour));
    await deskAt(hours).tidy();
  };
  it('live as long as it, and go when its days are over', async () => {
    const owner = await draftWithFile();
    await tidy(days * 24 - 1);
    expect(await filesOf(owner.id)).toHaveLength(1);
    await tidy(days * 24 + 1);
    expect(await filesOf(owner.id)).toEqual([]);
  });

  it('go after it was deleted, once their own time is over', async () => {
    const owner = await draftWithFile();
    await tidy(fileLimits.hours + 1);
    expect(await filesOf(owner.id)).toHaveLength(1);
    await removeDraft(database, { accountId: owner.id, partyId: partyId('wife') }, 'a.b');
    await tidy(fileLimits.hours - 1);
    expect(await filesOf(owner.id)).toHaveLength(1);
    await tidy(fileLimits.hours + 1);
    expect(await filesOf(owner.id)).toEqual([]);
  });

  it('go with the account of their owner, also those that came just now; what was sent stays with the office', async () => {
    const owner = await draftWithFile();
    const sent = await take(owner.id);
    await database.update(storedFile).set({ sentAt: start }).where(eq(storedFile.id, sent.id));
    await database
      .update(account)
      .set({ passwordHash: await createPasswordHasher().hash('Wiosna-2026') })
      .where(eq(account.id, owner.id));
    expect(await office.send('DELETE', '/api/uzytkownicy/konto', { haslo: 'Wiosna-2026' }, owner.token)).toMatchObject({ status: 200 });
    await tidy(0);
    expect(await filesOf(owner.id)).toMatchObject([{ id: sent.id }]);
  });
});
