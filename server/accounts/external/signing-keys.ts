import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { samlKey } from '../../database/external-login-tables';

/** A pair of PEM texts. */
export interface SigningKeys {
  readonly privateKey: string;
  readonly publicKey: string;
}

type KeyName = (typeof samlKey.$inferSelect)['name'];

/**
 * The keys that the portal signs its requests with, or those of the sandbox node. They are made at their first use and lie in the
 * database, so that several servers have the same ones. RSA with SHA-256: the SAML library signs with nothing else.
 */
export async function signingKeysOf(database: Database, name: KeyName): Promise<SigningKeys> {
  const [kept] = await database.select().from(samlKey).where(eq(samlKey.name, name));
  if (kept) return kept;
  const made = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  // Another server may make them at the same moment: the first ones count.
  await database
    .insert(samlKey)
    .values({ name, ...made })
    .onConflictDoNothing();
  return await signingKeysOf(database, name);
}
