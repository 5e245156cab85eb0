// Commands that the test runs: in the open, or kept back until they end, so that what two of them write at a time does not mix.
import { type ChildProcess, spawn } from 'node:child_process';

/** How a command ended, and what it wrote when that was kept back. */
export interface Ending {
  readonly code: number;
  readonly output: string;
}

/** A command line and what it finds in its environment beside what is there. */
export interface Command {
  readonly line: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs commands in one folder and knows which of them run. */
export interface Commands {
  /** Writes to this terminal. */
  inTheOpen(command: Command): Promise<Ending>;
  /** Writes to its ending. */
  keptBack(command: Command): Promise<Ending>;
  /** Sends a signal to all that run. */
  end(signal: NodeJS.Signals): void;
}

/** Commands in a folder, with variables that all of them find in their environment. */
export function commandsIn(folder: string, variables: Readonly<Record<string, string>>): Commands {
  const running = new Set<ChildProcess>();
  const run = ({ line: [program = '', ...parameters], environment }: Command, output: 'inherit' | 'pipe') =>
    new Promise<Ending>((resolve) => {
      const child = spawn(program, parameters, {
        cwd: folder,
        stdio: ['ignore', output, output],
        shell: process.platform === 'win32',
        env: { ...process.env, ...variables, ...environment },
      });
      running.add(child);
      const written: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => written.push(piece));
      const close = (code: number) => {
        running.delete(child);
        resolve({ code, output: Buffer.concat(written).toString() });
      };
      child.once('error', ({ message }) => {
        written.push(Buffer.from(`${message}\n`));
        close(1);
      });
      child.once('close', (code) => close(code ?? 1));
    });
  return {
    inTheOpen: (command) => run(command, 'inherit'),
    keptBack: (command) => run(command, 'pipe'),
    end(signal) {
      for (const child of running) child.kill(signal);
    },
  };
}
