// Writes the definition of a new service, from a sample answer of the office when there is one. It never overwrites a file.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { originalLanguage } from '../engine';
import type { PortalDefinition } from '../engine/language/portal.generated';
import { definitionJson } from './new-service/definition-json';
import { defaultEndpoint, draftService } from './new-service/draft-service';
import { existingService, fileExists } from './new-service/existing-service';
import { inferContract } from './new-service/infer-contract';

const usage = 'npm run new-service -- <slug> [--from sample.json] [--group id] [--endpoint /path] [--definitions DIR]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      group: { type: 'string' },
      endpoint: { type: 'string' },
      definitions: { type: 'string', default: 'definitions' },
    },
  });
  const [slug] = positionals;
  if (slug === undefined || positionals.length > 1) throw new Error(`Usage: ${usage}`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80)
    throw new Error(`${slug} is not a slug: small Latin letters, digits and single hyphens.`);
  if (values.endpoint !== undefined && !/^\/[A-Za-z0-9_./-]*$/.test(values.endpoint))
    throw new Error(`${values.endpoint} is not a path beginning with /.`);

  const services = path.resolve(values.definitions, 'services');
  const existing = await existingService(services, slug);
  if (existing) throw new Error(`${existing} exists already; nothing was written.`);
  const portal = (await readJson(path.resolve(values.definitions, 'portal.json'))) as PortalDefinition;
  const group = values.group ?? portal.groups[0]?.id;
  const groups = portal.groups.map(({ id }) => id);
  if (group === undefined || !groups.includes(group))
    throw new Error(`${group} is no group of portal.json. Its groups: ${groups.join(', ')}.`);

  const definition = draftService({
    slug,
    group,
    endpoint: values.endpoint ?? defaultEndpoint(slug),
    schema: await schemaAddress(services),
    response: values.from === undefined ? null : inferContract([await readJson(path.resolve(values.from))]),
  });
  const file = path.join(services, `${slug}.json`);
  await writeFile(file, definitionJson(definition), { flag: 'wx' });
  console.log(
    [
      `Written: ${path.relative(process.cwd(), file)}`,
      'Next:',
      `  1. Put the Polish words right: title, labels, the sentence for an empty ${definition.blocks[0]?.block}.`,
      `  2. Check it: npm run check${values.definitions === 'definitions' ? '' : ` -- --definitions ${values.definitions}`}`,
      `  3. Open it in the running portal: /uslugi/${slug}`,
      `  4. Add the other languages${textFiles(slug, portal)}; until then the screen is Polish.`,
      `  5. Let the office answer GET ${definition.sources?.dane?.endpoint}, then run npm run types.`,
      ...(values.from === undefined
        ? []
        : ['Values of the sample became examples in the definition: replace those that belong to a person.']),
    ].join('\n'),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** The schema of the pack itself, else that of this project, as an address from the services folder. */
async function schemaAddress(services: string): Promise<string> {
  const own = path.resolve(services, '../schema/service.schema.json');
  const ours = path.resolve(import.meta.dirname, '../definitions/schema/service.schema.json');
  return path.relative(services, (await fileExists(own)) ? own : ours).replaceAll('\\', '/');
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read.`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Where the translations of a service belong. */
function textFiles(slug: string, { languages }: PortalDefinition): string {
  const files = languages.filter((language) => language !== originalLanguage).map((language) => `services/${slug}.${language}.json`);
  return files.length === 0 ? '' : ` in ${files.join(', ')}`;
}
