import { type ChildProcess, spawn } from 'node:child_process';
import { givePacks } from '../kept-packs';
import { parametersOf } from '../programs';

/** An office in its own process. */
export interface OfficeProcess {
  readonly address: string;
  readonly child: ChildProcess;
  /** Everything that it has written so far. */
  output(): string;
  /** Moves the clock of its machine forwards or backwards. */
  setClock(milliseconds: number): void;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

interface ProcessOptions {
  readonly environment: Readonly<Record<string, string>>;
  readonly command?: readonly [command: string, ...parameters: string[]];
  readonly cwd?: string;
  readonly detached?: boolean;
}

const running = new Set<ChildProcess>();

/** Starts a small office and waits until it listens. */
export async function startProcess({
  environment,
  command,
  cwd = process.cwd(),
  detached = false,
}: ProcessOptions): Promise<OfficeProcess> {
  if (environment.DATA_DIR !== undefined) givePacks(environment.DATA_DIR);
  const [program, ...parameters] = command ?? [process.execPath, ...parametersOf('office-process')];
  const child = spawn(program, parameters, {
    cwd,
    detached,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, PORT: '0', SEED_SCALE: '0.05', RATE_LIMIT: '0', RATE_LIMIT_SENSITIVE: '0', SANDBOX: '1', ...environment },
  });
  running.add(child);
  let output = '';
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('exit', (code, signal) => {
      running.delete(child);
      resolve(signal ?? code);
    }),
  );
  const address = await new Promise<string>((resolve, reject) => {
    const take = (piece: Buffer) => {
      output += piece;
      const found = /Okienko +http:\/\/localhost:(\d+)/.exec(output);
      if (found) resolve(`http://127.0.0.1:${found[1]}`);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    void ended.then(() => reject(new Error(`The office ended: ${output}`)));
  });
  return { address, child, ended, output: () => output, setClock: (milliseconds) => child.send(milliseconds) };
}

/** Ends the processes that still run. */
export function endProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}
