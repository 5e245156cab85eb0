// Writes the definition of a new service, from a sample answer of the office if one is given. It never overwrites a file.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { originalLanguage } from '../../engine';
import type { PortalDefinition } from '../../engine/language/portal.generated';
import { Misuse, Refusal } from '../command-line/refusal';
import { baseFolder, ownFolder, readDefinitions } from '../definitions/definitions-folder';
import { readSurroundings } from '../own-code/own-surroundings';
import { usageLine } from '../package/package-root';
import { definitionJson } from './definition-json';
import { plannedService } from './plan-service';
import { existingService, portalOf } from './target-folder';

interface Wanted {
  readonly slug: string;
  readonly from?: string;
  readonly openapi?: string;
  readonly operation?: string;
  readonly chart?: boolean;
  readonly group?: string;
  readonly endpoint?: string;
  readonly definitions: string;
}

/** Writes the service and says what comes next. */
export async function writeService({ slug, group: wanted, definitions, ...given }: Wanted): Promise<string> {
  const { from, openapi, operation, endpoint } = given;
  if (endpoint !== undefined && !/^\/[A-Za-z0-9_./-]*$/.test(endpoint))
    throw new Misuse(`"${endpoint}" is not the path of a call: begin it with / and use only letters, digits and . _ / -`);
  if (from !== undefined && openapi !== undefined) throw new Misuse('Give --from or --openapi, not both.');
  if (operation !== undefined && openapi === undefined) throw new Misuse('--operation names an operation of the document of --openapi.');
  const folder = readDefinitions(definitions);
  const existing = existingService(folder, slug);
  if (existing) throw new Refusal(`${existing} already exists, so nothing was written. Choose another name, or edit that file.`);
  const portal = portalOf(folder, await readSurroundings());
  const group = wanted ?? portal.groups[0]?.id;
  const groups = portal.groups.map(({ id }) => id);
  if (group === undefined || !groups.includes(group))
    throw new Refusal(`portal.json has no group "${group}". Its groups: ${groups.join(', ') || 'none yet'}.`);
  const services = path.join(folder.folder, 'services');
  const { service, notes } = plannedService({ slug, group, ...given });
  const file = path.join(services, `${slug}.json`);
  mkdirSync(services, { recursive: true });
  writeFileSync(file, definitionJson({ $schema: schemaAddress(services), ...service }), { flag: 'wx' });
  return [
    `Written: ${path.relative(process.cwd(), file)}`,
    ...notes,
    'Next:',
    `  1. Correct the Polish texts: the title, the labels, and whenEmpty, which is shown when the ${service.blocks.at(-1)?.block} is empty.`,
    `  2. Check it: ${usageLine('check', definitions === ownFolder ? '' : `--definitions ${definitions}`)}`,
    `  3. Open it in the running portal: /uslugi/${slug}`,
    `  4. Add the translations${textFiles(slug, portal)}. What is not translated is shown in Polish.`,
    `  5. Make the office's API answer GET ${service.sources?.dane?.endpoint}. For the built-in office, npm run types writes the type of the answer.`,
    ...(from === undefined ? [] : ['The definition contains values of the sample as examples. Replace those that are about a person.']),
  ].join('\n');
}

/** Path of the schema, relative to the services folder: the pack's own schema if it has one, else this project's. */
function schemaAddress(services: string): string {
  const own = path.resolve(services, '../schema/service.schema.json');
  return path.relative(services, existsSync(own) ? own : path.join(baseFolder, 'schema/service.schema.json')).replaceAll('\\', '/');
}

/** The files into which the translations of a service are written, for the list of next steps. */
function textFiles(slug: string, { languages }: PortalDefinition): string {
  const files = languages.filter((language) => language !== originalLanguage).map((language) => `services/${slug}.${language}.json`);
  return files.length === 0 ? '' : ` in ${files.join(', ')}`;
}
