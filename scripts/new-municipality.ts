import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listNames, word } from '../engine/authoring';
import { filesIn, writeProject } from './new-municipality/project-files';
import { root, usageLine } from './package/package-root';

const call = usageLine('new-municipality', '<folder>');
const usage = `${call}

Writes a project into an empty or a new folder: definitions that extend the base portal, with a service, its scenarios and texts of its
own, and a config for code. It never writes over a file.`;

/** Runs the command; the result is the exit code. */
export async function runNewMunicipality(
  args: readonly string[],
  print: (text: string) => void,
  complain: (text: string) => void,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { help: { type: 'boolean' } } });
    const [given] = positionals;
    if (values.help) print(usage);
    else if (given === undefined || positionals.length > 1) throw new Error(`Usage: ${call}`);
    else write(given, print);
    return 0;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function write(given: string, print: (text: string) => void): void {
  const folder = resolve(given);
  const present = filesIn(folder);
  if (present.length > 0)
    throw new Error(
      `${given} is not empty, so nothing was written. It has ${word(listNames(present, 5), 'en')}. Name an empty or a new folder.`,
    );
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeProject(folder, String(version));
  print(
    [
      `Written: a project in ${given}.`,
      'Next:',
      ...(folder === process.cwd() ? [] : [`  cd ${given}`]),
      '  npm install',
      '  npm run mock-office, and in a second terminal npm run dev',
      'Then put the name of your municipality into definitions/portal.json; README.md says what lies where.',
    ].join('\n'),
  );
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await runNewMunicipality(
    process.argv.slice(2),
    (text) => console.log(text),
    (text) => console.error(text),
  );
}
