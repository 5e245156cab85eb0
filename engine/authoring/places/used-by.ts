import type { NodeKey } from '../../pack/compiled-service';
import type { CheckedService } from '../check/pack/pack-under-check';
import { saidOfBlocks } from '../check/pack/placed-blocks';
import { parseFormula, readPaths } from '../check/typing/formula';
import { inferType } from '../check/typing/infer';
import { type Reading, readingsOf } from '../compile/service-graph';
import { say } from '../messages';
import type { LocatedJson } from '../overlay/located-json';
import { childPointer, parentPointer, pointerSteps } from '../parse/json-pointer';
import type { Place } from '../source/loaded-pack';
import { locate } from './describe';
import { isKindOfThing, namedThings } from './named-things';
import { namedWords } from './named-words';
import type { OpenPack } from './open-pack';
import { valueText } from './samples';
import { type Thing, thingAt, thingNamed } from './things';
import { type Answer, answered, refused } from './words';

/** A place that reads or names a thing. */
export interface Use {
  /** Slug of the service or screen; null for a place of the portal itself. */
  readonly service: string | null;
  readonly place: Place;
  /** The pointer in the definition as all layers make it. */
  readonly pointer: string;
  /** formula: reads it; name: names it; column: shows it without a formula; translation: says it in another language. */
  readonly kind: 'formula' | 'name' | 'column' | 'translation';
  /** The formula, word or text itself. */
  readonly text: string;
  /** What it is read through, from the thing on: `value:suma`, `tabela.kwota`; empty for a place that reads it itself. */
  readonly through: readonly string[];
}

/** A thing by the place that declares it, or by kind and name where no file declares it, such as a format. */
export type Target = { readonly file: string; readonly path: string } | { readonly kind: string; readonly name: string };

/** Says what reads or names a thing, directly and through other parts of the definition: by the graph that checker and compiler use. */
export function usedBy(open: OpenPack, target: Target): Answer<readonly Use[]> {
  const { pack } = open.inside;
  if (!pack) return refused(say('place-pack-broken'));
  if ('kind' in target) {
    const around = { service: null, pointer: '', shown: null };
    const isThere = isKindOfThing(target.kind) && namedThings(target.kind, open, around).some(({ value }) => value === target.name);
    return isThere ? answered(usesOf(open, thingNamed(target.kind, target.name))) : refused(say('place-unknown-thing', target));
  }
  const found = locate(open, target.file, target.path);
  if (!found.ok) return found;
  const { place } = found.answer;
  if (place.role.kind === 'service' && !place.service) return refused(say('place-definition-broken'));
  const thing = thingAt(open, place);
  return thing ? answered(usesOf(open, thing)) : refused(say('place-nothing-declared'));
}

function usesOf(open: OpenPack, thing: Thing): readonly Use[] {
  const { pack } = open.inside;
  const services = thing.service ? [thing.service] : (pack?.services ?? []);
  const inPortal = thing.service
    ? []
    : [
        ...(pack?.portal ? namesIn(open, thing, 'portal.schema.json', pack.portal.located, null) : []),
        ...(pack?.callsPlace ? namesIn(open, besidesAddress(thing), 'calls.schema.json', pack.callsPlace, null) : []),
      ];
  return [...inPortal, ...services.flatMap((service) => inService(open, service, thing)), ...translationsOf(open, thing)];
}

/** The table of calls declares their addresses itself. */
function besidesAddress(thing: Thing): Thing {
  return { ...thing, names: thing.names.filter(({ kind }) => kind !== 'endpoint') };
}

function inService(open: OpenPack, service: CheckedService, thing: Thing): readonly Use[] {
  const uses = namesIn(open, thing, 'service.schema.json', service.located, service.slug);
  const byBlock = blockNames(service, thing.block);
  if (thing.paths.length === 0 && thing.quoted.length === 0 && thing.contract === null) return [...uses, ...byBlock];
  if (thing.contract !== null && !mayHold(open, service, thing)) return uses;
  const readings = readingsOf(service.definition, service.places, (formula) => readPaths(formula, service.definition.conditions));
  const direct = readings.filter((reading) => reads(service, reading, thing));
  const columns = thing.contract === null ? [] : columnsShowing(service, thing);
  const first: readonly Use[] = [...uses, ...byBlock, ...direct.map((reading) => formulaUse(service, reading, [])), ...columns];
  return [...first, ...readThrough(service, readings, first)];
}

/** A contract of a shared call matters only to services that make the call. */
function mayHold({ inside }: OpenPack, { definition }: CheckedService, { service, contract }: Thing): boolean {
  if (service || contract === null) return true;
  const holding = Object.entries(inside.pack?.calls?.calls ?? {}).flatMap(([id, call]) => (holds(call.response, contract) ? [id] : []));
  return Object.values(definition.sources ?? {}).some(({ call }) => call !== undefined && holding.includes(call));
}

function holds(holder: unknown, part: object): boolean {
  if (holder === part) return true;
  return typeof holder === 'object' && holder !== null && Object.values(holder).some((member) => holds(member, part));
}

function namesIn(open: OpenPack, thing: Thing, shape: string, document: LocatedJson, service: string | null): readonly Use[] {
  if (thing.names.length === 0) return [];
  return namedWords(open, shape, document).flatMap(({ kind, name, pointer, isKey }): Use[] => {
    if (!thing.names.some((each) => each.kind === kind && each.name === name)) return [];
    const { place } = isKey ? document.keySpan(pointer) : document.valueSpan(pointer);
    return [{ service, place, pointer, kind: 'name', text: name, through: [] }];
  });
}

/** The places that name a table, or a column of it. */
function blockNames(service: CheckedService, block: Thing['block'], through: readonly string[] = []): readonly Use[] {
  if (block === null) return [];
  return saidOfBlocks(service, ({ columnNames }) => columnNames).flatMap(({ said, id, pointer }): Use[] => {
    if ((said.table?.id ?? id) !== block.id) return [];
    const at =
      block.column === null
        ? said.table
          ? [said.table.at]
          : []
        : said.names.flatMap((named) => (named.column === block.column ? [named.at] : []));
    return at.map((each) => ({
      service: service.slug,
      place: service.located.valueSpan(pointer + each).place,
      pointer: pointer + each,
      kind: 'name',
      text: block.column ?? block.id,
      through,
    }));
  });
}

function reads(service: CheckedService, { formula, place }: Reading, { paths, quoted, contract }: Thing): boolean {
  const read = [...readPaths(formula), ...readPaths(formula, service.definition.conditions)];
  if (paths.length > 0 && read.some((path) => paths.some((wanted) => begins(path, wanted)))) return true;
  if (quoted.some((word) => formula.includes(`'${word}'`) || formula.includes(`"${word}"`))) return true;
  if (contract === null) return false;
  const parsed = parseFormula(formula);
  let isRead = false;
  const see = (type: { readonly contract?: unknown }): void => {
    isRead ||= type.contract === contract;
  };
  if (parsed.ok) inferType(parsed.tree, service.types.scopeAt(place), () => undefined, see);
  return isRead;
}

/** Whether a formula reads a name, or all names around it at once. */
function begins(path: readonly string[], wanted: readonly string[]): boolean {
  return path.every((step, index) => index >= wanted.length || step === wanted[index]);
}

function formulaUse({ slug, located }: CheckedService, { place, formula }: Reading, through: readonly string[]): Use {
  return { service: slug, place: located.valueSpan(place.pointer).place, pointer: place.pointer, kind: 'formula', text: formula, through };
}

/** Columns without a formula show the field of their name. */
function columnsShowing(service: CheckedService, { contract }: Thing): readonly Use[] {
  return saidOfBlocks(service, ({ columns }) => columns).flatMap(({ said, id, pointer }) =>
    said.list.flatMap((column, index): Use[] => {
      if (column.value !== undefined || service.types.columnType(id, column).contract !== contract) return [];
      const at = `${pointer}/${said.at}/${index}`;
      const { place } = service.located.valueSpan(at);
      return [{ service: service.slug, place, pointer: at, kind: 'column', text: column.id, through: [] }];
    }),
  );
}

/** What reads the params, sources and values that read the thing, and what names the columns that show it. */
function readThrough(service: CheckedService, readings: readonly Reading[], first: readonly Use[]): readonly Use[] {
  const uses: Use[] = [];
  const seen = new Set(first.map(({ pointer }) => pointer));
  for (let front = first; front.length > 0; ) {
    const next = front.flatMap((use) => readersOf(service, readings, use)).filter(({ pointer }) => !seen.has(pointer) && seen.add(pointer));
    uses.push(...next);
    front = next;
  }
  return uses;
}

function readersOf(service: CheckedService, readings: readonly Reading[], use: Use): readonly Use[] {
  const node = nodeAt(use.pointer);
  if (node !== null) {
    const through = [...use.through, node];
    return readings.flatMap((reading) =>
      reading.nodes.includes(node) && !reading.readers.includes(node) ? [formulaUse(service, reading, through)] : [],
    );
  }
  for (const { said, id: block, pointer } of saidOfBlocks(service, ({ columns }) => columns)) {
    const list = `${pointer}/${said.at}/`;
    const column = use.pointer.startsWith(list) ? said.list[Number(use.pointer.slice(list.length).split('/')[0])] : undefined;
    if (column) return blockNames(service, { id: block, column: column.id }, [...use.through, `${block}.${column.id}`]);
    // What the block itself reads decides which rows it has.
    if (parentPointer(use.pointer) === pointer) return blockNames(service, { id: block, column: null }, [...use.through, `block:${block}`]);
  }
  return [];
}

const nodeKinds: Readonly<Record<string, 'param' | 'source' | 'value'>> = { params: 'param', sources: 'source', values: 'value' };

/** The param, source or value to which a place belongs. */
function nodeAt(pointer: string): NodeKey | null {
  const [area = '', id = ''] = pointerSteps(pointer);
  const kind = Object.hasOwn(nodeKinds, area) ? nodeKinds[area] : undefined;
  return kind === undefined ? null : `${kind}:${id}`;
}

/** The translations of a text; of a translation the Polish text and its sisters. */
function translationsOf({ inside }: OpenPack, { service, textKey }: Thing): readonly Use[] {
  if (textKey === null) return [];
  const own = service?.places.find(({ kind, key }) => kind === 'text' && key === textKey);
  const original: readonly Use[] = own && service ? [translationAt(service.slug, service.located, own.pointer, own.value)] : [];
  const texts = [...(service?.translations ?? [...(inside.pack?.catalogue ?? []), ...(inside.pack?.portalTexts ?? [])])];
  const translated = texts.flatMap(([, document]): Use[] =>
    document && Object.hasOwn(document.value, textKey)
      ? [translationAt(service?.slug ?? null, document.located, childPointer('', textKey), document.value[textKey])]
      : [],
  );
  return [...original, ...translated];
}

function translationAt(service: string | null, located: LocatedJson, pointer: string, said: unknown): Use {
  return { service, place: located.valueSpan(pointer).place, pointer, kind: 'translation', text: valueText(said), through: [] };
}
