import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { toDataURL } from 'qrcode';
import { stepOfCode, totpAddress } from '../accounts/one-time-codes';
import { isPasswordLength } from '../accounts/passwords';
import type { Database } from '../database/database';
import { studioEditor } from '../database/studio-tables';
import type { SecretToScan } from './answers';

/** Shows a secret so that an authenticator application takes it. */
export async function secretToScan(secret: string, login: string): Promise<SecretToScan> {
  const address = totpAddress(secret, { issuer: 'Okienko redakcja', login });
  return { secret, address, picture: await toDataURL(address, { errorCorrectionLevel: 'M', margin: 4, scale: 6 }) };
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
