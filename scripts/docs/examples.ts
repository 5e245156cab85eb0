import { join } from 'node:path';
import { portalSurroundings } from '../../custom-widgets/surroundings';
import {
  checkPack,
  type LanguageSchema,
  type LoadedPack,
  type LoadedService,
  type Problem,
  resolveCalls,
  sampleValue,
  serviceSchema,
  walkDefinition,
} from '../../engine/authoring';
import type { Block } from '../../engine/language/language.generated';
import { readDefinitions } from '../definitions/definitions-folder';

/** The folder of the examples, a pack that extends the base pack. */
export const examplesFolder = join(import.meta.dirname, '../../docs/examples');

/** The examples of the author's manual. */
export interface Examples {
  readonly problems: readonly Problem[];
  readonly pack: LoadedPack;
  /** The services and screens of the examples, without those of the base pack. */
  readonly services: readonly LoadedService[];
  /** The first example of a property of an object of the language; undefined if there is none. */
  valueOf(object: LanguageSchema, property: string): unknown;
  /** The most complete example of an object of the language; undefined if there is none. */
  instanceOf(object: LanguageSchema): object | undefined;
  /** A block of a kind, and the service that contains it. */
  block(kind: string): { readonly service: LoadedService; readonly block: Block } | null;
  /** The answers to the calls of a service, by source. */
  answers(service: LoadedService): Readonly<Record<string, { readonly data: unknown }>>;
}

/** Reads and checks the examples. */
export function readExamples(): Examples {
  const folder = readDefinitions(examplesFolder);
  const { problems, pack } = checkPack(folder.files, folder.base, portalSurroundings);
  if (!pack) throw new Error('The examples do not have the right shape; run npm run check -- --definitions docs/examples.');
  const services = pack.services.filter(({ slug }) => slug.startsWith('example-'));
  // Services of the list come first, before hidden ones and screens, so that the most usual example is found first.
  const found = examplesIn([...services.map(({ definition }) => definition), ...hiddenOf(folder.files)], serviceSchema);
  return {
    problems,
    pack,
    services,
    ...found,
    block(kind) {
      const own = services.filter(({ slug }) => slug === `example-${kind}`);
      for (const service of [...own, ...services]) {
        const block = service.definition.blocks.find((candidate) => candidate.block === kind);
        if (block) return { service, block };
      }
      return null;
    },
    answers(service) {
      const sources = Object.entries(resolveCalls(service.definition, pack.calls).sources ?? {});
      return Object.fromEntries(sources.map(([id, { response }]) => [id, { data: sampleValue(response ?? {}) }]));
    },
  };
}

/** Examples of the objects of the language in definitions, of the first ones before those of later ones. */
export function examplesIn(definitions: readonly unknown[], schema: LanguageSchema): Pick<Examples, 'valueOf' | 'instanceOf'> {
  const values = new Map<LanguageSchema, Map<string, unknown>>();
  const fullest = new Map<LanguageSchema, object>();
  for (const definition of definitions) {
    walkDefinition(
      definition,
      schema,
      () => {},
      (node, value) => remember(values, fullest, node, value),
    );
  }
  return {
    valueOf(object, property) {
      const whole = fullest.get(object) ?? {};
      return Object.hasOwn(whole, property) ? Reflect.get(whole, property) : values.get(object)?.get(property);
    },
    instanceOf: (object) => fullest.get(object),
  };
}

/** Definitions that `hidden` takes out of the pack, and which the checker therefore leaves out. */
function hiddenOf(files: ReadonlyMap<string, Uint8Array>): readonly unknown[] {
  return [...files]
    .filter(([path]) => path.startsWith('services/'))
    .map(([, bytes]) => JSON.parse(new TextDecoder().decode(bytes)))
    .filter(({ hidden }) => hidden === true);
}

function remember(
  values: Map<LanguageSchema, Map<string, unknown>>,
  fullest: Map<LanguageSchema, object>,
  node: LanguageSchema,
  value: unknown,
): void {
  if (typeof node.properties !== 'object' || typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const known = values.get(node) ?? new Map<string, unknown>();
  values.set(node, known);
  for (const [name, member] of Object.entries(value)) if (!known.has(name)) known.set(name, member);
  if (Object.keys(value).length > Object.keys(fullest.get(node) ?? {}).length) fullest.set(node, value);
}
