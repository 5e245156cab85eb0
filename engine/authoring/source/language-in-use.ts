import { blockAuthoring } from '../../kinds/block-authoring.generated';
import { standardKinds, withStandardKinds } from '../../kinds/standard-kinds';
import type { BlockAuthoring } from '../../screen/block-authoring';
import type { Kinds, MoreKinds } from '../../screen/kinds';
import { serviceSchema } from './schemas.generated';
import type { LanguageSchema } from './walk';

/** The language in which a pack is written: the standard one, and the kinds that a portal adds. */
export interface LanguageInUse {
  /** The schema of services. */
  readonly schema: LanguageSchema;
  readonly kinds: Kinds;
  readonly authoring: Readonly<Record<string, BlockAuthoring>>;
}

/** The language without additions. */
export const standardLanguage: LanguageInUse = { schema: serviceSchema, kinds: standardKinds, authoring: blockAuthoring };

const made = new WeakMap<MoreKinds, LanguageInUse>();

/** The language with the kinds of a portal, the same for the same kinds. */
export function languageWith(more: MoreKinds | undefined): LanguageInUse {
  if (more === undefined) return standardLanguage;
  const language = made.get(more) ?? extended(more);
  made.set(more, language);
  return language;
}

function extended(more: MoreKinds): LanguageInUse {
  const added = Object.entries(more.blocks ?? {});
  return {
    schema: withBlocks(added.map(([kind, { schema }]) => [`${kind.charAt(0).toUpperCase()}${kind.slice(1)}Block`, schema])),
    kinds: withStandardKinds(more),
    authoring: {
      ...blockAuthoring,
      ...Object.fromEntries(added.flatMap(([kind, { authoring }]) => (authoring ? [[kind, authoring]] : []))),
    },
  };
}

function withBlocks(added: readonly (readonly [name: string, schema: LanguageSchema])[]): LanguageSchema {
  const names = Object(serviceSchema.$defs);
  const union = { ...names.Block, oneOf: [...names.Block.oneOf, ...added.map(([name]) => ({ $ref: `#/$defs/${name}` }))] };
  return { ...serviceSchema, $defs: { ...names, ...Object.fromEntries(added), Block: union } };
}
