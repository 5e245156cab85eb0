import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { and, count, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, sql, sum } from 'drizzle-orm';
import { headLength, kindOfContent } from '../../engine';
import { account } from '../database/account-tables';
import type { Database } from '../database/database';
import { formDraft, storedFile } from '../database/file-tables';
import { OfficeFailure } from '../errors/office-failure';
import { databaseKeeper, folderKeeper } from './keep-content';
import { type Scanner, startScan } from './scan-file';
import type { SentFile } from './sent-file';
import { storedName } from './stored-name';

type StoredFile = typeof storedFile.$inferSelect;

/** Where files of residents are taken, given out and thrown away. */
export interface FileDesk {
  /** Takes a file; the same key again is the file that is there. Throws an `OfficeFailure` that says what is wrong with it. */
  take(owner: number, sent: SentFile): Promise<StoredFile>;
  /** A file that its owner has sent; another person's is answered like one that is not there. */
  find(owner: number, id: string): Promise<StoredFile>;
  read(id: string): Promise<Readable>;
  /** Takes back a file that was not sent with anything yet. */
  remove(owner: number, id: string): Promise<void>;
  /** Deletes what was never sent. */
  tidy(): Promise<void>;
}

interface FileDeskParts {
  readonly database: Database;
  readonly now: () => Date;
  readonly tell: (text: string) => void;
  readonly folder: string | null;
  readonly scanner: Scanner | null;
}

const megabyte = 1_000_000;

/** What an account may have here that was not sent with anything, and how large one file may be. */
export const fileLimits = { bytes: 100 * megabyte, files: 40, bytesInAll: 400 * megabyte, hours: 48 } as const;

/** For how long a file on its way takes its place: of one that arrives no more, because the office crashed, nobody can tell. */
const onItsWay = 3_600_000;

/** Opens the desk. */
export function openFileDesk({ database, now, tell, folder, scanner }: FileDeskParts): FileDesk {
  const keeper = folder === null ? databaseKeeper(database) : folderKeeper(database, folder);
  let isTold = false;

  const begin = async (owner: number, key: string, said: number | null): Promise<StoredFile> => {
    const { begun, before } = await database.transaction(async (within) => {
      // Several files of one account are let in one after another, so that together they do not pass what it may have.
      await within.select({ id: account.id }).from(account).where(eq(account.id, owner)).for('update');
      const [known] = await within
        .select()
        .from(storedFile)
        .where(and(eq(storedFile.accountId, owner), eq(storedFile.key, key)));
      if (known?.storedAt) return { begun: known, before: null };
      // The sending before was cut off, or hangs: this one takes its place, and what still arrives there finds its row gone.
      if (known) await within.delete(storedFile).where(eq(storedFile.id, known.id));
      const arrives = gt(storedFile.beganAt, new Date(now().getTime() - onItsWay));
      const unsent = and(eq(storedFile.accountId, owner), isNull(storedFile.sentAt), or(isNotNull(storedFile.storedAt), arrives));
      const [there] = await within
        .select({ files: count(), bytes: sum(storedFile.size) })
        .from(storedFile)
        .where(unsent);
      // A file on its way counts as what it may become.
      const size = Math.min(said ?? fileLimits.bytes, fileLimits.bytes);
      if ((there?.files ?? 0) >= fileLimits.files || Number(there?.bytes ?? 0) + size > fileLimits.bytesInAll)
        throw new OfficeFailure('tooManyFiles');
      const row = { id: randomUUID(), accountId: owner, key, name: '', kind: '', size, sha256: '', beganAt: now() };
      const [inserted] = await within.insert(storedFile).values(row).onConflictDoNothing().returning();
      // The same file arrives at this moment by another connection.
      if (!inserted) throw new OfficeFailure('busy');
      return { begun: inserted, before: known ?? null };
    });
    if (before) await keeper.remove(before.id);
    return begun;
  };

  const discard = async (ids: readonly string[]) => {
    if (ids.length === 0) return;
    await database.delete(storedFile).where(inArray(storedFile.id, [...ids]));
    for (const id of ids) await keeper.remove(id);
  };

  const find = async (owner: number, id: string): Promise<StoredFile> => {
    const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(id);
    const [file] = isId
      ? await database
          .select()
          .from(storedFile)
          .where(and(eq(storedFile.id, id), eq(storedFile.accountId, owner)))
      : [];
    if (!file?.storedAt) throw new OfficeFailure('documentUnavailable');
    return file;
  };

  return {
    async take(owner, sent) {
      const begun = await begin(owner, sent.key ?? randomUUID(), sent.size);
      if (begun.storedAt) {
        sent.content.resume();
        return begun;
      }
      if (scanner === null && !isTold) {
        isTold = true;
        tell('A file of a resident was taken without a look for viruses: CLAMAV_URL is not set.');
      }
      const writer = keeper.begin(begun.id);
      const scan = scanner && startScan(scanner);
      try {
        const { head, size, sha256 } = await passThrough(sent.content, async (part) => {
          await Promise.all([writer.take(part), scan?.take(part)]);
        });
        if (size === 0) throw new OfficeFailure('emptyFile');
        const kind = kindOfContent(head);
        if (kind === null) throw new OfficeFailure('unknownFileKind');
        const finding = (await scan?.finish()) ?? { kind: 'clean' };
        if (finding.kind === 'infected') throw new OfficeFailure('infectedFile');
        if (finding.kind === 'silent') {
          tell(`A file was not taken, because ClamAV could not be asked: ${finding.why}.`);
          throw new OfficeFailure('unscannedFile');
        }
        await writer.finish();
        const whole = { name: storedName(sent.name, kind), kind, size, sha256, storedAt: now() };
        const [stored] = await database.update(storedFile).set(whole).where(eq(storedFile.id, begun.id)).returning();
        if (!stored) throw new OfficeFailure('cutOffFile');
        return stored;
      } catch (error) {
        scan?.drop();
        await writer.drop();
        // The connection ended, or a newer sending of the same file took the place of this one.
        if (!(error instanceof OfficeFailure) && (isAborted(error) || !(await isThere(database, begun.id))))
          throw new OfficeFailure('cutOffFile');
        throw error;
      }
    },
    find,
    read: async (id) => await keeper.read(id),
    async remove(owner, id) {
      const file = await find(owner, id);
      if (file.sentAt !== null) throw new OfficeFailure('sentFile');
      await discard([id]);
    },
    async tidy() {
      const before = new Date(now().getTime() - fileLimits.hours * 3_600_000);
      // A draft that is still kept names the files that were sent for it.
      const draftWithIt = database
        .select({ one: sql`1` })
        .from(formDraft)
        .where(
          and(
            eq(formDraft.accountId, storedFile.accountId),
            gt(formDraft.keptUntil, now()),
            sql`position(${storedFile.id}::text in ${formDraft.content}) > 0`,
          ),
        );
      const old = await database
        .select({ id: storedFile.id })
        .from(storedFile)
        .where(and(isNull(storedFile.sentAt), lt(storedFile.beganAt, before), notExists(draftWithIt)));
      await discard(old.map(({ id }) => id));
    },
  };
}

/** Reads a file once, part by part: what it begins with, how large it is, and its hash. */
async function passThrough(content: Readable, take: (part: Uint8Array) => Promise<void>) {
  const hash = createHash('sha256');
  const head = Buffer.alloc(headLength);
  let size = 0;
  for await (const part of content) {
    const bytes: Uint8Array = part;
    if (size < headLength) head.set(bytes.subarray(0, headLength - size), size);
    size += bytes.length;
    if (size > fileLimits.bytes) throw new OfficeFailure('fileTooLarge', { most: String(fileLimits.bytes / megabyte) });
    hash.update(bytes);
    await take(bytes);
  }
  return { head: head.subarray(0, size), size, sha256: hash.digest('hex') };
}

function isAborted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE');
}

async function isThere(database: Database, id: string): Promise<boolean> {
  return (await database.select({ id: storedFile.id }).from(storedFile).where(eq(storedFile.id, id))).length > 0;
}
