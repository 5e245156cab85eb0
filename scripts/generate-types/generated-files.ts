import path from 'node:path';
import { apiTypes } from './api-types';
import { kindRegistries } from './kind-registries';
import { languageTypes } from './language-types';
import { matcherSource } from './matcher-source';
import { overlaySchemaFiles } from './overlay-schema-files';
import { readDefinitions } from './read-definitions';
import { requestLimitsModule } from './request-limits-module';
import { schemasModule } from './schemas-module';

const languageFiles = {
  'engine/language/language.generated.ts': 'service.schema.json',
  'engine/language/portal.generated.ts': 'portal.schema.json',
  'engine/language/calls.generated.ts': 'calls.schema.json',
  'engine/language/values.generated.ts': 'values.schema.json',
  'engine/language/scenarios.generated.ts': 'scenarios.schema.json',
  'engine/language/widget.generated.ts': 'widget.schema.json',
} as const;

/** All generated files: path in the repository → content. */
export async function generatedFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const definitions = path.join(root, 'definitions');
  const schemas = path.join(definitions, 'schema');
  const files = new Map(kindRegistries());
  for (const [file, schema] of Object.entries(languageFiles)) files.set(file, await languageTypes(schemas, schema));
  files.set('engine/authoring/source/schemas.generated.ts', await schemasModule(schemas));
  files.set('engine/patterns/matcher-source.generated.ts', await matcherSource());
  for (const [file, schema] of await overlaySchemaFiles(schemas)) files.set(`definitions/schema/${file}`, schema);
  const pack = await readDefinitions(definitions);
  files.set('server/calls/office-api.generated.ts', await apiTypes(pack));
  files.set('server/calls/request-limits.generated.ts', requestLimitsModule(pack));
  return files;
}
