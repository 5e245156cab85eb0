import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartFailure } from '../errors/start-failure';
import { type DataFolderLock, lockDataFolder } from './lock';

const beat = 5_000;
let folder = '';
let lock: DataFolderLock | null = null;
const file = () => join(folder, 'office.lock');
const read = () => JSON.parse(readFileSync(file(), 'utf8'));

/** Locks the folder and collects the messages to its holder. */
function take(): string[] {
  const told: string[] = [];
  lock = lockDataFolder(folder, { tell: (text) => told.push(text), lost: () => told.push('lost') });
  return told;
}

beforeEach(() => {
  vi.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'okienko-lock-'));
});

afterEach(() => {
  lock?.release();
  lock = null;
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

describe('the lock of a data folder', () => {
  it('that somebody deletes or empties under the server is written again, and the operator is told once', () => {
    const told = take();
    rmSync(file());
    vi.advanceTimersByTime(beat);
    expect(read()).toMatchObject({ pid: process.pid, host: hostname() });
    writeFileSync(file(), '');
    vi.advanceTimersByTime(3 * beat);
    expect(read()).toMatchObject({ pid: process.pid });
    expect(told).toEqual([expect.stringContaining('has been written again')]);
    expect(() => take()).toThrow(StartFailure);
  });

  it('that cannot be written again, because the whole folder is gone, is told once and tried on', () => {
    const told = take();
    rmSync(folder, { recursive: true });
    vi.advanceTimersByTime(3 * beat);
    expect(told).toEqual([expect.stringContaining('cannot be written')]);
    expect(existsSync(folder)).toBe(false);
  });

  it('that another process has meanwhile is left to it: the server is told to stop, and takes nothing away', () => {
    const told = take();
    const other = JSON.stringify({ pid: 999_999, host: 'another-machine', started: '1' });
    writeFileSync(file(), other);
    vi.advanceTimersByTime(3 * beat);
    expect(told).toEqual([expect.stringContaining('was taken over by process 999999 on another-machine'), 'lost']);
    lock?.release();
    expect(readFileSync(file(), 'utf8')).toBe(other);
  });
});
