import { polishTitle, polishWord } from '../help';
import { asSchema, type LanguageRoot, propertiesOf } from './part-schemas';

/** The Polish name of a kind of part: of what tells it apart from others of its union, else of the kind itself. */
export function kindTitle(root: LanguageRoot, kind: string): string {
  const defs = asSchema(root.$defs);
  const node = asSchema(Object.hasOwn(defs, kind) ? defs[kind] : null);
  for (const [, { const: only }] of propertiesOf(node)) {
    const word = typeof only === 'string' ? polishWord(only) : null;
    if (word !== null) return word;
  }
  return polishTitle(`${kind.charAt(0).toLowerCase()}${kind.slice(1)}`) ?? polishTitle(kind) ?? kind;
}
