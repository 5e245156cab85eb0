import type { PortalDefinition } from '../../language/portal.generated';
import type { Language } from '../../values/language';
import { type BaseLayers, noLayers } from '../source/base-layers';
import type { DefinitionFiles, LoadedPack, LoadedService, TextEntry } from '../source/loaded-pack';
import { bareSurroundings, type Surroundings } from '../source/surroundings';
import type { CheckedService, CheckedTexts, PackUnderCheck } from './pack/pack-under-check';
import { collectProblems, type Problem } from './problems/problem';
import { assemblePack } from './read/assemble';
import { isChain } from './read/chain';
import { type Layer, readLayer } from './read/layer';
import { isOfThisVersion } from './read/version';
import { families } from './rules/families';

/** What a check found, and the pack when every file has the right shape. */
export interface PackCheck {
  /** All problems, by file, line and column. */
  readonly problems: readonly Problem[];
  /** Null when a file is unreadable or of the wrong shape. With errors among the problems the pack must not be published. */
  readonly pack: LoadedPack | null;
  /** The settings of the portal, also when something else is of the wrong shape. */
  readonly portal: PortalDefinition | null;
  /** Text of a file that a place names, null when there is none. */
  sourceOf(file: string): string | null;
}

/** A check with what it was made from: the layers as they were read, from one's own folder down, and what could be made of them. */
export interface ExaminedPack {
  readonly check: PackCheck;
  readonly layers: readonly Layer[];
  /** Null while a layer is missing or of another version. */
  readonly pack: PackUnderCheck | null;
}

/**
 * Checks a definitions folder, with `base` as what it extends. It reports all problems at once and never throws on what stands in a file;
 * `surroundings` are what it may rely on besides. Places in files of a layer below begin with its name, for example `okienko/portal.json`.
 */
export function checkPack(files: DefinitionFiles, base: BaseLayers = noLayers, surroundings: Surroundings = bareSurroundings): PackCheck {
  return examinePack(files, base, surroundings).check;
}

/** The same check, for those who ask further questions of what it read. */
export function examinePack(
  files: DefinitionFiles,
  base: BaseLayers = noLayers,
  surroundings: Surroundings = bareSurroundings,
): ExaminedPack {
  const { report, list } = collectProblems();
  const layers = [readLayer(files, '', report), ...base.layers.map((layer) => readLayer(layer.files, `${layer.name}/`, report))];
  // If a layer is missing or of another version, every reference to it would be reported; that is only noise.
  const isWhole = [isChain(layers, base.lack, report), ...layers.map((layer) => isOfThisVersion(layer, report))].every(Boolean);
  const pack = isWhole ? assemblePack(layers.toReversed(), surroundings, report) : null;
  if (pack) for (const check of families) check(pack, report);
  const sources = new Map(layers.flatMap((layer) => [...layer.sources]));
  const check: PackCheck = {
    problems: list(),
    pack: pack && loadedPack(pack),
    portal: pack?.portal?.value ?? null,
    sourceOf: (file) => sources.get(file)?.text ?? null,
  };
  return { check, layers, pack };
}

function loadedPack(pack: PackUnderCheck): LoadedPack | null {
  if (!pack.portal || !pack.calls || !pack.complete) return null;
  const { callsPlace } = pack;
  return {
    portal: pack.portal.value,
    portalTranslations: plainTexts(pack.portalTexts),
    calls: pack.calls,
    callsPlace: (pointer) => callsPlace?.valueSpan(pointer).place ?? null,
    services: pack.services.map((service) => loadedService(service, pack.portal?.value.pdfBy !== 'office')),
    texts: plainTexts(pack.catalogue),
    surroundings: pack.surroundings,
  };
}

function loadedService({ slug, definition, located, translations }: CheckedService, portalDraws: boolean): LoadedService {
  const { pdf, ...rest } = definition;
  return {
    slug,
    // A PDF that nobody draws is not offered; the checker has named it.
    definition: pdf && (pdf.endpoint !== undefined || portalDraws) ? definition : rest,
    place: (pointer) => located.valueSpan(pointer).place,
    changes: located.changes,
    translations: plainTexts(translations),
  };
}

function plainTexts(texts: CheckedTexts): Readonly<Partial<Record<Language, Readonly<Record<string, TextEntry>>>>> {
  return Object.fromEntries([...texts].flatMap(([language, document]) => (document ? [[language, withoutSchema(document.value)]] : [])));
}

function withoutSchema(texts: Readonly<Record<string, TextEntry>>): Readonly<Record<string, TextEntry>> {
  const { $schema: _schema, ...rest } = texts;
  return rest;
}
