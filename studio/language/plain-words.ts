import type { LanguageSchema } from '../../engine/authoring';
import type { LanguageWords } from './language-words';

/** Words from the schema alone: names as they are written in a definition, with the sentences of the schema. */
export function plainWords(schema: LanguageSchema): LanguageWords {
  const nodeOf = (kind: string) => Object(kind === schema.title ? schema : Object(schema.$defs)[kind]);
  return {
    kind: (kind) => ({ title: kind, help: String(nodeOf(kind).description ?? '') }),
    property: (kind, ...path) => ({
      title: path.at(-1) ?? kind,
      help: String(Object(Object(nodeOf(kind).properties)[path[0] ?? '']).description ?? ''),
    }),
  };
}
