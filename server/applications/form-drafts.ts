import { and, count, desc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { formDraft } from '../database/file-tables';
import { OfficeFailure } from '../errors/office-failure';

type FormDraft = typeof formDraft.$inferSelect;

/** Whose draft it is: an account, and the subject for whom it was filled in. */
interface DraftOwner {
  readonly accountId: number;
  readonly partyId: number;
}

/** Most drafts of an account, and characters of one: with its quotes and letters written out it must fit into the body of a call. */
const draftLimits = { drafts: 20, characters: 100_000, days: 90 } as const;

/** A draft as its form sends it. */
interface GivenDraft {
  readonly form: string;
  readonly content: string;
  /** From which version it was filled in; null for none. */
  readonly version: number | null;
  readonly days: number;
  readonly definition: string;
  readonly passed: number;
  readonly steps: number;
}

/** The drafts of an owner that are still kept, the one that was saved last first. */
export async function draftsOf(database: Database, { accountId, partyId }: DraftOwner, now: Date): Promise<readonly FormDraft[]> {
  return await database
    .select()
    .from(formDraft)
    .where(and(eq(formDraft.accountId, accountId), eq(formDraft.partyId, partyId), gt(formDraft.keptUntil, now)))
    .orderBy(desc(formDraft.savedAt), formDraft.form);
}

/** The draft of a form; null when there is none. */
export async function draftOf(database: Database, owner: DraftOwner, form: string, now: Date): Promise<FormDraft | null> {
  const [found] = await database
    .select()
    .from(formDraft)
    .where(and(isOf(owner, form), gt(formDraft.keptUntil, now)));
  return found ?? null;
}

/** Keeps a draft if none was saved or deleted since its version. Gives the one that is kept afterwards, and whether it is this one. */
export async function saveDraft(
  database: Database,
  owner: DraftOwner,
  { version, days, ...given }: GivenDraft,
  now: Date,
): Promise<{ readonly saved: boolean; readonly kept: FormDraft | null }> {
  if (given.content.length > draftLimits.characters) throw new OfficeFailure('draftTooLarge');
  const { accountId, partyId } = owner;
  const keptUntil = new Date(now.getTime() + Math.min(Math.max(days, 1), draftLimits.days) * 86_400_000);
  const row = { ...given, accountId, partyId, savedAt: now, keptUntil };
  return await database.transaction(async (within) => {
    await within.delete(formDraft).where(and(isOf(owner, given.form), lte(formDraft.keptUntil, now)));
    if (version === null) {
      const [others] = await within
        .select({ drafts: count() })
        .from(formDraft)
        .where(and(eq(formDraft.accountId, accountId), ne(formDraft.form, given.form)));
      if ((others?.drafts ?? 0) >= draftLimits.drafts) throw new OfficeFailure('tooManyDrafts');
    }
    // Both are one statement each, so of two devices that save at the same moment one is told of the other.
    const [kept] =
      version === null
        ? await within
            .insert(formDraft)
            .values({ ...row, version: 1 })
            .onConflictDoNothing()
            .returning()
        : await within
            .update(formDraft)
            .set({ ...row, version: version + 1 })
            .where(and(isOf(owner, given.form), eq(formDraft.version, version)))
            .returning();
    return kept ? { saved: true, kept } : { saved: false, kept: await draftOf(within, owner, given.form, now) };
  });
}

/** Deletes a draft; none is as well. */
export async function removeDraft(database: Database, owner: DraftOwner, form: string): Promise<void> {
  await database.delete(formDraft).where(isOf(owner, form));
}

/** Deletes drafts whose time is over. */
export async function tidyDrafts(database: Database, now: Date): Promise<void> {
  await database.delete(formDraft).where(lte(formDraft.keptUntil, now));
}

function isOf({ accountId, partyId }: DraftOwner, form: string) {
  return and(eq(formDraft.accountId, accountId), eq(formDraft.partyId, partyId), eq(formDraft.form, form));
}
