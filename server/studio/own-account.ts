import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { AttemptLimit } from '../accounts/attempts';
import { forgetAttempts } from '../accounts/attempts';
import { newTotpSecret, stepOfCode } from '../accounts/one-time-codes';
import { isPasswordLength } from '../accounts/passwords';
import { keyedHash } from '../accounts/secrets';
import type { Database } from '../database/database';
import { studioEditor, studioSession } from '../database/studio-tables';
import type { Editor, OfferedSecret, OwnSession } from './answers';
import { isGoodPassword, secretToScan } from './editor-secrets';
import { countTry } from './editor-sessions';
import { record, type StudioDesk, sha256 } from './studio-desk';
import { StudioFailure } from './studio-failure';

const ofOwnPassword: AttemptLimit = { name: 'studio-own-password', allowed: 10, seconds: 15 * 60 };

/** The open sessions of an editor, the latest first. */
export async function listOwnSessions({ database, now }: StudioDesk, editor: Editor, token: string): Promise<readonly OwnSession[]> {
  const rows = await database.select().from(studioSession).where(isOpen(editor, now())).orderBy(desc(studioSession.createdAt));
  const hash = sha256(token);
  return rows.map(({ tokenHash, createdAt, expiresAt }) => ({
    id: idOf(tokenHash),
    createdAt: createdAt.toISOString(),
    endsAt: expiresAt.toISOString(),
    own: tokenHash === hash,
  }));
}

/** Ends one of the own sessions. */
export async function endOwnSession(desk: StudioDesk, editor: Editor, id: string): Promise<void> {
  const now = desk.now();
  const ended = await desk.database
    .update(studioSession)
    .set({ endedAt: now })
    .where(and(isOpen(editor, now), sql`left(${studioSession.tokenHash}, ${idLength}::integer) = ${id}`))
    .returning({ editorId: studioSession.editorId });
  if (ended.length === 0) throw new StudioFailure('not-found');
  await record(desk.database, now, { kind: 'sessions-ended', editorId: editor.id, details: editor.login });
}

/** Changes the own password; all other sessions end. */
export async function changeOwnPassword(
  desk: StudioDesk,
  editor: Editor,
  token: string,
  { password, newPassword }: { readonly password: string; readonly newPassword: string },
): Promise<void> {
  await proveOwner(desk, editor, password);
  if (!isGoodPassword(newPassword, editor.login)) throw new StudioFailure('weak-password');
  const passwordHash = await desk.passwords.hash(newPassword);
  await desk.database.transaction(async (within) => {
    await within.update(studioEditor).set({ passwordHash }).where(eq(studioEditor.id, editor.id));
    await endOthers(within, desk, editor, token);
    await record(within, desk.now(), { kind: 'password-changed', editorId: editor.id });
  });
}

/** A new secret for the authenticator application, with the proof that this office has offered it to this editor. */
export async function offerSecondFactor(desk: StudioDesk, editor: Editor, password: string): Promise<OfferedSecret> {
  await proveOwner(desk, editor, password);
  const secret = newTotpSecret();
  return { ...(await secretToScan(secret, editor.login)), proof: await proofOf(desk, editor, secret) };
}

/** Takes an offered secret in place of the one in use, by a code of it; all other sessions end. */
export async function changeSecondFactor(
  desk: StudioDesk,
  editor: Editor,
  token: string,
  { secret, proof, code }: { readonly secret: string; readonly proof: string; readonly code: string },
): Promise<void> {
  const now = desk.now();
  await countTry(desk.database, ofOwnPassword, editor.login, now);
  if ((await proofOf(desk, editor, secret)) !== proof) throw new StudioFailure('bad-request');
  const step = await stepOfCode(secret, code, now);
  if (step === null) throw new StudioFailure('wrong-code');
  await forgetAttempts(desk.database, ofOwnPassword, editor.login);
  await desk.database.transaction(async (within) => {
    await within.update(studioEditor).set({ totpSecret: secret, totpLastStep: step }).where(eq(studioEditor.id, editor.id));
    await endOthers(within, desk, editor, token);
    await record(within, now, { kind: 'second-factor-changed', editorId: editor.id });
  });
}

/** Whoever finds an open session does not know the password. */
async function proveOwner({ database, passwords, now }: StudioDesk, editor: Editor, password: string): Promise<void> {
  await countTry(database, ofOwnPassword, editor.login, now());
  const [found] = await database.select({ hash: studioEditor.passwordHash }).from(studioEditor).where(eq(studioEditor.id, editor.id));
  const right = isPasswordLength(password) && (await passwords.check(password, found?.hash ?? null)).right;
  if (!right) throw new StudioFailure('wrong-password');
  await forgetAttempts(database, ofOwnPassword, editor.login);
}

function proofOf({ database }: StudioDesk, { id }: Editor, secret: string): Promise<string> {
  return keyedHash(database, `studio second factor ${id} ${secret}`);
}

async function endOthers(within: Database, desk: StudioDesk, editor: Editor, token: string): Promise<void> {
  const now = desk.now();
  await within
    .update(studioSession)
    .set({ endedAt: now })
    .where(and(isOpen(editor, now), ne(studioSession.tokenHash, sha256(token))));
}

function isOpen({ id }: Editor, now: Date) {
  return and(eq(studioSession.editorId, id), isNull(studioSession.endedAt), gt(studioSession.expiresAt, now));
}

const idLength = 16;

function idOf(tokenHash: string): string {
  return tokenHash.slice(0, idLength);
}
