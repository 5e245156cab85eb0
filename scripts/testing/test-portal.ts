import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPackaged, root } from '../package/package-root';

/** A portal that runs in a process of its own, with data of its own. */
export interface TestPortal {
  /** Address without a slash at the end. */
  readonly address: string;
  /** Everything that it has written so far. */
  output(): string;
  /** Ends it and deletes its data. */
  stop(): Promise<void>;
}

const started = /^ {2}Okienko +(http\S+)$/m;

/**
 * Starts the portal of a project as `okienko start` does, on a free port and with an empty sample office, unless the variables say
 * otherwise. Throws an error with what it wrote when it does not start.
 */
export async function startTestPortal(folder = '.', variables: Readonly<Record<string, string>> = {}): Promise<TestPortal> {
  const data = mkdtempSync(join(tmpdir(), 'okienko-data-'));
  const command = isPackaged ? [join(root, 'dist/node/okienko.js')] : ['--import', 'tsx', join(root, 'scripts/okienko.ts')];
  const child = spawn(process.execPath, [...command, 'start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      OKIENKO_CONFIG: '',
      OFFICE_API_URL: '',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: data,
      RATE_LIMIT: '0',
      ...variables,
    },
  });
  let output = '';
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = await new Promise<string | null>((resolve) => {
    const take = (piece: Buffer) => {
      output += piece.toString();
      const [, found] = started.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void closed.then(() => resolve(null));
  });
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await closed;
    rmSync(data, { recursive: true, force: true });
  };
  if (address === null) {
    await stop();
    throw new Error(`The portal did not start. It wrote:\n${output}`);
  }
  return { address, output: () => output, stop };
}
