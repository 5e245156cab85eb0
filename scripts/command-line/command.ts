import { asksForHelp, readArguments } from './arguments';
import type { Description, Options, Output } from './description';
import { helpText, usageOf } from './help-text';
import { exitCodes, Misuse, Refusal } from './refusal';

/** A command that can be run. */
export interface Command {
  readonly name: string;
  /** Runs it with these arguments; the result is the exit code. A server keeps the process after that. */
  run(args: readonly string[], output: Output): Promise<number>;
}

/** What is the same in every command: help, wrong arguments, words instead of a stack for what it refuses, and an exit code. */
export function defineCommand<const Own extends Options>(description: Description<Own>): Command {
  return {
    name: description.name,
    async run(args, output) {
      try {
        if (asksForHelp(args)) {
          output.print(helpText(description));
          return exitCodes.done;
        }
        const { values, words } = await readArguments(args, description.options, description.words);
        return (await description.run(values, output, words)) ?? exitCodes.done;
      } catch (error) {
        if (error instanceof Misuse) output.complain(`${error.message}\n\nUsage: ${usageOf(description)}`);
        else if (error instanceof Refusal || isSystemError(error)) output.complain(error.message);
        else throw error;
        return error instanceof Refusal ? error.exitCode : exitCodes.failed;
      }
    },
  };
}

/** A file that cannot be read or written, a port that is taken: the message of the system says it in one line. */
function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
