// Says in words what is different between two definitions folders, and what that means.
import { parseArgs } from 'node:util';
import { toldLanguages } from '../engine/authoring';
import { compareFolders, type Telling } from './changes/compare-folders';
import { FolderError } from './definitions/definitions-folder';
import { readSurroundings } from './own-code/own-surroundings';
import { OwnCodeError } from './own-code/read-config';
import { usageLine } from './package/package-root';

const usage = `${usageLine('changes', 'BEFORE AFTER [--format md|json] [--language pl|en]')}

Says in words what is different between two definitions folders: what residents see, what widens their rights, which screens, PDFs, CSV
files, links and calls of the office it reaches, and which scenarios come out in another way. Municipalities below AFTER are laid over both.
Exit code 0: nothing is different; 3: something is; 1: a folder cannot be read or has errors.
  --format FORMAT      md, for a pull request (the default), or json, with all values whole
  --language LANGUAGE  pl (the default) or en, for md; json has both`;

const changed = 3;

/** Runs the command; the result is the exit code. */
export async function runChanges(
  args: readonly string[],
  print: (text: string) => void,
  complain: (text: string) => void,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { format: { type: 'string' }, language: { type: 'string' }, help: { type: 'boolean' } },
    });
    if (values.help) {
      print(usage);
      return 0;
    }
    const [before, after, ...more] = positionals;
    const telling = tellingOf(values);
    if (before === undefined || after === undefined || more.length > 0 || telling === null) {
      complain(usage);
      return 1;
    }
    const { changes, text } = await compareFolders(before, after, telling, await readSurroundings());
    print(text);
    return changes === 0 ? 0 : changed;
  } catch (error) {
    const isUsage = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof FolderError) && !(error instanceof OwnCodeError) && !isUsage) throw error;
    complain(error.message);
    return 1;
  }
}

function tellingOf({ format = 'md', language = 'pl' }: { readonly format?: string; readonly language?: string }): Telling | null {
  const told = toldLanguages.find((known) => known === language);
  return told !== undefined && (format === 'md' || format === 'json') ? { format, language: told } : null;
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await runChanges(
    process.argv.slice(2),
    (text) => console.log(text),
    (text) => console.error(text),
  );
}
