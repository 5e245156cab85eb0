import { readFileSync } from 'node:fs';

// Ctrl-C under npm arrives twice, from the terminal and from npm, and a supervisor may signal the whole group: that is one wish to stop.
const oneWish = 500;
// A supervisor kills after a while what does not end by itself.
const patience = 19_000;
const parentLook = 500;

interface StopOptions {
  /** Ends what runs; it may take a while to finish what has been begun. */
  readonly stop: () => Promise<void>;
  /** Started by npm: when npm is gone, nobody else would ever stop this process. */
  readonly withParent?: boolean;
}

/** Stops on Ctrl-C and on the signal of a supervisor, as the first process of a container too; a second wish ends the process at once. */
export function stopOnSignals({ stop, withParent = process.env.npm_lifecycle_event !== undefined }: StopOptions): void {
  let wishedAt: number | null = null;
  const wish = () => {
    if (wishedAt !== null) {
      if (performance.now() - wishedAt > oneWish) process.exit(1);
      return;
    }
    wishedAt = performance.now();
    // What does not close in time is ended with the process; the database keeps a log for that.
    setTimeout(() => process.exit(1), patience).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(
          `Okienko could not stop cleanly: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
        );
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

/** Numbers of the processes through which npm runs this one. A shell between the two may take a signal and not pass it on, or outlive npm. */
function chainToNpm(): string {
  const parent = process.ppid;
  try {
    const [, option] = readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0');
    if (option !== '-c') return String(parent);
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    // Not Linux, or the parent ended at this moment.
    return String(parent);
  }
}
