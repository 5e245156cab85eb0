import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from './build-app';
import { runCompile } from './compile';
import { OwnCodeError } from './own-code/read-config';
import { usageLine } from './package/package-root';

const usage = `${usageLine('build', '[--definitions DIR]')}

Writes the static app to dist/app and the pack to dist/pack.
  --definitions DIR  the folder of the pack, by default definitions/`;

/** Runs the command; the result is the exit code. */
export async function runBuild(args: readonly string[], print: (text: string) => void, complain: (text: string) => void): Promise<number> {
  try {
    const { values } = parseArgs({ args: [...args], options: { definitions: { type: 'string' }, help: { type: 'boolean' } } });
    if (values.help) {
      print(usage);
      return 0;
    }
    const { folder, isNew } = await buildApp('warn');
    const shown = relative(process.cwd(), folder);
    print(isNew ? `The app was built in ${shown}.` : `The app in ${shown} is up to date.`);
    return await runCompile(values.definitions === undefined ? [] : ['--definitions', values.definitions], print, complain);
  } catch (error) {
    const isOption = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof OwnCodeError) && !isOption) throw error;
    complain(error.message);
    return 1;
  }
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await runBuild(
    process.argv.slice(2),
    (text) => console.log(text),
    (text) => console.error(text),
  );
}
