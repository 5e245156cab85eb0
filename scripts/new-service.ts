// Writes the definition of a new service, from a sample answer of the office if one is given. It never overwrites a file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { originalLanguage } from '../engine';
import type { PortalDefinition } from '../engine/language/portal.generated';
import { baseFolder, FolderError, ownFolder, readDefinitions } from './definitions/definitions-folder';
import { definitionJson } from './new-service/definition-json';
import { defaultEndpoint, draftService } from './new-service/draft-service';
import { inferContract } from './new-service/infer-contract';
import { existingService, portalOf } from './new-service/target-folder';
import { readSurroundings } from './own-code/own-surroundings';
import { OwnCodeError } from './own-code/read-config';
import { usageLine } from './package/package-root';

const usage = `${usageLine('new-service', 'SLUG [--from FILE] [--group ID] [--endpoint PATH] [--definitions DIR]')}

Writes the definition of a new service, services/SLUG.json, with a call, a table and a PDF. It never writes over a file.
  SLUG               its name: lower-case Latin letters, digits and single hyphens, for example drzewa
  --from FILE        a sample answer of the office as JSON, from which contract and columns are made
  --group ID         its group in the list of services, by default the first one of portal.json
  --endpoint PATH    the path of the call, by default one made of the slug
  --definitions DIR  the folder that it is written into, a pack of its own or an overlay, by default definitions/`;

/** Runs the command; the result is the exit code. */
export async function runNewService(
  args: readonly string[],
  print: (text: string) => void,
  complain: (text: string) => void,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        group: { type: 'string' },
        endpoint: { type: 'string' },
        definitions: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) print(usage);
    else print(await writeService({ ...values, slug: slugIn(positionals) }));
    return 0;
  } catch (error) {
    if (!(error instanceof FolderError) && !(error instanceof OwnCodeError) && !isRefusal(error)) throw error;
    complain(error.message);
    return 1;
  }
}

interface Wanted {
  readonly slug: string;
  readonly from?: string;
  readonly group?: string;
  readonly endpoint?: string;
  readonly definitions?: string;
}

/** Writes the service and says what comes next. */
async function writeService({ slug, from, group: wanted, endpoint, definitions }: Wanted): Promise<string> {
  if (endpoint !== undefined && !/^\/[A-Za-z0-9_./-]*$/.test(endpoint))
    throw new FolderError(`"${endpoint}" is not the path of a call: begin it with / and use only letters, digits and . _ / -`);
  const folder = readDefinitions(definitions ?? ownFolder);
  const existing = existingService(folder, slug);
  if (existing) throw new FolderError(`${existing} already exists, so nothing was written. Choose another name, or edit that file.`);
  const portal = portalOf(folder, await readSurroundings());
  const group = wanted ?? portal.groups[0]?.id;
  const groups = portal.groups.map(({ id }) => id);
  if (group === undefined || !groups.includes(group))
    throw new FolderError(`portal.json has no group "${group}". Its groups: ${groups.join(', ') || 'none yet'}.`);
  const services = path.join(folder.folder, 'services');
  const definition = draftService({
    slug,
    group,
    endpoint: endpoint ?? defaultEndpoint(slug),
    schema: schemaAddress(services),
    response: from === undefined ? null : inferContract([readJson(path.resolve(from))]),
  });
  const file = path.join(services, `${slug}.json`);
  mkdirSync(services, { recursive: true });
  writeFileSync(file, definitionJson(definition), { flag: 'wx' });
  return [
    `Written: ${path.relative(process.cwd(), file)}`,
    'Next:',
    `  1. Correct the Polish texts: the title, the labels, and whenEmpty, which is shown when the ${definition.blocks[0]?.block} is empty.`,
    `  2. Check it: npm run check${definitions === undefined ? '' : ` -- --definitions ${definitions}`}`,
    `  3. Open it in the running portal: /uslugi/${slug}`,
    `  4. Add the translations${textFiles(slug, portal)}. What is not translated is shown in Polish.`,
    `  5. Make the office's API answer GET ${definition.sources?.dane?.endpoint}. For the built-in office, npm run types writes the type of the answer.`,
    ...(from === undefined ? [] : ['The definition contains values of the sample as examples. Replace those that are about a person.']),
  ].join('\n');
}

function slugIn([slug, ...more]: readonly string[]): string {
  if (slug === undefined || more.length > 0) throw new FolderError(`Usage: ${usage.slice(0, usage.indexOf('\n'))}`);
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 80) return slug;
  throw new FolderError(
    `"${slug}" cannot be the name of a service: use lower-case Latin letters, digits and single hyphens, at most 80 characters.`,
  );
}

/** Path of the schema, relative to the services folder: the pack's own schema if it has one, else this project's. */
function schemaAddress(services: string): string {
  const own = path.resolve(services, '../schema/service.schema.json');
  return path.relative(services, existsSync(own) ? own : path.join(baseFolder, 'schema/service.schema.json')).replaceAll('\\', '/');
}

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new FolderError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FolderError(`${file} is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** The files into which the translations of a service are written, for the list of next steps. */
function textFiles(slug: string, { languages }: PortalDefinition): string {
  const files = languages.filter((language) => language !== originalLanguage).map((language) => `services/${slug}.${language}.json`);
  return files.length === 0 ? '' : ` in ${files.join(', ')}`;
}

/** A wrong option, or a folder that cannot be written: the message says it in one line. */
function isRefusal(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(ERR_PARSE_ARGS|EACCES|EEXIST|ENOSPC|ENOTDIR|EROFS|EPERM)/.test(code);
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await runNewService(
    process.argv.slice(2),
    (text) => console.log(text),
    (text) => console.error(text),
  );
}
