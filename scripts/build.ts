import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from './build-app';
import { runCompile } from './compile';
import { FolderError, ownFolder, readDefinitions } from './definitions/definitions-folder';
import { OwnCodeError } from './own-code/read-config';
import { usageLine } from './package/package-root';
import { writeSite } from './static-site/write-site';

const usage = `${usageLine('build', '[--definitions DIR] [--form-origin URL ...]')}

Writes the app to dist/app, the pack to dist/pack, and both as files for any web server to dist/site. How such a server has to answer (headers,
caching, the office behind /api) is in dist/headers, for nginx, for Caddy and as data. OFFICE_API_URL is the address of the office; an https
address in PUBLIC_URL adds the header that makes browsers insist on https.
  --definitions DIR  the folder of the pack, by default definitions/
  --form-origin URL  an origin to which the portal posts forms: a payment gateway or an identity node of the office; may be repeated`;

/** Runs the command; the result is the exit code. */
export async function runBuild(args: readonly string[], print: (text: string) => void, complain: (text: string) => void): Promise<number> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        definitions: { type: 'string', default: ownFolder },
        'form-origin': { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      print(usage);
      return 0;
    }
    const formOrigins = values['form-origin'].map(originOf);
    const { folder, isNew } = await buildApp('warn');
    const shown = relative(process.cwd(), folder);
    print(isNew ? `The app was built in ${shown}.` : `The app in ${shown} is up to date.`);
    const dist = dirname(folder);
    const compiled = await runCompile(['--definitions', values.definitions, '--out', join(dist, 'pack')], print, complain);
    if (compiled !== 0) return compiled;
    const office = (process.env.OFFICE_API_URL || 'http://127.0.0.1:4000/api').replace(/\/$/, '');
    const https = process.env.PUBLIC_URL?.startsWith('https:') === true;
    await writeSite({ dist, folders: readDefinitions(values.definitions).folders, office, https, formOrigins });
    print(
      `The same as files for a web server: ${relative(process.cwd(), join(dist, 'site'))}, configured in ${relative(process.cwd(), join(dist, 'headers'))}.`,
    );
    return 0;
  } catch (error) {
    const isOption = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof OwnCodeError) && !(error instanceof FolderError) && !isOption) throw error;
    complain(error.message);
    return 1;
  }
}

function originOf(text: string): string {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new FolderError(`--form-origin is an address such as https://platnosci.example, not ${text}.`);
  return new URL(text).origin;
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await runBuild(
    process.argv.slice(2),
    (text) => console.log(text),
    (text) => console.error(text),
  );
}
