import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFilledDatabase } from './filled-databases';
import { givePacks, takePacks } from './kept-packs';
import { bundleOf } from './programs';

/** A portal in its own process, with its own data. */
export interface PortalServer {
  /** Address without a trailing slash. */
  readonly url: string;
  /** Everything that it has written so far. */
  output(): string;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..');

/** Milliseconds after which a start counts as hanging. On a busy machine a normal start takes minutes. */
export const startPatience = 300_000;

/** Starts `scripts/start.ts` or `scripts/dev.ts` on a free port and waits until it answers. */
export async function startPortal(
  script: 'start' | 'dev' = 'start',
  environment: Readonly<Record<string, string>> = {},
): Promise<PortalServer> {
  // A portal that is to have another database says so, the embedded one with an empty address.
  const database = script === 'start' && environment.DATABASE_URL === undefined ? await copyFilledDatabase('stories') : undefined;
  // Between the search for a free port and its use another program may have taken it.
  for (;;) {
    const started = await startOnFreePort(script, { ...database?.environment, ...environment });
    if (started !== 'taken') return database === undefined ? started : { ...started, stop: () => started.stop().then(database.drop) };
  }
}

async function startOnFreePort(script: 'start' | 'dev', environment: Readonly<Record<string, string>>): Promise<PortalServer | 'taken'> {
  const data = mkdtempSync(join(tmpdir(), 'okienko-data-'));
  const port = await freePort();
  givePacks(data);
  // A project's own code imports the sources, and development serves them.
  const bundle = script === 'start' && environment.OKIENKO_CONFIG === undefined ? bundleOf('okienko') : undefined;
  const program = bundle === undefined ? ['--import', 'tsx', join('scripts', `${script}.ts`)] : [bundle, script];
  const child = spawn(process.execPath, program, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      PUBLIC_URL: '',
      RATE_LIMIT: '0',
      RATE_LIMIT_SENSITIVE: '0',
      // Long enough for a story to see a payment under way, short enough to see it booked.
      PAYMENT_POSTING_SECONDS: '10',
      ...environment,
    },
  });
  let output = '';
  child.stdout.on('data', (piece) => {
    output += piece;
  });
  child.stderr.on('data', (piece) => {
    output += piece;
  });
  const url = `http://127.0.0.1:${port}`;
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    await end(child, closed);
    takePacks(data);
    rmSync(data, { recursive: true, force: true });
  };
  const deadline = Date.now() + startPatience;
  // Until it has said its address, another portal may be the one that answers at the port.
  while (!output.includes(`localhost:${port}`) || !(await answers(`${url}/healthz`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      if (output.includes(`Port ${port} on 127.0.0.1 is taken`)) return 'taken';
      throw new Error(`The portal did not start. It wrote:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, output: () => output, stop };
}

// `close` comes after `exit`; only then all output has arrived.
async function end(child: ChildProcess, closed: Promise<void>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await closed;
  clearTimeout(force);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
