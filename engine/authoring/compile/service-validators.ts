import { standardKinds } from '../../kinds/standard-kinds';
import type { ServiceDefinition } from '../../language/language.generated';
import type { Kinds } from '../../screen/kinds';
import { allBlocks } from './all-blocks';
import { type ValidationSchema, validationSchema } from './validation-schema';

/** Schemas of everything that a service validates at run time, by the name under which its validators module exports the function. */
export function serviceSchemas(definition: ServiceDefinition, kinds: Kinds = standardKinds): Readonly<Record<string, ValidationSchema>> {
  const schemas: Record<string, ValidationSchema> = {};
  for (const [id, source] of Object.entries(definition.sources ?? {})) {
    if (source.response) schemas[`source_${id}`] = validationSchema(source.response);
  }
  for (const block of allBlocks(definition.blocks, kinds)) {
    if (block.block !== 'form') continue;
    if (block.schema) schemas[`form_${block.id}`] = validationSchema(block.schema);
    if (block.submit.response) schemas[`answer_${block.id}`] = validationSchema(block.submit.response);
  }
  return schemas;
}
