// Runs commands, with their output on the terminal or collected, so that the output of two at a time does not mix.
import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** How a command ended, and its output if that was collected. */
export interface Ending {
  readonly code: number;
  readonly output: string;
}

/** A command line, and variables added to its environment. One that `yields` takes only the time that others leave. */
export interface Command {
  readonly line: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly yields?: boolean;
}

/** Runs commands in one folder and can end those that are running. */
export interface Commands {
  /** The output goes to the terminal. */
  inTheOpen(command: Command): Promise<Ending>;
  /** The output is collected and returned at the end. */
  keptBack(command: Command): Promise<Ending>;
  /** Sends a signal to all running commands. */
  end(signal: NodeJS.Signals): void;
}

/** Runs commands in a folder, with these variables in the environment of each. */
export function commandsIn(folder: string, variables: Readonly<Record<string, string>>): Commands {
  const running = new Set<ChildProcess>();
  const run = ({ line: [program = '', ...parameters], environment, yields = false }: Command, output: 'inherit' | 'pipe') =>
    new Promise<Ending>((resolve) => {
      const child = spawn(program, parameters, {
        cwd: folder,
        stdio: ['ignore', output, output],
        shell: process.platform === 'win32',
        env: { ...process.env, ...variables, ...environment },
      });
      running.add(child);
      // What it starts in turn inherits this.
      if (yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
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
