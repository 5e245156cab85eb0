import type { StaticType } from '../../../language/static-type';
import { type Phrase, say } from '../../messages';

/** A type in the words of an author. */
export function typeInWords(type: StaticType): Phrase {
  const kind = kindInWords(type.kind);
  return type.kind !== 'any' && type.kind !== 'null' && type.nullable ? say('optional-kind', { kind }) : kind;
}

function kindInWords(kind: StaticType['kind']): Phrase {
  switch (kind) {
    case 'any':
      return say('a-value');
    case 'null':
      return say('an-empty-value');
    case 'string':
      return say('a-text');
    case 'number':
      return say('a-number');
    case 'boolean':
      return say('true-or-false');
    case 'list':
      return say('a-list');
    case 'object':
    case 'map':
      return say('an-object');
  }
}
