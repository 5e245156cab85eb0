import path from 'node:path';
import { languageTypes } from './language-types';
import { schemasModule } from './schemas-module';

const languageFiles = {
  'engine/language.generated.ts': 'service.schema.json',
  'engine/portal.generated.ts': 'portal.schema.json',
  'engine/calls.generated.ts': 'calls.schema.json',
} as const;

/** Every generated TypeScript file: path below the repository → content. */
export async function generatedFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const schemas = path.join(root, 'definitions/schema');
  const files = new Map<string, string>();
  for (const [file, schema] of Object.entries(languageFiles)) files.set(file, await languageTypes(schemas, schema));
  files.set('engine/authoring/schemas.generated.ts', await schemasModule(schemas));
  return files;
}
