// Backups of the office's database, embedded or a server: one file with all rows of one moment, which fits both and every later version.

import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lockDataFolder } from '../data-folder/lock';
import type { OpenSession } from '../database/database';
import { embeddedSession } from '../database/open-embedded-database';
import { serverSession } from '../database/open-server-database';
import { askForBackup } from './backup-door';
import { BackupError } from './backup-file';
import { checkBackup, restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

export { BackupError };

/** Where the office's data are. */
interface DatabasePlace {
  readonly databaseUrl: string | null;
  readonly databaseSchema: string | null;
  readonly dataDir: string;
}

/** Saves the database to a file that does not exist yet, whether the office runs or not. The file is there only when it is whole. */
export async function saveDatabase({ databaseUrl, databaseSchema: schema, dataDir }: DatabasePlace, file: string): Promise<void> {
  if (existsSync(file)) throw new BackupError('the file exists already');
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    const running = databaseUrl === null ? await askForBackup(dataDir) : null;
    if (running) await pipeline(running, createWriteStream(part, { mode: 0o600, flags: 'wx' }));
    else if (databaseUrl !== null)
      await withSession(await serverSession({ url: databaseUrl, schema }), ({ database }) => writeBackup(database, part, new Date()));
    else await saveStopped(dataDir, part);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

/** Fills an empty database, or makes an embedded one, from such a file. */
export async function restoreDatabase(
  { databaseUrl, databaseSchema: schema, dataDir }: DatabasePlace,
  file: string,
): Promise<{ rows: number; made: string }> {
  await checkBackup(file);
  if (databaseUrl !== null)
    return await withSession(await serverSession({ url: databaseUrl, schema }), (session) => restoreBackup(session, file));
  return await withLock(dataDir, async () => {
    const folder = databaseFolder(dataDir);
    if (existsSync(folder)) throw new BackupError(`${folder} exists already. Move it away, or set another DATA_DIR`);
    const making = `${folder}.${randomBytes(4).toString('hex')}.part`;
    try {
      const restored = await withSession(await embeddedSession(making), (session) => restoreBackup(session, file));
      renameSync(making, folder);
      return restored;
    } finally {
      rmSync(making, { recursive: true, force: true });
    }
  });
}

async function saveStopped(dataDir: string, file: string): Promise<void> {
  const folder = databaseFolder(dataDir);
  if (!existsSync(folder)) throw new BackupError(`there is no database in DATA_DIR ${dataDir}`);
  await withLock(dataDir, async () => {
    await withSession(await embeddedSession(folder), ({ database }) => writeBackup(database, file, new Date()));
  });
}

function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database');
}

async function withSession<Result>(session: OpenSession, work: (session: OpenSession) => Promise<Result>): Promise<Result> {
  try {
    return await work(session);
  } finally {
    await session.close();
  }
}

async function withLock<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  const lock = lockDataFolder(dataDir, { tell: (text) => process.stderr.write(`${text}\n`), lost: () => process.exit(1) });
  try {
    return await work();
  } finally {
    lock.release();
  }
}
