import type { PortalDefinition } from '../../language/portal.generated';
import type { ValueFile } from '../../language/values.generated';
import type { Language } from '../../values/language';
import { type BaseLayers, noLayers } from '../source/base-layers';
import type { DefinitionFiles, LoadedPack, LoadedService, LoadedValues, TextEntry } from '../source/loaded-pack';
import { bareSurroundings, type Surroundings } from '../source/surroundings';
import { createMemory, type Memory } from './memory/memory';
import { withoutParts } from './pack/office-files';
import type { CheckedDocument, CheckedService, CheckedTexts, PackUnderCheck } from './pack/pack-under-check';
import { collectProblems, type Problem, type Report } from './problems/problem';
import { rules } from './problems/rule-list';
import { assemblePack } from './read/assemble';
import { isChain } from './read/chain';
import { fileRole } from './read/file-role';
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

/** Checks packs that differ little from one to the next. */
export interface Checker {
  check(files: DefinitionFiles, base?: BaseLayers, surroundings?: Surroundings): PackCheck;
  examine(files: DefinitionFiles, base?: BaseLayers, surroundings?: Surroundings): ExaminedPack;
  /**
   * Goes through a pack a few services at a time and keeps what it finds, so that whoever has other things to do does them between. A check
   * of the whole pack then has little left to do.
   */
  prepare(files: DefinitionFiles, base?: BaseLayers, surroundings?: Surroundings): Generator<void>;
}

/**
 * Makes a checker that remembers what it has read and found, and does again only what a change concerns. What it says is what a check of the
 * whole pack says; what has not changed is the same object in each pack that it gives.
 */
export function createChecker(): Checker {
  const memory = createMemory();
  return {
    check: (files, base, surroundings) => examinePack(files, base, surroundings, memory).check,
    examine: (files, base, surroundings) => examinePack(files, base, surroundings, memory),
    *prepare(files, base = noLayers, surroundings = bareSurroundings) {
      for (const has of partsOf([files, ...base.layers.map((layer) => layer.files)])) {
        const part = (whole: DefinitionFiles) => new Map([...whole].filter(([path]) => has(path)));
        examinePack(
          part(files),
          { ...base, layers: base.layers.map((layer) => ({ ...layer, files: part(layer.files) })) },
          surroundings,
          memory,
        );
        yield;
      }
    },
  };
}

// A few services are checked within some hundredths of a second.
const servicesInPart = 3;

/** Which files belong to a part of a pack: those of some services, and those that concern all. */
function* partsOf(layers: readonly DefinitionFiles[]): Generator<(path: string) => boolean> {
  const slugOf = (path: string): string | null => {
    const role = fileRole(path);
    return 'slug' in role ? role.slug : null;
  };
  const slugs = [...new Set(layers.flatMap((files) => [...files.keys()].map(slugOf)))].filter((slug) => slug !== null);
  for (let start = 0; start < slugs.length; start += servicesInPart) {
    const inPart = new Set<string | null>([null, ...slugs.slice(start, start + servicesInPart)]);
    yield (path) => inPart.has(slugOf(path));
  }
}

/** The same check, for those who ask further questions of what it read. */
export function examinePack(
  files: DefinitionFiles,
  base: BaseLayers = noLayers,
  surroundings: Surroundings = bareSurroundings,
  memory: Memory = createMemory(),
): ExaminedPack {
  const { report, list } = collectProblems();
  const reading = { report, memory };
  const layers = [readLayer(files, '', reading), ...base.layers.map((layer) => readLayer(layer.files, `${layer.name}/`, reading))];
  // If a layer is missing or of another version, every reference to it would be reported; that is only noise.
  const isWhole = [isChain(layers, base.lack, report), ...layers.map((layer) => isOfThisVersion(layer, report))].every(Boolean);
  const read = isWhole ? assemblePack([...layers].reverse(), surroundings, reading) : null;
  if (read) for (const check of families) check(read, besidesGuesses(read, report));
  const pack = read && withoutMended(read);
  const check: PackCheck = {
    problems: list(),
    pack: pack && loadedPack(pack, report),
    portal: pack?.portal?.value ?? null,
    sourceOf: (file) => layers.find(({ sources }) => sources.has(file))?.sources.get(file)?.text ?? null,
  };
  return { check, layers, pack };
}

/** Everything of the right shape as it was written. */
function withoutMended(pack: PackUnderCheck): PackUnderCheck {
  if (pack.complete) return pack;
  return {
    ...pack,
    portal: pack.portal?.mended ? null : pack.portal,
    values: pack.values.filter(({ mended }) => !mended),
    services: pack.services.filter(({ mended }) => !mended),
  };
}

/** Reports what does not follow from a value that was made up or left out, see `Mending`. */
function besidesGuesses({ portal, values, services }: PackUnderCheck, report: Report): Report {
  const guessed = [portal, ...values, ...services].flatMap((each) => each?.mended?.guessed ?? []);
  if (guessed.length === 0) return report;
  return (rule, span, details) => {
    const { file, pointer } = span.place;
    const inFile = guessed.filter((place) => place.file === file);
    const follows = rules[rule].severity === 'warning' ? inFile.length > 0 : inFile.some((place) => place.pointer === pointer);
    if (!follows) report(rule, span, details);
  };
}

function loadedPack(pack: PackUnderCheck, report: Report): LoadedPack | null {
  if (!pack.portal || !pack.calls || !pack.complete) return null;
  const { callsPlace, memory } = pack;
  const portalDraws = pack.portal.value.pdfBy !== 'office';
  return {
    portal: pack.portal.value,
    portalTranslations: plainTexts(pack.portalTexts, memory),
    calls: pack.calls,
    callsPlace: (pointer) => callsPlace?.valueSpan(pointer).place ?? null,
    values: memory.same(
      'dated values',
      pack.values.map(({ name, value, translations }) =>
        memory.recall(loadedValues, report, value, name, memory.same(`texts of ${name}`, translations), memory),
      ),
    ),
    services: pack.services.map((service) => memory.recall(loadedService, report, service, portalDraws, memory)),
    texts: plainTexts(pack.catalogue, memory),
    surroundings: pack.surroundings,
  };
}

function loadedValues(_report: Report, { values }: ValueFile, name: string, texts: CheckedTexts, memory: Memory): LoadedValues {
  return { name, values, translations: plainTexts(texts, memory) };
}

function loadedService(
  _report: Report,
  { slug, definition: checked, located, translations, notThere }: CheckedService,
  portalDraws: boolean,
  memory: Memory,
): LoadedService {
  const definition = withoutParts(checked, notThere);
  const { pdf, ...rest } = definition;
  return {
    slug,
    // A PDF that nobody draws is not offered; the checker has named it.
    definition: pdf && (pdf.endpoint !== undefined || portalDraws) ? definition : rest,
    place: (pointer) => located.valueSpan(pointer).place,
    changes: located.changes,
    translations: plainTexts(translations, memory),
  };
}

type Entries = Readonly<Record<string, TextEntry>>;

function plainTexts(texts: CheckedTexts, memory: Memory): Readonly<Partial<Record<Language, Entries>>> {
  const silent: Report = () => undefined;
  return Object.fromEntries(
    [...texts].flatMap(([language, document]) => (document ? [[language, memory.recall(withoutSchema, silent, document)]] : [])),
  );
}

function withoutSchema(_report: Report, { value }: CheckedDocument<Entries>): Entries {
  const { $schema: _schema, ...rest } = value;
  return rest;
}
