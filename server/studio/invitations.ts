import { and, eq, gt, isNull } from 'drizzle-orm';
import { newTotpSecret, stepOfCode } from '../accounts/one-time-codes';
import { newCode } from '../accounts/secrets';
import { studioEditor } from '../database/studio-tables';
import type { OpenedInvitation } from './answers';
import { isGoodPassword, secretToScan } from './editor-secrets';
import { type EditorSettings, endSessionsOf, writeRights } from './editors';
import { record, type StudioDesk, sha256 } from './studio-desk';
import { StudioFailure } from './studio-failure';

const invitedDays = 7;

type EditorRow = typeof studioEditor.$inferSelect;

/** Adds an editor and returns the code of the invitation, which is shown once. `by` is null for the operator. */
export async function inviteEditor(desk: StudioDesk, by: number | null, login: string, settings: EditorSettings): Promise<string> {
  const { database } = desk;
  const now = desk.now();
  const code = newCode();
  await database.transaction(async (within) => {
    const [made] = await within
      .insert(studioEditor)
      .values({
        login: login.trim(),
        name: settings.name.trim(),
        administrator: settings.administrator,
        invitationHash: sha256(code),
        invitedUntil: invitationEnd(now),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: studioEditor.id });
    if (!made) throw new StudioFailure('login-taken');
    await writeRights(within, made.id, settings.rights);
    await record(within, now, { kind: 'editor-invited', editorId: by, details: login.trim() });
  });
  return code;
}

/** A new invitation for an editor who has lost password or telephone: both are chosen anew, and all sessions end. */
export async function inviteAgain(desk: StudioDesk, by: number | null, id: number): Promise<string> {
  if (by === id) throw new StudioFailure('own-account');
  const now = desk.now();
  const code = newCode();
  await desk.database.transaction(async (within) => {
    const [found] = await within
      .update(studioEditor)
      .set({
        passwordHash: null,
        totpSecret: null,
        totpLastStep: null,
        invitationHash: sha256(code),
        invitedUntil: invitationEnd(now),
        disabledAt: null,
      })
      .where(eq(studioEditor.id, id))
      .returning({ login: studioEditor.login });
    if (!found) throw new StudioFailure('not-found');
    await endSessionsOf(within, id, now);
    await record(within, now, { kind: 'editor-invited', editorId: by, details: found.login });
  });
  return code;
}

/** What an invited editor needs to set up the authenticator application. The secret stays the same until the invitation is used. */
export async function openInvitation(desk: StudioDesk, code: string): Promise<OpenedInvitation> {
  const found = await invited(desk, code);
  const secret = found.totpSecret ?? newTotpSecret();
  if (found.totpSecret === null) {
    const kept = await desk.database
      .update(studioEditor)
      .set({ totpSecret: secret })
      .where(and(eq(studioEditor.id, found.id), isNull(studioEditor.totpSecret)))
      .returning({ id: studioEditor.id });
    if (kept.length === 0) return await openInvitation(desk, code);
  }
  return { login: found.login, name: found.name, ...(await secretToScan(secret, found.login)) };
}

/** Takes an invitation: the password, and a code that shows that the application is set up. */
export async function acceptInvitation(
  desk: StudioDesk,
  given: { readonly code: string; readonly password: string; readonly oneTimeCode: string },
): Promise<void> {
  const now = desk.now();
  const found = await invited(desk, given.code);
  if (!isGoodPassword(given.password, found.login)) throw new StudioFailure('weak-password');
  if (found.totpSecret === null || (await stepOfCode(found.totpSecret, given.oneTimeCode, now)) === null)
    throw new StudioFailure('wrong-code');
  const passwordHash = await desk.passwords.hash(given.password);
  await desk.database.transaction(async (within) => {
    const used = await within
      .update(studioEditor)
      .set({ passwordHash, invitationHash: null, invitedUntil: null })
      .where(and(eq(studioEditor.id, found.id), eq(studioEditor.invitationHash, sha256(given.code))))
      .returning({ id: studioEditor.id });
    if (used.length === 0) throw new StudioFailure('invitation-over');
    await record(within, now, { kind: 'invitation-accepted', editorId: found.id });
  });
}

async function invited({ database, now }: StudioDesk, code: string): Promise<EditorRow> {
  const [found] = await database
    .select()
    .from(studioEditor)
    .where(and(eq(studioEditor.invitationHash, sha256(code)), gt(studioEditor.invitedUntil, now()), isNull(studioEditor.disabledAt)));
  if (!found) throw new StudioFailure('invitation-over');
  return found;
}

function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + invitedDays * 24 * 3_600_000);
}
