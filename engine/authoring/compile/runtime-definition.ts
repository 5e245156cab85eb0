import type { ServiceDefinition } from '../../language/language.generated';
import { type LanguageInUse, standardLanguage } from '../source/language-in-use';
import { walkDefinition } from '../source/walk';

/** Words of a contract that only people who write definitions and backends read. */
const notes = ['description', 'examples'] as const;

/**
 * A copy of a definition without what no screen needs: notes of contracts, the address of the schema, and how answers are read, which the
 * pack carries compiled.
 */
export function runtimeDefinition(definition: ServiceDefinition, language: LanguageInUse = standardLanguage): ServiceDefinition {
  const { $schema: _schema, ...rest } = definition;
  const copy: ServiceDefinition = JSON.parse(JSON.stringify(rest));
  const spare: (readonly (string | number)[])[] = [];
  walkDefinition(copy, language.schema, ({ kind, value, path }) => {
    if (kind === 'answer' || kind === 'sample' || kind === 'sending') spare.push(path);
    if (kind !== 'contract' || typeof value !== 'object' || value === null) return;
    for (const note of notes) Reflect.deleteProperty(value, note);
  });
  for (const path of spare) remove(copy, path);
  return copy;
}

function remove(from: object, path: readonly (string | number)[]): void {
  const holder = path.slice(0, -1).reduce<unknown>((value, step) => (isContainer(value) ? Reflect.get(value, step) : null), from);
  if (isContainer(holder)) Reflect.deleteProperty(holder, path.at(-1) ?? '');
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
