import type { Command } from './command';
import type { Output } from './description';

/** The terminal, or what the command is piped into. */
export const terminal: Output = {
  print: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
};

/** Runs a command as the program of this process if it was started by this file, which is `import.meta.filename` of the caller. */
export async function runProgram(file: string, command: Command): Promise<void> {
  if (process.argv[1] === file) await runInProcess(command, process.argv.slice(2));
}

/** Runs a command in this process, which ends with its exit code. */
export async function runInProcess(command: Pick<Command, 'run'>, args: readonly string[]): Promise<void> {
  // A reader that has seen enough, such as head, does not end the command: it finishes what it does, and what it still says is lost.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  process.exitCode = await command.run(args, terminal);
}
