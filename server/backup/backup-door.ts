import { randomBytes } from 'node:crypto';
import { createReadStream, rmSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../database/database';
import { describeFault } from '../errors/describe-fault';
import { BackupError } from './backup-file';
import { writeBackup } from './write-backup';

/** A door through which a command on the same machine gets a backup of the embedded database, which only its own process can read. */
export interface BackupDoor {
  close(): Promise<void>;
}

interface DoorOptions {
  readonly dataDir: string;
  readonly database: Database;
  readonly now: () => Date;
  readonly tell: (text: string) => void;
}

/** A socket in the data folder: whoever may read that folder may read the data anyway. */
const doorOf = (dataDir: string) =>
  process.platform === 'win32' ? `\\\\?\\pipe\\${join(dataDir, 'backup')}` : join(dataDir, 'backup.sock');

/** Opens the door. If the folder cannot hold a socket, the operator is told, and the office goes on without. */
export async function openBackupDoor({ dataDir, database, now, tell }: DoorOptions): Promise<BackupDoor> {
  const server = createServer(async (_request, response) => {
    // Written to a file first, so that a slow reader does not keep the database.
    const file = join(dataDir, `backup-${randomBytes(4).toString('hex')}.part`);
    try {
      await writeBackup(database, file, now());
      response.writeHead(200, { 'content-type': 'application/gzip' });
      await pipeline(createReadStream(file), response);
    } catch (error) {
      tell(`A backup failed: ${describeFault(error)}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end(error instanceof Error ? error.message : String(error));
    } finally {
      rmSync(file, { force: true });
    }
  });
  // Left by a process that crashed; the folder's lock says that no other one runs.
  if (process.platform !== 'win32') rmSync(doorOf(dataDir), { force: true });
  const mask = process.umask(0o177);
  try {
    server.listen(doorOf(dataDir));
  } finally {
    process.umask(mask);
  }
  await new Promise<void>((resolve) => {
    server.once('listening', resolve);
    server.once('error', (error) => {
      tell(`Backups can only be made while the portal does not run, because DATA_DIR ${dataDir} cannot hold a socket: ${error.message}.`);
      resolve();
    });
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

/** Asks the process that has a data folder open for a backup; null if there is none. */
export async function askForBackup(dataDir: string): Promise<Readable | null> {
  const answer = await new Promise<IncomingMessage | null>((resolve, reject) => {
    get({ socketPath: doorOf(dataDir), path: '/', agent: false }, resolve).once('error', (error) => {
      const code = 'code' in error ? String(error.code) : '';
      if (['ENOENT', 'ECONNREFUSED'].includes(code)) resolve(null);
      else reject(new BackupError(`the running portal cannot be asked: ${error.message}`));
    });
  });
  if (answer === null || answer.statusCode === 200) return answer;
  let reason = '';
  for await (const piece of answer) reason += piece;
  throw new BackupError(`the running portal says: ${reason}`);
}
