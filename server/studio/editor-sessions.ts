import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type AttemptLimit, countAttempt, forgetAttempts, giveAttemptBack } from '../accounts/attempts';
import { isPasswordLength } from '../accounts/passwords';
import { newCode } from '../accounts/secrets';
import type { Database } from '../database/database';
import { studioEditor, studioSession } from '../database/studio-tables';
import { OfficeFailure } from '../errors/office-failure';
import type { Editor } from './answers';
import { spendEditorCode } from './editor-secrets';
import { findEditor } from './editors';
import { record, type StudioDesk, sha256 } from './studio-desk';
import { StudioFailure } from './studio-failure';

/** Seconds that a session lasts without a call. */
export const sessionSeconds = 30 * 60;
const longestSeconds = 12 * 3600;

const ofLogin: AttemptLimit = { name: 'studio-login', allowed: 10, seconds: 15 * 60 };
const ofAddress: AttemptLimit = { name: 'studio-address', allowed: 50, seconds: 15 * 60 };

interface Credentials {
  readonly login: string;
  readonly password: string;
  readonly code: string;
  readonly address: string;
}

/** Logs an editor in by password and one-time code together, and returns the secret of the session. What was wrong is not said. */
export async function openEditorSession(desk: StudioDesk, { login, password, code, address }: Credentials): Promise<string> {
  const { database } = desk;
  const now = desk.now();
  await countTry(database, ofAddress, address, now);
  await countTry(database, ofLogin, login, now);
  const [found] = await database
    .select()
    .from(studioEditor)
    .where(and(eq(sql`lower(${studioEditor.login})`, login.trim().toLowerCase()), isNull(studioEditor.disabledAt)));
  const hash = found?.passwordHash ?? null;
  const right = isPasswordLength(password) && (await desk.passwords.check(password, hash)).right;
  if (!found || !right || !(await spendEditorCode(database, found, code, now))) {
    await record(database, now, { kind: 'login-refused', editorId: found?.id ?? null });
    throw new StudioFailure('wrong-credentials');
  }
  await forgetAttempts(database, ofLogin, login);
  await giveAttemptBack(database, ofAddress, address);
  const token = newCode();
  await database
    .insert(studioSession)
    .values({ tokenHash: sha256(token), editorId: found.id, createdAt: now, expiresAt: new Date(now.getTime() + sessionSeconds * 1000) });
  await record(database, now, { kind: 'login', editorId: found.id });
  return token;
}

/** Counts a try before it is made; when there were too many, it is said in how many minutes the next one may come. */
export async function countTry(database: Database, limit: AttemptLimit, of: string, now: Date): Promise<void> {
  try {
    await countAttempt(database, limit, of, now);
  } catch (error) {
    if (!(error instanceof OfficeFailure) || error.error !== 'tooManyAttempts') throw error;
    throw new StudioFailure('too-many-attempts', { minutes: Math.ceil((error.retryAfter ?? limit.seconds) / 60) });
  }
}

/** An open session with its editor. */
export interface EditorSession {
  readonly editor: Editor;
  /** Seconds until it ends if nothing is done. */
  readonly seconds: number;
}

/** The session of a secret, which each call extends up to a working day; null when it has ended. */
export async function sessionOf({ database, now: clock }: StudioDesk, token: string): Promise<EditorSession | null> {
  const now = clock();
  const wanted = new Date(now.getTime() + sessionSeconds * 1000).toISOString();
  const [open] = await database
    .update(studioSession)
    .set({ expiresAt: sql`least(${wanted}::timestamptz, ${studioSession.createdAt} + make_interval(secs => ${longestSeconds}))` })
    .where(and(eq(studioSession.tokenHash, sha256(token)), isNull(studioSession.endedAt), gt(studioSession.expiresAt, now)))
    .returning({ editorId: studioSession.editorId, expiresAt: studioSession.expiresAt });
  const editor = open ? await findEditor(database, open.editorId) : null;
  return open === undefined || editor === null ? null : { editor, seconds: Math.floor((open.expiresAt.getTime() - now.getTime()) / 1000) };
}

/** Ends a session at logout. */
export async function endEditorSession({ database, now }: StudioDesk, token: string): Promise<void> {
  await database
    .update(studioSession)
    .set({ endedAt: now() })
    .where(and(eq(studioSession.tokenHash, sha256(token)), isNull(studioSession.endedAt)));
}
