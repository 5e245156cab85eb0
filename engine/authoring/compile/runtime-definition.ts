import type { ServiceDefinition } from '../../language/language.generated';
import { type LanguageInUse, standardLanguage } from '../source/language-in-use';
import { walkDefinition } from '../source/walk';

/** Words of a contract that only people who write definitions and backends read. */
const notes = ['description', 'examples'] as const;

/** A copy of a definition without what no screen needs: notes of contracts and the address of the schema. */
export function runtimeDefinition(definition: ServiceDefinition, language: LanguageInUse = standardLanguage): ServiceDefinition {
  const { $schema: _schema, ...rest } = definition;
  const copy: ServiceDefinition = JSON.parse(JSON.stringify(rest));
  walkDefinition(copy, language.schema, ({ kind, value }) => {
    if (kind !== 'contract' || typeof value !== 'object' || value === null) return;
    for (const note of notes) Reflect.deleteProperty(value, note);
  });
  return copy;
}
