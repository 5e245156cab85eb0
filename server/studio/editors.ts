import { and, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { toDataURL } from 'qrcode';
import { newTotpSecret, stepOfCode, totpAddress } from '../accounts/one-time-codes';
import { isPasswordLength } from '../accounts/passwords';
import { newCode } from '../accounts/secrets';
import type { Database } from '../database/database';
import { studioEditor, studioRight, studioSession } from '../database/studio-tables';
import type { Editor, EditorRight, OpenedInvitation, SecretToScan } from './answers';
import { record, type StudioDesk, sha256 } from './studio-desk';
import { StudioFailure } from './studio-failure';

type EditorRow = typeof studioEditor.$inferSelect;

/** One editor who may work. */
export async function findEditor(database: Database, id: number): Promise<Editor | null> {
  const [row] = await database
    .select()
    .from(studioEditor)
    .where(and(eq(studioEditor.id, id), isNull(studioEditor.disabledAt)));
  if (!row) return null;
  return editorOf(row, await database.select().from(studioRight).where(eq(studioRight.editorId, id)));
}

/** An editor of the table with the own rights among all. */
export function editorOf({ id, login, name, administrator }: EditorRow, rights: readonly (typeof studioRight.$inferSelect)[]): Editor {
  const own = rights.filter(({ editorId }) => editorId === id).map(({ role, serviceGroup }) => ({ role, group: serviceGroup }));
  return { id, login, name, administrator, rights: own };
}

/** What an administrator says of an editor. */
export interface EditorSettings {
  readonly name: string;
  readonly administrator: boolean;
  readonly rights: readonly EditorRight[];
}

const invitedDays = 7;

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

/** Changes name and rights; the last administrator stays one. */
export async function changeEditor(
  desk: StudioDesk,
  by: Editor,
  id: number,
  settings: EditorSettings & { readonly disabled: boolean },
): Promise<void> {
  const now = desk.now();
  const { name, administrator, disabled, rights } = settings;
  await desk.database.transaction(async (within) => {
    // Two administrators who take the right from each other must not both succeed.
    await within.execute(sql`LOCK TABLE studio_editor IN SHARE ROW EXCLUSIVE MODE`);
    const others = await within
      .select({ id: studioEditor.id })
      .from(studioEditor)
      .where(
        and(
          ne(studioEditor.id, id),
          eq(studioEditor.administrator, true),
          isNull(studioEditor.disabledAt),
          // Whoever has not taken the invitation yet cannot log in.
          isNotNull(studioEditor.passwordHash),
        ),
      );
    if ((!administrator || disabled) && others.length === 0) throw new StudioFailure('last-administrator');
    const [found] = await within
      .update(studioEditor)
      .set({ name: name.trim(), administrator, disabledAt: disabled ? now : null })
      .where(eq(studioEditor.id, id))
      .returning({ login: studioEditor.login });
    if (!found) throw new StudioFailure('not-found');
    await within.delete(studioRight).where(eq(studioRight.editorId, id));
    await writeRights(within, id, rights);
    if (disabled) await endSessionsOf(within, id, now);
    const words = rights.map(({ role, group }) => `${role} ${group}`).join(', ');
    await record(within, now, {
      kind: disabled ? 'editor-disabled' : 'editor-changed',
      editorId: by.id,
      details: `${found.login}: ${administrator ? 'administrator, ' : ''}${words}`,
    });
  });
}

async function writeRights(database: Database, editorId: number, rights: readonly EditorRight[]): Promise<void> {
  const rows = rights.map(({ role, group }) => ({ editorId, role, serviceGroup: group }));
  if (rows.length > 0) await database.insert(studioRight).values(rows).onConflictDoNothing();
}

/** Ends all sessions of an editor, for one who has left a computer open somewhere. */
export async function endSessionsOfEditor(desk: StudioDesk, by: Editor, id: number): Promise<void> {
  const now = desk.now();
  await desk.database.transaction(async (within) => {
    const [found] = await within.select({ login: studioEditor.login }).from(studioEditor).where(eq(studioEditor.id, id));
    if (!found) throw new StudioFailure('not-found');
    await endSessionsOf(within, id, now);
    await record(within, now, { kind: 'sessions-ended', editorId: by.id, details: found.login });
  });
}

async function endSessionsOf(database: Database, editorId: number, now: Date): Promise<void> {
  await database
    .update(studioSession)
    .set({ endedAt: now })
    .where(and(eq(studioSession.editorId, editorId), isNull(studioSession.endedAt)));
}

/** Shows a secret so that an authenticator application takes it. */
export async function secretToScan(secret: string, login: string): Promise<SecretToScan> {
  const address = totpAddress(secret, { issuer: 'Okienko redakcja', login });
  return { secret, address, picture: await toDataURL(address, { errorCorrectionLevel: 'M', margin: 4, scale: 6 }) };
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

/** Whether a password is long enough and does not contain the login. */
export function isGoodPassword(password: string, login: string): boolean {
  return password.length >= 12 && isPasswordLength(password) && !password.toLowerCase().includes(login.toLowerCase());
}

/** Uses up a one-time code of an editor: of several uses at once one succeeds. */
export async function spendEditorCode(
  database: Database,
  editor: { readonly id: number; readonly totpSecret: string | null },
  code: string,
  now: Date,
): Promise<boolean> {
  const step = editor.totpSecret === null ? null : await stepOfCode(editor.totpSecret, code, now);
  if (step === null) return false;
  const used = await database
    .update(studioEditor)
    .set({ totpLastStep: step })
    .where(and(eq(studioEditor.id, editor.id), or(isNull(studioEditor.totpLastStep), lt(studioEditor.totpLastStep, step))))
    .returning({ id: studioEditor.id });
  return used.length > 0;
}

function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + invitedDays * 24 * 3_600_000);
}
