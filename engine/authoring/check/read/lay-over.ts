import type { SharedCall } from '../../../language/calls.generated';
import { say } from '../../messages';
import { followRoutes, type MovedRoutes, movedRoutes } from '../../overlay/follow-routes';
import { isJsonObject } from '../../parse/json-value';
import type { LanguageSchema } from '../../source/walk';
import type { Report } from '../problems/problem';
import { leftOutServices, reportUnread } from './chosen-services';
import { type LaidTexts, layFile, layTexts } from './lay-file';
import { isServiceByItself, type LaidService, layService } from './lay-service';
import { type Layer, startOf } from './layer';
import { type Shaped, type Shaping, shaped, withMendings } from './shaping';

/** Several layers as one: what a layer over them finds below it. Of a document that no layer has undefined is left, of a wrong one null. */
export interface LaidLayers {
  /** Number of layers so far. */
  readonly height: number;
  readonly portal: Shaped<'portal.schema.json'> | undefined;
  readonly portalTexts: LaidTexts;
  readonly calls: Shaped<'calls.schema.json'> | undefined;
  /** Every call that a layer has had, as the highest of these layers describes it. */
  readonly everyCall: ReadonlyMap<string, SharedCall>;
  readonly catalogue: LaidTexts;
  readonly values: ReadonlyMap<string, LaidValues>;
  readonly services: ReadonlyMap<string, LaidService>;
}

/** A file of dated values of several layers as one. */
export interface LaidValues {
  readonly document: Shaped<'values.schema.json'> | undefined;
  readonly texts: LaidTexts;
}

/** What lies below the lowest layer. */
export const ground: LaidLayers = {
  height: 0,
  portal: undefined,
  portalTexts: new Map(),
  calls: undefined,
  everyCall: new Map(),
  catalogue: new Map(),
  values: new Map(),
  services: new Map(),
};

/** Lays a layer over those below it: what it leaves out goes, what it changes is merged, and addresses follow the screens that it moves. */
export function layOver(below: LaidLayers, over: Layer, shape: Shaping): LaidLayers {
  const under = below.height === 0 ? below : following(below, over, shape);
  if (over.portal === undefined) {
    shape.report('missing-file', startOf(`${over.prefix}portal.json`), {
      message: say('no-portal-file'),
      expected: say('folder-with-portal-file'),
    });
  }
  const { report, memory } = shape;
  const portal = layFile('portal.schema.json', under.portal && memory.recall(withoutChoice, report, under.portal), over.portal, shape);
  const leftOut = leftOutServices(portal, below, report);
  const services = new Map<string, LaidService>();
  for (const slug of new Set([...under.services.keys(), ...over.services.keys()])) {
    const files = over.services.get(slug);
    const isOut = leftOut.has(slug);
    if (isOut && !(files?.source && isServiceByItself(files.source))) {
      const file = files?.source ?? [...(files?.texts.values() ?? [])].find((texts) => texts !== null);
      if (file) reportUnread(file, slug, report);
      continue;
    }
    const service = layService({ slug, under: isOut ? undefined : under.services.get(slug), over: files, below, own: over, shape });
    if (service) services.set(slug, service);
  }
  const calls = layFile('calls.schema.json', under.calls, over.calls, shape);
  return {
    height: below.height + 1,
    portal,
    portalTexts: layTexts(under.portalTexts, over.portalTexts, shape),
    calls,
    everyCall: memory.same(
      `calls of ${below.height + 1} layers`,
      new Map([...under.everyCall, ...Object.entries(calls?.value.calls ?? {})]),
    ),
    catalogue: layTexts(under.catalogue, over.catalogue, shape),
    values: layValues(under.values, over.values, shape),
    services,
  };
}

function layValues(under: LaidLayers['values'], over: Layer['values'], shape: Shaping): LaidLayers['values'] {
  return new Map(
    [...new Set([...under.keys(), ...over.keys()])].map((name) => {
      const [below, above] = [under.get(name), over.get(name)];
      const document = layFile('values.schema.json', below?.document, above?.source, shape);
      return [name, { document, texts: layTexts(below?.texts, above?.texts, shape) }] as const;
    }),
  );
}

type PortalDocument = NonNullable<LaidLayers['portal']>;

/** Which services a layer takes over is said of the layers below it, so the next layer does not inherit it. */
function withoutChoice(_report: Report, portal: PortalDocument): PortalDocument {
  const { services: _services, ...value } = portal.value;
  const { services: _same, ...json } = isJsonObject(portal.located.value) ? portal.located.value : {};
  return { ...portal, value, located: { ...portal.located, value: json } };
}

/** The layers below with addresses that lead to where the layer over them has moved the screens. */
function following(below: LaidLayers, over: Layer, shape: Shaping): LaidLayers {
  const { report, memory } = shape;
  const routes = movedRoutes(
    [...over.services.values()].flatMap(({ slug, source }) => {
      const under = below.services.get(slug)?.document?.located;
      return under && source && !isServiceByItself(source) ? [{ slug, under, over: source }] : [];
    }),
  );
  if (routes.size === 0) return below;
  const moved = memory.same('moved routes', routes);
  const follow = <Name extends 'portal.schema.json' | 'service.schema.json'>(name: Name, document: Shaped<Name> | undefined) =>
    document && memory.recall(followingDocument<Name>, report, document, name, moved, shape.services);
  const services = [...below.services].map(
    ([slug, service]) => [slug, { ...service, document: follow('service.schema.json', service.document) ?? null }] as const,
  );
  return { ...below, portal: follow('portal.schema.json', below.portal), services: new Map(services) };
}

function followingDocument<Name extends 'portal.schema.json' | 'service.schema.json'>(
  report: Report,
  document: NonNullable<Shaped<Name>>,
  name: Name,
  moved: MovedRoutes,
  services: LanguageSchema,
): Shaped<Name> {
  return withMendings(shaped(name, followRoutes(document.located, moved), { report, services }), [document]);
}
