import type { CallTable } from '../../../language/calls.generated';
import type { ServiceDefinition } from '../../../language/language.generated';
import type { PortalDefinition } from '../../../language/portal.generated';
import type { DatedValue } from '../../../language/values.generated';
import { type LanguageInUse, languageWith } from '../../source/language-in-use';
import type { Surroundings } from '../../source/surroundings';
import { type VisitedPlace, walkDefinition } from '../../source/walk';
import type { Memory } from '../memory/memory';
import { fileName, filesNotThere, lackedFiles, officeFiles } from '../pack/office-files';
import type { CheckedDocument, CheckedService, CheckedTexts, PackUnderCheck } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';
import { type PortalTypes, typesOfPortal } from '../typing/portal-types';
import { typesOfService } from '../typing/service-types';
import { accountScreens, reportUnread } from './chosen-services';
import type { LaidTexts } from './lay-file';
import { ground, type LaidLayers, layOver } from './lay-over';
import type { LaidService } from './lay-service';
import type { Layer } from './layer';
import { type RemovedCall, removedCalls, type ServiceWithoutCalls, withoutCalls, withoutLacked } from './missing-calls';

/** Checks the shape of every file and lays the layers, given from the lowest, over one another. What is wrong is reported and left out. */
export function assemblePack(
  layers: readonly Layer[],
  surroundings: Surroundings,
  { report, memory }: { readonly report: Report; readonly memory: Memory },
): PackUnderCheck {
  const language = languageWith(surroundings.kinds);
  const shape = { report, memory, services: language.schema };
  const laid = layers.reduce((below, over) => layOver(below, over, shape), ground);
  const { layerOf, isBase } = memory.recall(
    numberLayers,
    report,
    memory.same(
      'layers',
      layers.map(({ prefix }) => prefix),
    ),
  );
  const removed = laid.calls ? memory.recall(removedCalls, report, laid.calls, laid.everyCall, layerOf) : none;
  const { widgets } = surroundings;
  const services = [...laid.services.values()].map((service) => {
    const { document, born } = service;
    return { service, left: document && memory.recall(withoutCalls, report, document, born, removed, language, widgets) };
  });
  const lacking = services.flatMap(({ service: { document }, left }) => (document && !left ? [document.value] : []));
  const portal = laid.portal
    ? memory.recall(
        withoutLacked,
        report,
        memory.recall(withoutAccounts, report, laid.portal),
        memory.same('left out', lacking),
        removed,
        isBase,
      )
    : null;
  const table = laid.calls ? laid.calls.value : laid.calls === null ? null : noCalls;
  const { features, shell, session } = portal?.value ?? {};
  const portalTypes = memory.recall(
    portalTypesOf,
    report,
    surroundings.userFields,
    table,
    shell?.configuration,
    session?.user,
    memory.same('flags', Object.keys(features ?? {})),
    memory.same('kinds of dated values', kindsOfDated(laid)),
  );
  const portalDraws = portal?.value.pdfBy === 'portal';
  const lacked = memory.same('files that no office has', portal ? lackedFiles(portal.value) : []);
  const hasAccount = outsideAccounts(laid, table, layerOf, report);
  const offered = services.filter(({ service, left }) => hasAccount(service) && (service.document === null || left !== null));
  return {
    portal,
    portalTexts: laid.portalTexts,
    calls: table,
    callsPlace: laid.calls?.located ?? null,
    values: [...laid.values].flatMap(([name, { document, texts }]) => (document ? [{ ...document, name, translations: texts }] : [])),
    services: offered.flatMap(({ service: { slug, texts }, left }) =>
      left === null || left.document.value.hidden === true
        ? []
        : [
            memory.recall(
              checkedService,
              report,
              left,
              slug,
              memory.same(`texts of ${slug}`, texts),
              portalDraws,
              lacked,
              table,
              portalTypes,
              language,
            ),
          ],
    ),
    catalogue: laid.catalogue,
    pictures: picturesOf(layers),
    complete: isComplete(
      laid,
      offered.map(({ service }) => service),
    ),
    layerOf,
    isBase,
    surroundings,
    memory,
  };
}

function picturesOf(layers: readonly Layer[]): ReadonlySet<string> | null {
  const pictures = layers.flatMap((layer) => layer.pictures);
  return pictures.length === 0 ? null : new Set(pictures);
}

const noCalls: CallTable = { calls: {} };
const none: readonly RemovedCall[] = [];

/** Whether nothing had to be left out. */
function isComplete({ portal, portalTexts, calls, catalogue, values }: LaidLayers, services: readonly LaidService[]): boolean {
  const dated = [...values.values()];
  const texts: readonly LaidTexts[] = [portalTexts, catalogue, ...[...dated, ...services].map((each) => each.texts)];
  const documents = [
    portal,
    calls,
    ...dated.map(({ document }) => document),
    ...services.map(({ document }) => document),
    ...texts.flatMap((each) => [...each.values()]),
  ];
  return documents.every((document) => document !== null && !document?.mended);
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
function withoutAccounts(_report: Report, portal: CheckedDocument<PortalDefinition>): CheckedDocument<PortalDefinition> {
  const { session, ...value } = portal.value;
  return portal.value.accounts === false && session ? { ...portal, value } : portal;
}

/** Each dated value as its key and its type, as one text so that a list of them can be compared. */
function kindsOfDated({ values }: LaidLayers): readonly string[] {
  return [...values].flatMap(([file, { document }]) =>
    Object.entries(document?.value.values ?? {}).map(([name, { type }]) => `${file}.${name} ${type}`),
  );
}

function portalTypesOf(
  _report: Report,
  userFields: Surroundings['userFields'],
  calls: CallTable | null,
  configuration: string | undefined,
  user: string | undefined,
  flags: readonly string[],
  kinds: readonly string[],
): PortalTypes {
  const dated = kinds.map((kind) => kind.split(' ') as [string, DatedValue['type']]);
  return typesOfPortal({ configuration, user, flags, dated }, calls, userFields);
}

function numberLayers(_report: Report, prefixes: readonly string[]): Pick<PackUnderCheck, 'layerOf' | 'isBase'> {
  const own = prefixes.length - 1;
  const layerOf = (file: string): number => {
    const below = prefixes.findIndex((prefix) => prefix !== '' && file.startsWith(prefix));
    return below === -1 ? own : below;
  };
  return { layerOf, isBase: (file) => layerOf(file) < own };
}

function checkedService(
  _report: Report,
  { document, lost, lacked: lackedCalls }: ServiceWithoutCalls,
  slug: string,
  translations: CheckedTexts,
  portalDraws: boolean,
  lacked: readonly string[],
  calls: CallTable | null,
  portal: PortalTypes,
  language: LanguageInUse,
): CheckedService {
  const read: VisitedPlace[] = [];
  const files = officeFiles(document.value, language.schema, (place) => read.push(place));
  const notThere = filesNotThere(files, lacked, portalDraws);
  const { value, located } = notThere.some(({ part }) => part === null) ? drawn(document) : document;
  return {
    slug,
    definition: value,
    located,
    places: value === document.value ? read : placesOf(value, language),
    language,
    types: typesOfService(value, calls, portal, language),
    translations,
    files: files.map(fileName),
    lackedCalls,
    ...(document.mended && { mended: document.mended }),
    notThere: new Set([...lost, ...notThere.map(({ part }) => part).filter((part) => part !== null)]),
  };
}

function placesOf(definition: ServiceDefinition, { schema }: LanguageInUse): readonly VisitedPlace[] {
  const places: VisitedPlace[] = [];
  walkDefinition(definition, schema, (place) => places.push(place));
  return places;
}

/** A service whose PDF the portal draws although a call of the office is named: what stands there of the office's call does not count. */
function drawn(service: CheckedDocument<ServiceDefinition>): CheckedDocument<ServiceDefinition> {
  const { pdf } = service.value;
  if (!pdf) return service;
  const { endpoint: _endpoint, query: _query, personal: _personal, signedIn: _signedIn, ...own } = pdf;
  return { ...service, value: { ...service.value, pdf: own } };
}
