import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { samlKey } from '../../database/external-login-tables';

/** A key pair as PEM. */
export interface SigningKeys {
  readonly privateKey: string;
  readonly publicKey: string;
}

type KeyName = (typeof samlKey.$inferSelect)['name'];

/**
 * The keys with which the portal, or the sandbox node, signs. They are created on first use and stored in the database, so that all servers
 * share them. RSA with SHA-256, the only algorithm with which the SAML library signs.
 */
export async function signingKeysOf(database: Database, name: KeyName): Promise<SigningKeys> {
  const [kept] = await database.select().from(samlKey).where(eq(samlKey.name, name));
  if (kept) return kept;
  const made = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  // Another server may create them at the same moment; the first ones stored are used.
  await database
    .insert(samlKey)
    .values({ name, ...made })
    .onConflictDoNothing();
  return await signingKeysOf(database, name);
}
