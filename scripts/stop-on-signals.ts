import { readFileSync } from 'node:fs';
import { describeFault } from '../server';

// Milliseconds. Under npm, Ctrl-C arrives twice, from the terminal and from npm, and a supervisor may signal the whole process group.
// Signals within this time count as one.
const oneWish = 500;
// Milliseconds. Supervisors kill a process that takes much longer than this to stop.
const patience = 19_000;
const parentLook = 500;

interface StopOptions {
  /** Stops what runs; it may take a while to finish the work in progress. */
  readonly stop: () => Promise<void>;
  /** Tells that it begins to stop. */
  readonly tell: (text: string) => void;
  /** Tells why it could not stop cleanly. */
  readonly failed: (text: string) => void;
  /** True if started by npm. If npm is killed, nobody else would stop this process. */
  readonly withParent?: boolean;
}

/** Stops on Ctrl-C and on SIGTERM, also as process 1 of a container. A second signal later ends the process at once. */
export function stopOnSignals({ stop, tell, failed, withParent = process.env.npm_lifecycle_event !== undefined }: StopOptions): void {
  let wishedAt: number | null = null;
  const wish = () => {
    if (wishedAt !== null) {
      if (performance.now() - wishedAt > oneWish) process.exit(1);
      return;
    }
    wishedAt = performance.now();
    tell('Okienko stops');
    // What does not close in time ends with the process; the database recovers from its log.
    setTimeout(() => process.exit(1), patience).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        failed(`Okienko could not stop cleanly: ${describeFault(error)}`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', wish);
  process.on('SIGTERM', wish);
  if (!withParent) return;
  const chain = chainToNpm();
  setInterval(() => {
    if (wishedAt === null && chainToNpm() !== chain) wish();
  }, parentLook).unref();
}

/** The pids of the processes between npm and this one. A shell between them may keep a signal to itself, or outlive npm. */
function chainToNpm(): string {
  const parent = process.ppid;
  try {
    const [, option] = readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0');
    if (option !== '-c') return String(parent);
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    // Not Linux, or the parent has just ended.
    return String(parent);
  }
}
