import { routeOfService, routeOfVariant } from '../../../pack/service-route';
import { type Phrase, say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { isJsonList, isJsonObject, type JsonValue } from '../../parse/json-value';
import type { Span } from '../../parse/source-file';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { placedBlocks } from '../pack/placed-blocks';
import type { Report } from '../problems/problem';

/** Checks that ids, slugs, addresses and numbers of services are unique. */
export function checkIdentity(pack: PackUnderCheck, report: Report): void {
  const routes = new Map<string, Phrase>();
  const numbers = new Map<number, Phrase>();
  eachService(pack, report, checkOwnIdentity);
  for (const service of pack.services) {
    const { located, slug } = service;
    for (const { route, pointer } of routesOf(service))
      unique(routes, route, say('screen-of', { service: slug }), 'duplicate-route', located.valueSpan(pointer), report);
    for (const { number, pointer } of numbersOf(service))
      unique(numbers, number, say('service-named', { service: slug }), 'duplicate-service-id', located.valueSpan(pointer), report);
  }
  const portal = pack.portal?.located;
  if (portal) checkNested(portal.value, '', (pointer) => portal.valueSpan(pointer), report);
}

function checkOwnIdentity(report: Report, service: CheckedService): void {
  checkIds(service, report);
  checkAnchors(service, report);
  const { definition, located, slug } = service;
  if (definition.slug !== slug) {
    report('slug-mismatch', located.valueSpan('/slug'), {
      message: say('slug-differs'),
      expected: slug,
      got: definition.slug,
      suggestion: slug,
    });
  }
  if (definition.group === undefined && definition.route === undefined) {
    report('unlisted-service', located.keySpan(''), {
      message: say('unreachable-service'),
      expected: say('group-or-route'),
    });
  }
}

function unique<Name extends string | number>(
  seen: Map<Name, Phrase>,
  name: Name,
  owner: Phrase,
  rule: 'duplicate-route' | 'duplicate-service-id',
  span: Span,
  report: Report,
): void {
  const first = seen.get(name);
  if (first === undefined) seen.set(name, owner);
  else
    report(rule, span, {
      message: say('already-used', { name, owner: first }),
      expected: rule === 'duplicate-route' ? say('another-address') : say('another-number'),
      got: String(name),
    });
}

/** Addresses of a service and its variants, with the places that give them. */
export function routesOf({
  definition,
  slug,
}: Pick<CheckedService, 'definition' | 'slug'>): { readonly route: string; readonly pointer: string }[] {
  const own = routeOfService({ ...definition, slug });
  const variants = (definition.variants ?? []).map((variant, index) => ({
    route: routeOfVariant(own, variant),
    pointer: `/variants/${index}/${(['route', 'path'] as const).find((name) => variant[name] !== undefined) ?? 'id'}`,
  }));
  return [{ route: own, pointer: definition.route === undefined ? '/slug' : '/route' }, ...variants];
}

function numbersOf({ definition }: CheckedService): { readonly number: number; readonly pointer: string }[] {
  const all = [
    { number: definition.serviceId, pointer: '/serviceId' },
    ...(definition.variants ?? []).map(({ serviceId }, index) => ({ number: serviceId, pointer: `/variants/${index}/serviceId` })),
  ];
  return all.flatMap(({ number, pointer }) => (number === undefined ? [] : [{ number, pointer }]));
}

// Formulas read these names; a source of the same name would hide them.
const languageNames = new Set([
  'params',
  'chosen',
  'values',
  'conditions',
  'state',
  'address',
  'portal',
  'subject',
  'user',
  'config',
  'codes',
  'variant',
  'today',
  'row',
  'option',
  'form',
  'item',
  'answer',
  'first',
  'last',
  'total',
  'count',
  'nothing',
]);

function checkAnchors({ located }: CheckedService, report: Report): void {
  const seen = new Set<string>();
  for (const { anchor, pointer } of anchorsIn(located.value, '')) {
    if (seen.has(anchor)) {
      report('duplicate-anchor', located.valueSpan(pointer), {
        message: say('anchor-used', { anchor }),
        expected: say('unique-anchor'),
        got: anchor,
      });
    }
    seen.add(anchor);
  }
}

function anchorsIn(value: JsonValue, pointer: string): { readonly anchor: string; readonly pointer: string }[] {
  if (isJsonList(value)) return value.flatMap((item, index) => anchorsIn(item, childPointer(pointer, index)));
  if (!isJsonObject(value)) return [];
  const own =
    typeof value.anchor === 'string' && typeof value.id === 'string'
      ? [{ anchor: value.anchor, pointer: childPointer(pointer, 'anchor') }]
      : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, member]) =>
      name === 'response' || name === 'schema' ? [] : anchorsIn(member, childPointer(pointer, name)),
    ),
  ];
}

function checkIds(service: CheckedService, report: Report): void {
  const { definition, located } = service;
  const blocks = new Set<string>();
  for (const { block, pointer } of placedBlocks(service)) {
    if (blocks.has(block.id)) {
      report('duplicate-id', located.valueSpan(`${pointer}/id`), {
        message: say('block-id-used', { id: block.id }),
        expected: say('unique-id'),
        got: block.id,
      });
    }
    blocks.add(block.id);
  }
  for (const name of Object.keys(definition.sources ?? {}).filter((id) => languageNames.has(id))) {
    report('duplicate-id', located.keySpan(`/sources/${name}`), {
      message: say('name-of-formulas', { name }),
      expected: say('another-name'),
      got: name,
    });
  }
  for (const name of Object.keys(definition.sources ?? {}).filter((id) => reservedWords.has(id))) {
    report('reserved-name', located.keySpan(`/sources/${name}`), {
      message: say('word-of-cel', { name }),
      expected: say('another-name'),
      got: name,
    });
  }
  checkNested(located.value, '', (pointer) => located.valueSpan(pointer), report);
}

// Words of CEL, and `then`, which would make JavaScript treat the object as a promise.
const reservedWords = new Set(
  'true false null in as break const continue else for function if import let loop package namespace return var void while cel then'.split(
    ' ',
  ),
);

const dataLists = new Set(['examples', 'enum', 'blocks']);

/** Lists whose items have ids, wherever they stand. Blocks were checked over the whole screen. */
function checkNested(value: JsonValue, pointer: string, span: (pointer: string) => Span, report: Report): void {
  if (isJsonList(value)) {
    const ids = value.map((item) => (isJsonObject(item) && typeof item.id === 'string' ? item.id : null));
    if (!dataLists.has(pointer.slice(pointer.lastIndexOf('/') + 1))) checkList(ids, pointer, span, report);
    for (const [index, item] of value.entries()) checkNested(item, childPointer(pointer, index), span, report);
  } else if (isJsonObject(value)) {
    for (const [name, member] of Object.entries(value))
      if (name !== 'examples') checkNested(member, childPointer(pointer, name), span, report);
  }
}

function checkList(ids: readonly (string | null)[], pointer: string, span: (pointer: string) => Span, report: Report): void {
  const seen = new Set<string>();
  for (const [index, id] of ids.entries()) {
    if (id === null) continue;
    if (seen.has(id))
      report('duplicate-id', span(`${pointer}/${index}/id`), {
        message: say('id-used-in-list', { id }),
        expected: say('unique-id'),
        got: id,
      });
    seen.add(id);
  }
}
