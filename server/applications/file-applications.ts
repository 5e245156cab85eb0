import { and, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Language } from '../../engine';
import type { Database } from '../database/database';
import { application, type SentLine, storedFile } from '../database/file-tables';
import { OfficeFailure } from '../errors/office-failure';

type Application = typeof application.$inferSelect;
type StoredFile = typeof storedFile.$inferSelect;

/** An application on its way into the office. */
export interface NewApplication {
  readonly kind: string;
  readonly partyId: number;
  readonly accountId: number;
  readonly content: Readonly<Record<string, unknown>>;
  readonly files: readonly StoredFile[];
  readonly definition: string;
  readonly lines: readonly SentLine[];
  /** The language in which it is sent, and answered by e-mail. */
  readonly language: Language;
  /** Grosze. */
  readonly fee: number;
  /** True: a person has one of this kind that waits or was accepted, and no more. */
  readonly single: boolean;
}

/** The files of these ids that an account has sent and nothing carried yet, in the order of the ids. Throws when one is missing. */
export async function unsentFiles(database: Database, accountId: number, ids: readonly string[]): Promise<readonly StoredFile[]> {
  if (ids.length === 0) return [];
  const found = await database
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.accountId, accountId), inArray(storedFile.id, [...ids]), isNull(storedFile.applicationId)));
  const byId = new Map(found.filter(({ storedAt }) => storedAt !== null).map((file) => [file.id, file]));
  return ids.map((id) => {
    const file = byId.get(id);
    if (!file) throw new OfficeFailure('missingAttachment');
    return file;
  });
}

/** Files an application with its attachments; call it in a transaction. A second one of a person is refused where one is all there may be. */
export async function fileApplication(database: Database, { files, ...sent }: NewApplication, now: Date): Promise<Application> {
  const [filed] = await database
    .insert(application)
    .values({ ...sent, sentAt: now, state: 'sent' })
    .onConflictDoNothing()
    .returning();
  if (!filed) throw new OfficeFailure('alreadyApplied');
  const ids = files.map(({ id }) => id);
  if (ids.length === 0) return filed;
  const carried = await database
    .update(storedFile)
    .set({ applicationId: filed.id, sentAt: now })
    .where(and(inArray(storedFile.id, ids), isNull(storedFile.applicationId)))
    .returning({ id: storedFile.id });
  if (carried.length !== new Set(ids).size) throw new OfficeFailure('missingAttachment');
  return filed;
}

/** Applications of a person or an institution, of one kind or of all, the latest first. */
export async function applicationsOf(database: Database, partyId: number, kind?: string): Promise<readonly Application[]> {
  return await database
    .select()
    .from(application)
    .where(and(eq(application.partyId, partyId), kind === undefined ? undefined : eq(application.kind, kind)))
    .orderBy(desc(application.id));
}

/** An application that waits and carries just this; undefined for none. */
export async function waitingWith(
  database: Database,
  { partyId, kind, content }: Pick<NewApplication, 'partyId' | 'kind' | 'content'>,
): Promise<Application | undefined> {
  const isSame = sql`${application.content} = ${JSON.stringify(content)}::jsonb`;
  const [found] = await database
    .select()
    .from(application)
    .where(and(eq(application.partyId, partyId), eq(application.kind, kind), eq(application.state, 'sent'), isSame));
  return found;
}

/** How many applications of a kind wait or were accepted. */
export async function openApplications(database: Database, kind: string): Promise<number> {
  const [all] = await database
    .select({ count: count() })
    .from(application)
    .where(and(eq(application.kind, kind), ne(application.state, 'refused')));
  return all?.count ?? 0;
}

/** Writes a clerk's answer down, once; null when somebody has answered already, or there is no such application. */
export async function answerApplication(
  database: Database,
  id: number,
  { accepted, words, now }: { readonly accepted: boolean; readonly words: string; readonly now: Date },
): Promise<Application | null> {
  const [answered] = await database
    .update(application)
    .set({ state: accepted ? 'accepted' : 'refused', answer: words, answeredAt: now })
    .where(and(eq(application.id, id), eq(application.state, 'sent')))
    .returning();
  return answered ?? null;
}

/** The attachments of applications, by the id of the application. */
export async function attachmentsOf(database: Database, ids: readonly number[]): Promise<ReadonlyMap<number, readonly StoredFile[]>> {
  if (ids.length === 0) return new Map();
  const files = await database
    .select()
    .from(storedFile)
    .where(inArray(storedFile.applicationId, [...ids]))
    .orderBy(storedFile.name, storedFile.beganAt, storedFile.id);
  return new Map(ids.map((id) => [id, files.filter(({ applicationId }) => applicationId === id)]));
}

/** Applications that wait for a clerk, the oldest first. */
export async function waitingApplications(database: Database, most: number): Promise<readonly Application[]> {
  return await database.select().from(application).where(eq(application.state, 'sent')).orderBy(application.id).limit(most);
}

/** A file that came with an application of a person or an institution; null for any other. */
export async function findAttachment(database: Database, partyId: number, id: string): Promise<StoredFile | null> {
  if (!/^[0-9a-f-]{36}$/.test(id)) return null;
  const [found] = await database
    .select({ file: storedFile })
    .from(storedFile)
    .innerJoin(application, eq(application.id, storedFile.applicationId))
    .where(and(eq(sql`${storedFile.id}::text`, id), eq(application.partyId, partyId)));
  return found?.file ?? null;
}
