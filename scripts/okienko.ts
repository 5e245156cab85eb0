#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../engine/authoring';
import { commands } from './commands';
import { root } from './package/package-root';

/** `okienko <command>`: the commands of a project that takes the portal as a package. The result is the exit code. */
export async function runOkienko(
  args: readonly string[],
  print: (text: string) => void,
  complain: (text: string) => void,
): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === 'help') {
    print(help());
    return 0;
  }
  if (name === '--version') {
    print(version());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const meant = nearest(name, Object.keys(commands));
    complain(`There is no command ${name}. ${meant === null ? 'okienko --help lists them.' : `Did you mean ${meant}?`}`);
    return 1;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  return await command.run(rest, print, complain);
}

function help(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  return [
    `okienko ${version()}: a citizen self-service portal from JSON definitions`,
    '',
    'okienko <command> [options]; okienko <command> --help says more.',
    ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`),
  ].join('\n');
}

function version(): string {
  return String(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
}

process.exitCode = await runOkienko(
  process.argv.slice(2),
  (text) => console.log(text),
  (text) => console.error(text),
);
