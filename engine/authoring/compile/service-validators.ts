import type { ServiceDefinition } from '../../language/language.generated';
import { type LanguageInUse, standardLanguage } from '../source/language-in-use';
import { allBlocks } from './all-blocks';
import { type ValidationSchema, validationSchema } from './validation-schema';

/** Schemas of everything that a service validates at run time, by the name under which its validators module exports the function. */
export function serviceSchemas(
  definition: ServiceDefinition,
  language: LanguageInUse = standardLanguage,
): Readonly<Record<string, ValidationSchema>> {
  const schemas: Record<string, ValidationSchema> = {};
  for (const [id, source] of Object.entries(definition.sources ?? {})) {
    if (source.response) schemas[`source_${id}`] = validationSchema(source.response);
  }
  for (const block of allBlocks(definition.blocks, language.kinds)) {
    for (const [name, contract] of Object.entries(language.authoring[block.block]?.validated?.(block) ?? {}))
      if (contract) schemas[name] = validationSchema(contract);
  }
  return schemas;
}
