import type { CallTable } from '../../../language/calls.generated';
import type { ServiceDefinition } from '../../../language/language.generated';
import type { PortalDefinition } from '../../../language/portal.generated';
import { followRoutes, movedRoutes } from '../../overlay/follow-routes';
import { type LocatedJson, locateFile } from '../../overlay/located-json';
import { mergeOverlay, type OverlayFinding } from '../../overlay/merge';
import { pointerSteps } from '../../parse/json-pointer';
import { isJsonObject } from '../../parse/json-value';
import type { SourceFile } from '../../parse/source-file';
import { type LanguageInUse, languageWith } from '../../source/language-in-use';
import type { Surroundings } from '../../source/surroundings';
import { type LanguageSchema, type VisitedPlace, walkDefinition } from '../../source/walk';
import type { CheckedDocument, CheckedService, CheckedTexts, PackUnderCheck } from '../pack/pack-under-check';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { checkShape, type ShapeName, type ShapeTypes } from '../shape/shape-checker';
import type { ShapeFinding } from '../shape/shape-finding';
import { type PortalTypes, typesOfPortal } from '../typing/portal-types';
import { typesOfService } from '../typing/service-types';
import { accountScreens, leftOutServices, reportUnread } from './chosen-services';
import { type Layer, startOf, type TextFiles } from './layer';

type BaseShape = 'service.schema.json' | 'portal.schema.json' | 'calls.schema.json' | 'texts.schema.json';

/** Where to report wrong shapes, and the schema to check services against. */
interface Shaping {
  readonly report: Report;
  readonly services: LanguageSchema;
}

/** Checks the shape of every file and lays the overlay over the base pack. What is wrong is reported and left out. */
export function assemblePack(own: Layer, under: Layer | null, surroundings: Surroundings, report: Report): PackUnderCheck {
  const base = under && followingLayer(under, own);
  const language = languageWith(surroundings.kinds);
  const shape: Shaping = { report, services: language.schema };
  let complete = true;
  const combine = <Name extends BaseShape>(
    name: Name,
    under: SourceFile | null | undefined,
    over: SourceFile | null | undefined,
  ): CheckedDocument<ShapeTypes[Name]> | null => {
    const document = combineFiles(name, under ?? null, over ?? null, shape);
    complete &&= document !== null;
    return document;
  };
  const texts = (under: TextFiles | undefined, over: TextFiles | undefined): CheckedTexts => {
    const languages = new Set([...(under?.keys() ?? []), ...(over?.keys() ?? [])]);
    return new Map([...languages].map((language) => [language, combine('texts.schema.json', under?.get(language), over?.get(language))]));
  };

  if (!own.portal && !own.sources.has('portal.json')) {
    report('missing-file', startOf('portal.json'), {
      message: 'There is no portal.json in this folder.',
      expected: 'a definitions folder with a portal.json',
    });
  }
  const written = combine('portal.schema.json', base?.portal, own.portal);
  const portal = written && withoutAccounts(written);
  const hasCalls = own.calls || base?.calls;
  const callsBroken =
    (!own.calls && own.sources.has('calls.json')) ||
    (base !== null && !base.calls && [...base.sources.keys()].some((file) => file.endsWith('/calls.json')));
  const calls = hasCalls ? combine('calls.schema.json', base?.calls, own.calls) : null;
  complete &&= !callsBroken;

  const withoutCalls: CallTable | null = callsBroken || hasCalls ? null : { calls: {} };
  const table = calls ? calls.value : withoutCalls;

  const portalTypes = typesOfPortal(portal?.value ?? null, table, surroundings.userFields);
  const services: CheckedService[] = [];
  const leftOut = leftOutServices(portal, base, report);
  const ofAccounts = accountScreens(written?.value ?? null, table);
  for (const slug of new Set([...(base?.services.keys() ?? []), ...own.services.keys()])) {
    const over = own.services.get(slug);
    if (leftOut.has(slug) && !(over?.source && isWhole(over.source, shape))) {
      if (over?.source) reportUnread(over.source, slug, report);
      continue;
    }
    const under = leftOut.has(slug) ? undefined : base?.services.get(slug);
    const translations = texts(under?.texts, over?.texts);
    const unreadable = (under && !under.source && !over?.source) || (over && !over.source && over.texts.size === 0);
    if (!under?.source && !over?.source && !unreadable) {
      const [file] = [...((over ?? under)?.texts.values() ?? [])];
      if (file)
        report('dead-translation', file.keySpan(''), {
          message: `These texts belong to a service ${slug}, which does not exist.`,
          suggestion: nearest(slug, own.services.keys()),
        });
      continue;
    }
    if (under?.source && over?.source && isWhole(over.source, shape)) {
      report('duplicate-slug', over.source.valueSpan('/slug'), {
        message: `The base pack already has a service ${slug}, and this file defines it again.`,
        expected: 'for a new service another slug; for a change of the base only what differs, without slug',
        got: slug,
      });
    }
    const document = combine('service.schema.json', under?.source, over?.source);
    if (document && under && ofAccounts(document.value)) {
      if (over?.source) reportUnread(over.source, slug, report);
    } else if (document && document.value.hidden !== true)
      services.push({ slug, ...analysed(drawn(document, portal), table, portalTypes, language), translations });
  }
  return {
    portal,
    portalTexts: texts(base?.portalTexts, own.portalTexts),
    calls: table,
    callsPlace: calls?.located ?? null,
    services,
    catalogue: texts(base?.catalogue, own.catalogue),
    complete,
    isBase: (file) => base?.sources.has(file) ?? false,
    surroundings,
  };
}

/** The portal without its session if it says that it has no accounts. */
function withoutAccounts(portal: CheckedDocument<PortalDefinition>): CheckedDocument<PortalDefinition> {
  const { session, ...value } = portal.value;
  return portal.value.accounts === false && session ? { ...portal, value } : portal;
}

/** A service whose PDF the portal draws, if it draws all: then what stands there of the office's call does not count. */
function drawn(
  service: CheckedDocument<ServiceDefinition>,
  portal: CheckedDocument<PortalDefinition> | null,
): CheckedDocument<ServiceDefinition> {
  const { pdf } = service.value;
  if (!pdf || portal?.value.pdfBy !== 'portal') return service;
  const { endpoint: _endpoint, query: _query, personal: _personal, signedIn: _signedIn, ...own } = pdf;
  return { ...service, value: { ...service.value, pdf: own } };
}

/** The base pack with addresses that lead to where the overlay has moved the screens. */
function followingLayer(base: Layer, own: Layer): Layer {
  const changed = [...base.services].map(([slug, { source }]) => ({ slug, under: source, over: own.services.get(slug)?.source ?? null }));
  const moved = movedRoutes(changed);
  const following = (file: SourceFile | null) => file && followRoutes(file, moved);
  const services = [...base.services].map(([slug, files]) => [slug, { ...files, source: following(files.source) }] as const);
  return { ...base, portal: following(base.portal), services: new Map(services) };
}

/** Whether a file of an overlay is a service by itself. One that changes the base says only what changes. */
function isWhole(source: SourceFile, { services }: Shaping): boolean {
  return isJsonObject(source.value) && 'slug' in source.value && checkShape('service.schema.json', source.value, services).ok;
}

function analysed(
  { value, located }: CheckedDocument<ServiceDefinition>,
  calls: CallTable | null,
  portal: PortalTypes,
  language: LanguageInUse,
): Omit<CheckedService, 'slug' | 'translations'> {
  const places: VisitedPlace[] = [];
  walkDefinition(value, language.schema, (place) => places.push(place));
  return { definition: value, located, places, language, types: typesOfService(value, calls, portal, language) };
}

function combineFiles<Name extends BaseShape>(
  name: Name,
  under: SourceFile | null,
  over: SourceFile | null,
  shape: Shaping,
): CheckedDocument<ShapeTypes[Name]> | null {
  const single = under && over ? null : (under ?? over);
  if (single) return shaped(name, locateFile(single), shape);
  if (!under || !over) return null;
  const base = shaped(name, locateFile(under), shape);
  const overlay = shaped(overlayShape[name], locateFile(over), shape);
  if (!base || !overlay) return null;
  const { located, findings } = mergeOverlay(under, over);
  for (const finding of findings) reportOverlay(over, finding, shape.report);
  return shaped(name, located, shape);
}

const overlayShape = {
  'service.schema.json': 'service-overlay.schema.json',
  'portal.schema.json': 'portal-overlay.schema.json',
  'calls.schema.json': 'calls-overlay.schema.json',
  'texts.schema.json': 'texts-overlay.schema.json',
} as const satisfies Readonly<Record<BaseShape, ShapeName>>;

function shaped<Name extends ShapeName>(
  name: Name,
  located: LocatedJson,
  { report, services }: Shaping,
): CheckedDocument<ShapeTypes[Name]> | null {
  const outcome = checkShape(name, located.value, services);
  if (outcome.ok) return { value: outcome.value, located };
  for (const finding of mostTelling(outcome.findings)) {
    const { rule, pointer, at, ...details } = finding;
    report(rule, at === 'name' ? located.keySpan(pointer) : located.valueSpan(pointer), details);
  }
  return null;
}

const mostFindings = 50;

/** A file of a completely different kind breaks everything; the first findings are enough. */
function mostTelling(findings: readonly ShapeFinding[]): readonly ShapeFinding[] {
  const byDepth = [...findings].sort((left, right) => pointerSteps(left.pointer).length - pointerSteps(right.pointer).length);
  return byDepth.slice(0, mostFindings);
}

function reportOverlay(overlay: SourceFile, { kind, pointer, name, known }: OverlayFinding, report: Report): void {
  const suggestion = nearest(name, known);
  if (kind === 'unknown-anchor') {
    report('unknown-anchor', overlay.valueSpan(pointer), {
      message: `The base pack has no ${name} here, so this item cannot be placed beside it.`,
      expected: listNames(known),
      got: name,
      suggestion,
    });
  } else {
    report('removes-nothing', overlay.keySpan(pointer), {
      message: `The base pack has no ${name} here, so nothing is removed.`,
      expected: listNames(known),
      got: name,
      suggestion,
    });
  }
}
