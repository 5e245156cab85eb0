import { closeSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartFailure } from '../errors/start-failure';
import { makeFolder } from './make-folder';

/** The lock on a data folder: while it is held, no other server opens the folder. */
export interface DataFolderLock {
  release(): void;
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Start time of the process, in the system's own unit. It tells the process from a later one with the same pid. */
  readonly started: string;
}

const heartbeat = 5_000;

/** Receives messages while the lock is held. */
export interface LockEvents {
  /** Tells the operator something in one line. */
  tell(text: string): void;
  /** Called when another process has taken over the folder. Nothing may be written to it any more. */
  lost(): void;
}

/**
 * Creates the folder and locks it for this process. A lock left by a process that no longer runs is taken over;
 * if the process runs, a `StartFailure` is thrown.
 */
export function lockDataFolder(folder: string, events: LockEvents): DataFolderLock {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new StartFailure(`DATA_DIR ${folder} cannot be created: ${reason(error)}. Set DATA_DIR to a folder that this user may write to.`);
  }
  const file = join(folder, 'office.lock');
  if (!take(file)) {
    const holder = readHolder(file);
    if (holder && alive(holder, file)) {
      throw new StartFailure(`DATA_DIR ${folder} is in use by process ${holder.pid} on ${holder.host}. Stop it, or set another DATA_DIR.`);
    }
    rmSync(file, { force: true });
    if (!take(file))
      throw new StartFailure(`DATA_DIR ${folder} was taken by another process just now. Stop that process, or set another DATA_DIR.`);
  }
  let told = '';
  const warnOnce = (text: string) => {
    if (text !== told) events.tell(text);
    told = text;
  };
  const beat = setInterval(() => {
    try {
      const kept = keep(file);
      if (kept === 'kept') told = '';
      else if (kept === 'taken back')
        warnOnce(
          `The lock file ${file} was missing and has been written again. Do not delete it: it keeps other servers out of the folder.`,
        );
      else {
        clearInterval(beat);
        events.tell(
          `${folder} was taken over by process ${kept.pid} on ${kept.host}. This server stops, because two servers in one folder destroy its data.`,
        );
        events.lost();
      }
    } catch (error) {
      warnOnce(
        `The lock file ${file} cannot be written: ${reason(error)}. Until it can, do not start another server with this folder: it would not be stopped.`,
      );
    }
  }, heartbeat);
  beat.unref();
  return {
    release() {
      clearInterval(beat);
      if (isOwn(readHolder(file))) rmSync(file, { force: true });
    },
  };
}

/** Updates the file's time, which shows that this process runs. A deleted file is written again, unless another process was quicker. */
function keep(file: string): 'kept' | 'taken back' | Holder {
  const holder = readHolder(file);
  if (isOwn(holder)) {
    utimesSync(file, new Date(), new Date());
    return 'kept';
  }
  if (holder !== null) return holder;
  // Deleted, or damaged so that its holder is unknown.
  rmSync(file, { force: true });
  if (take(file)) return 'taken back';
  return readHolder(file) ?? 'kept';
}

function isOwn(holder: Holder | null): boolean {
  return holder !== null && holder.pid === process.pid && holder.host === hostname() && holder.started === startOf(process.pid);
}

function take(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    const holder: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid) };
    writeSync(handle, JSON.stringify(holder));
    closeSync(handle);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw new StartFailure(`DATA_DIR cannot be written to: ${reason(error)}. Set DATA_DIR to a folder that this user may write to.`);
  }
}

function readHolder(file: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('host' in value) || !('started' in value)) return null;
    const { pid, host, started } = value;
    return typeof pid === 'number' && typeof host === 'string' && typeof started === 'string' ? { pid, host, started } : null;
  } catch {
    return null;
  }
}

function alive(holder: Holder, file: string): boolean {
  // The processes of another machine are not visible from here, but the time that they keep writing to the shared file is.
  if (holder.host !== hostname()) return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < 4 * heartbeat;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return startOf(holder.pid) === holder.started;
}

/** Start time from /proc on Linux. Elsewhere it is empty, and the pid alone identifies a process. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
}
