import { blockAuthoring } from '../../kinds/block-authoring.generated';
import { standardAuthoring, withStandardAuthoring } from '../../kinds/control-authoring';
import { standardKinds, withStandardKinds } from '../../kinds/standard-kinds';
import type { BlockAuthoring } from '../../screen/block-authoring';
import type { ControlsForAuthors } from '../../screen/control-authoring';
import type { Kinds, MoreKinds } from '../../screen/kinds';
import { serviceSchema } from './schemas.generated';
import type { LanguageSchema } from './walk';

/** The language in which a pack is written: the standard one, and the kinds that a portal adds. */
export interface LanguageInUse {
  /** The schema of services. */
  readonly schema: LanguageSchema;
  readonly kinds: Kinds;
  readonly authoring: Readonly<Record<string, BlockAuthoring>>;
  /** What authors' tools know of the controls. */
  readonly controls: ControlsForAuthors;
}

/** The language without additions. */
export const standardLanguage: LanguageInUse = {
  schema: serviceSchema,
  kinds: standardKinds,
  authoring: blockAuthoring,
  controls: standardAuthoring,
};

const made = new WeakMap<MoreKinds, LanguageInUse>();

/** The language with the kinds of a portal, the same for the same kinds. */
export function languageWith(more: MoreKinds | undefined): LanguageInUse {
  if (more === undefined) return standardLanguage;
  const language = made.get(more) ?? extended(more);
  made.set(more, language);
  return language;
}

function extended(more: MoreKinds): LanguageInUse {
  const blocks = Object.entries(more.blocks ?? {});
  return {
    schema: extendedSchema(more),
    kinds: withStandardKinds(more),
    authoring: {
      ...blockAuthoring,
      ...Object.fromEntries(blocks.flatMap(([kind, { authoring }]) => (authoring ? [[kind, authoring]] : []))),
    },
    controls: withStandardAuthoring(more),
  };
}

/** The schema of services with what a portal adds: blocks and params in their unions, names in their lists. */
function extendedSchema(more: MoreKinds): LanguageSchema {
  const names = Object(serviceSchema.$defs);
  const blocks = pieces(more.blocks, 'Block');
  const params = pieces(more.controls, 'Param');
  const { control, ...settings } = names.FieldUi.properties;
  return {
    ...serviceSchema,
    $defs: {
      ...names,
      ...Object.fromEntries([...blocks, ...params]),
      Block: withBranches(names.Block, blocks),
      Param: withBranches(names.Param, params),
      FieldUi: { ...names.FieldUi, properties: { control: withNames(control, more.controls), ...settings } },
      FormatName: { ...withNames(names.FormatName, more.formats), description: withMeanings(names.FormatName, more) },
      RuleName: withNames(names.RuleName, more.rules),
    },
  };
}

type Pieces = readonly (readonly [name: string, schema: LanguageSchema])[];

function pieces(kinds: Readonly<Record<string, { readonly schema: LanguageSchema }>> | undefined, ending: string): Pieces {
  return Object.entries(kinds ?? {}).map(([kind, { schema }]) => [`${kind.charAt(0).toUpperCase()}${kind.slice(1)}${ending}`, schema]);
}

function withBranches(union: { readonly oneOf: readonly unknown[] }, added: Pieces): LanguageSchema {
  return { ...union, oneOf: [...union.oneOf, ...added.map(([name]) => ({ $ref: `#/$defs/${name}` }))] };
}

/** The description of the formats says what each of them means. */
function withMeanings({ description }: { readonly description: string }, { formats = {} }: MoreKinds): string {
  const added = Object.entries(formats).map(([name, { meaning }]) => `; ${name} (${meaning})`);
  return `${description.replace(/\.$/, '')}${added.join('')}.`;
}

function withNames(list: { readonly enum: readonly string[] }, added: Readonly<Record<string, unknown>> | undefined): LanguageSchema {
  return { ...list, enum: [...list.enum, ...Object.keys(added ?? {})] };
}
