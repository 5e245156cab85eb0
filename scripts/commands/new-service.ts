import { defineCommand } from '../command-line/command';
import { definitionsOption } from '../command-line/description';
import { Misuse } from '../command-line/refusal';
import { runProgram } from '../command-line/run-program';

/** `okienko new-service` */
export const newService = defineCommand({
  name: 'new-service',
  help: 'Writes the definition of a new service, services/SLUG.json, with a call, a table and a PDF. It never writes over a file.',
  words: { name: 'SLUG', least: 1, most: 1, help: 'its name: lower-case Latin letters, digits and single hyphens, for example drzewa' },
  options: {
    from: { type: 'string', value: 'FILE', help: 'a sample answer of the office as JSON, from which contract and columns are made' },
    openapi: {
      type: 'string',
      value: 'FILE',
      help: "the office's OpenAPI document as JSON, from which contract, columns and params are made",
    },
    operation: {
      type: 'string',
      value: 'ID',
      help: 'with --openapi: the operation that the service reads, by its operationId or its path',
    },
    chart: { type: 'boolean', help: 'also draw a chart of the table' },
    group: { type: 'string', value: 'ID', help: 'its group in the list of services, by default the first one of portal.json' },
    endpoint: { type: 'string', value: 'PATH', help: 'the path of the call, by default one made of the slug' },
    definitions: {
      ...definitionsOption,
      help: 'the folder that it is written into, a pack of its own or an overlay, by default definitions/',
    },
  },
  run: async (values, { print }, [slug = '']) => {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80)
      throw new Misuse(
        `"${slug}" cannot be the name of a service: use lower-case Latin letters, digits and single hyphens, at most 80 characters.`,
      );
    print(await (await import('../new-service/write-service')).writeService({ ...values, slug }));
  },
});

await runProgram(import.meta.filename, newService);
