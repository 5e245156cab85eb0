#!/usr/bin/env node
import { existsSync } from 'node:fs';
import type { Output } from './command-line/description';
import { exitCodes } from './command-line/refusal';
import { runInProcess } from './command-line/run-program';
import { commands } from './commands';
import { packageVersion } from './package/package-root';

/** `okienko <command>`: the commands of a project that takes the portal as a package. The result is the exit code. */
async function runOkienko(args: readonly string[], output: Output): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === 'help') {
    output.print(help());
    return exitCodes.done;
  }
  if (name === '--version') {
    output.print(packageVersion());
    return exitCodes.done;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const { nearest } = await import('../engine/authoring');
    const meant = nearest(name, Object.keys(commands));
    output.complain(`There is no command ${name}. ${meant === null ? 'okienko --help lists them.' : `Did you mean ${meant}?`}`);
    return exitCodes.misused;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  return await (await command.load()).run(rest, output);
}

function help(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  return [
    `okienko ${packageVersion()}: a citizen self-service portal from JSON definitions`,
    '',
    'okienko <command> [options]; okienko <command> --help says more.',
    ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`),
    '',
    'Exit code 0: done; 1: something has to be put right; 2: started in a way that it does not know; 3: it could not be done.',
  ].join('\n');
}

await runInProcess({ run: runOkienko }, process.argv.slice(2));
