import { propertyWords } from '../../engine/authoring/outline';
import type { LanguageAnswer } from '../office/studio-answers';
import type { LanguageWords } from './language-words';

/** Words from the schema as the server translates it. */
export function wordsOfSchema({ schema, kinds }: Pick<LanguageAnswer, 'schema' | 'kinds'>): LanguageWords {
  return {
    kind: (kind) => ({ title: (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? kind, help: propertyWords(schema, kind, []).help }),
    property: (kind, ...path) => propertyWords(schema, kind, path),
  };
}
