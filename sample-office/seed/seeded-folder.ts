import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbeddedDatabase, readMigrations } from '../../server/database';
import type { SampleGateway } from './payments/sample-gateway';
import { seedOffice } from './seed-office';

const cacheFolder = fileURLToPath(new URL('../../.cache/seeded-office/', import.meta.url));
const roomFolder = fileURLToPath(new URL('..', import.meta.url));

/** Puts a filled database into a folder. Filling one takes seconds, so a finished one is kept and copied. */
export async function copySeeded(folder: string, scale: number, gateways: readonly SampleGateway[]): Promise<void> {
  const kept = join(cacheFolder, seedMark(scale, gateways));
  if (!existsSync(kept)) {
    const making = `${kept}.${randomBytes(4).toString('hex')}`;
    try {
      mkdirSync(cacheFolder, { recursive: true });
      const { close } = await openEmbeddedDatabase(making, seedOffice(scale, gateways));
      await close();
      renameSync(making, kept);
    } catch {
      // A read-only installation, or another process was faster. Without a kept database the folder is filled directly.
      rmSync(making, { recursive: true, force: true });
    }
  }
  if (!existsSync(kept)) return;
  // Copied under another name and then renamed, so that an interrupted copy is never taken for a database.
  const copying = `${folder}.copying`;
  rmSync(copying, { recursive: true, force: true });
  cpSync(kept, copying, { recursive: true });
  renameSync(copying, folder);
}

/** A hash of everything that decides the content of a fresh database. */
function seedMark(scale: number, gateways: readonly SampleGateway[]): string {
  const hash = createHash('sha256').update(JSON.stringify([scale, gateways]));
  for (const { number, script } of readMigrations()) hash.update(`${number}\n${script}`);
  const sources = readdirSync(roomFolder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  for (const file of sources.sort()) hash.update(readFileSync(join(roomFolder, file)));
  // The file format belongs to one version of the embedded database.
  const require = createRequire(import.meta.url);
  const manifest = join(dirname(require.resolve('@electric-sql/pglite')), '..', 'package.json');
  hash.update(/"version": *"[^"]*"/.exec(readFileSync(manifest, 'utf8'))?.[0] ?? '');
  return hash.digest('hex').slice(0, 16);
}
