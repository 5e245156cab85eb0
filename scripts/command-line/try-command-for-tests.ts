import type { Command } from './command';

/** Runs a command in this process and returns what it says. */
export async function tryCommand(
  command: Command,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await command.run(args, { print: (text) => void out.push(text), complain: (text) => void err.push(text) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
