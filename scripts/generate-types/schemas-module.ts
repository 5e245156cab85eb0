import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generatedHeader } from './language-types';

const schemaFiles = {
  serviceSchema: 'service.schema.json',
  portalSchema: 'portal.schema.json',
  callsSchema: 'calls.schema.json',
  valuesSchema: 'values.schema.json',
  textsSchema: 'texts.schema.json',
  scenariosSchema: 'scenarios.schema.json',
  widgetSchema: 'widget.schema.json',
} as const;

/** A module that contains the schemas of the definition language, so that the engine need not read files. */
export async function schemasModule(schemaFolder: string): Promise<string> {
  const constants = await Promise.all(
    Object.entries(schemaFiles).map(async ([name, file]) => {
      const schema: unknown = JSON.parse(await readFile(path.join(schemaFolder, file), 'utf8'));
      return `/** The schema ${file}. */\nexport const ${name}: LanguageSchema = ${JSON.stringify(schema)};\n`;
    }),
  );
  return `${generatedHeader}import type { LanguageSchema } from './walk';\n\n${constants.join('')}`;
}
