import type { CallTable } from '../../../language/calls.generated';
import type { ServiceDefinition } from '../../../language/language.generated';
import type { PortalDefinition } from '../../../language/portal.generated';
import { type LanguageInUse, languageWith } from '../../source/language-in-use';
import type { Surroundings } from '../../source/surroundings';
import { type VisitedPlace, walkDefinition } from '../../source/walk';
import type { CheckedDocument, CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';
import { type PortalTypes, typesOfPortal } from '../typing/portal-types';
import { typesOfService } from '../typing/service-types';
import { accountScreens, reportUnread } from './chosen-services';
import type { LaidTexts } from './lay-file';
import { ground, type LaidLayers, layOver } from './lay-over';
import type { LaidService } from './lay-service';
import type { Layer } from './layer';
import { lacksCall, withoutScreens } from './missing-calls';

/** Checks the shape of every file and lays the layers, given from the lowest, over one another. What is wrong is reported and left out. */
export function assemblePack(layers: readonly Layer[], surroundings: Surroundings, report: Report): PackUnderCheck {
  const language = languageWith(surroundings.kinds);
  const shape = { report, services: language.schema };
  const laid = layers.reduce((below, over) => layOver(below, over, shape), ground);
  const layerOf = (file: string): number => layers.findIndex(({ sources }) => sources.has(file));
  const isWithoutCall = lacksCall(laid.calls, layerOf, language);
  const lacking = [...laid.services.values()].filter(isWithoutCall);
  const portal = laid.portal
    ? withoutScreens(
        withoutAccounts(laid.portal),
        lacking.flatMap(({ document }) => document?.value ?? []),
      )
    : null;
  const withoutCalls: CallTable | null = laid.calls === null ? null : { calls: {} };
  const table = laid.calls ? laid.calls.value : withoutCalls;
  const portalTypes = typesOfPortal(portal?.value ?? null, table, surroundings.userFields);
  const offered = [...laid.services.values()]
    .filter(outsideAccounts(laid, table, layerOf, report))
    .filter((service) => !lacking.includes(service));
  return {
    portal,
    portalTexts: laid.portalTexts,
    calls: table,
    callsPlace: laid.calls?.located ?? null,
    services: offered.flatMap(({ slug, document, texts }) =>
      document === null || document.value.hidden === true
        ? []
        : [{ slug, ...analysed(drawn(document, portal), table, portalTypes, language), translations: texts }],
    ),
    catalogue: laid.catalogue,
    complete: isComplete(laid, offered),
    layerOf,
    isBase: (file) => layerOf(file) < layers.length - 1,
    surroundings,
  };
}

/** Whether nothing had to be left out. */
function isComplete({ portal, portalTexts, calls, catalogue }: LaidLayers, services: readonly LaidService[]): boolean {
  const texts: readonly LaidTexts[] = [portalTexts, catalogue, ...services.map((service) => service.texts)];
  const documents = [portal, calls, ...services.map(({ document }) => document), ...texts.flatMap((each) => [...each.values()])];
  return documents.every((document) => document !== null);
}

/** Tells the services that are left where a layer says that there are no accounts. The services that this layer and those above it bring stay. */
function outsideAccounts(
  { portal }: LaidLayers,
  calls: CallTable | null,
  layerOf: (file: string) => number,
  report: Report,
): (service: LaidService) => boolean {
  const needsAccount = accountScreens(portal?.value ?? null, calls);
  const saidBy = portal ? layerOf(portal.located.origin('/accounts').source.file) : 0;
  return ({ slug, born, document, changedBy }) => {
    if (!document || born >= saidBy || !needsAccount(document.value)) return true;
    for (const source of changedBy) if (layerOf(source.file) >= saidBy) reportUnread(source, slug, report);
    return false;
  };
}

/** The portal without its session if it says that it has no accounts. */
function withoutAccounts(portal: CheckedDocument<PortalDefinition>): CheckedDocument<PortalDefinition> {
  const { session, ...value } = portal.value;
  return portal.value.accounts === false && session ? { ...portal, value } : portal;
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
