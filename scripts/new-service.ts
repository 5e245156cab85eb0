import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { originalLanguage } from '../engine';
import type { PortalDefinition } from '../engine/language/portal.generated';
import { ownFolder } from './definitions/definitions-folder';
import { definitionJson } from './new-service/definition-json';
import { defaultEndpoint, draftService } from './new-service/draft-service';
import { existingService, fileExists } from './new-service/existing-service';
import { inferContract } from './new-service/infer-contract';
import { usageLine } from './package/package-root';

const call = usageLine('new-service', '<slug> [--from sample.json] [--group ID] [--endpoint /PATH] [--definitions DIR]');
const usage = `${call}

Writes the definition of a new service. It never overwrites a file.
  --from sample.json  an answer of the office, from which contract, columns and fields are made
  --group ID          the group of the services list, by default the first of portal.json
  --endpoint /PATH    the call of the office, by default one made of the slug
  --definitions DIR   the folder, by default definitions/`;

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
        definitions: { type: 'string', default: ownFolder },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      print(usage);
      return 0;
    }
    const [slug] = positionals;
    if (slug === undefined || positionals.length > 1) throw new Error(`Usage: ${call}`);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80)
      throw new Error(
        `"${slug}" cannot be the name of a service: use lower-case Latin letters, digits and single hyphens, at most 80 characters.`,
      );
    if (values.endpoint !== undefined && !/^\/[A-Za-z0-9_./-]*$/.test(values.endpoint))
      throw new Error(`"${values.endpoint}" is not the path of a call: begin it with / and use only letters, digits and . _ / -`);

    const services = path.resolve(values.definitions, 'services');
    const existing = await existingService(services, slug);
    if (existing) throw new Error(`${existing} already exists, so nothing was written. Choose another name, or edit that file.`);
    const portal = (await readJson(path.resolve(values.definitions, 'portal.json'))) as PortalDefinition;
    const group = values.group ?? portal.groups[0]?.id;
    const groups = portal.groups.map(({ id }) => id);
    if (group === undefined || !groups.includes(group))
      throw new Error(`portal.json has no group "${group}". Its groups: ${groups.join(', ') || 'none yet'}.`);

    const definition = draftService({
      slug,
      group,
      endpoint: values.endpoint ?? defaultEndpoint(slug),
      schema: await schemaAddress(services),
      response: values.from === undefined ? null : inferContract([await readJson(path.resolve(values.from))]),
    });
    const file = path.join(services, `${slug}.json`);
    await writeFile(file, definitionJson(definition), { flag: 'wx' });
    print(
      [
        `Written: ${path.relative(process.cwd(), file)}`,
        'Next:',
        `  1. Correct the Polish texts: the title, the labels, and whenEmpty, which is shown when the ${definition.blocks[0]?.block} is empty.`,
        `  2. Check it: npm run check${values.definitions === ownFolder ? '' : ` -- --definitions ${values.definitions}`}`,
        `  3. Open it in the running portal: /uslugi/${slug}`,
        `  4. Add the translations${textFiles(slug, portal)}. What is not translated is shown in Polish.`,
        `  5. Make the office's API answer GET ${definition.sources?.dane?.endpoint}. For the built-in office, npm run types writes the type of the answer.`,
        ...(values.from === undefined
          ? []
          : ['The definition contains values of the sample as examples. Replace those that are about a person.']),
      ].join('\n'),
    );
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
  return 0;
}

/** Path of the schema, relative to the services folder: the pack's own schema if it has one, else this project's. */
async function schemaAddress(services: string): Promise<string> {
  const own = path.resolve(services, '../schema/service.schema.json');
  const ours = path.resolve(import.meta.dirname, '../definitions/schema/service.schema.json');
  return path.relative(services, (await fileExists(own)) ? own : ours).replaceAll('\\', '/');
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** The files into which the translations of a service are written, for the list of next steps. */
function textFiles(slug: string, { languages }: PortalDefinition): string {
  const files = languages.filter((language) => language !== originalLanguage).map((language) => `services/${slug}.${language}.json`);
  return files.length === 0 ? '' : ` in ${files.join(', ')}`;
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await runNewService(
    process.argv.slice(2),
    (text) => console.log(text),
    (text) => console.error(text),
  );
}
