import type { Language } from '../../values/language';
import type { DefinitionFiles, LoadedPack, LoadedService, TextEntry } from '../source/loaded-pack';
import { bareSurroundings, type Surroundings } from '../source/surroundings';
import type { CheckedService, CheckedTexts, PackUnderCheck } from './pack/pack-under-check';
import { collectProblems, type Problem } from './problems/problem';
import { assemblePack } from './read/assemble';
import { readLayer } from './read/layer';
import { isOfThisVersion } from './read/version';
import { families } from './rules/families';

/** What a check found, and the pack when every file has the right shape. */
export interface PackCheck {
  /** All problems, by file, line and column. */
  readonly problems: readonly Problem[];
  /** Null when a file is unreadable or of the wrong shape. With errors among the problems the pack must not be published. */
  readonly pack: LoadedPack | null;
  /** Text of a file that a place names, null when there is none. */
  sourceOf(file: string): string | null;
}

/**
 * Checks a definitions folder, with `baseFiles` as an overlay over that base pack. It reports all problems at once and never throws on
 * what stands in a file; `surroundings` are what they may rely on besides. Places in base files begin with the value of `extends`, for example `okienko/portal.json`.
 */
export function checkPack(files: DefinitionFiles, baseFiles?: DefinitionFiles, surroundings: Surroundings = bareSurroundings): PackCheck {
  const { report, list } = collectProblems();
  const own = readLayer(files, '', report);
  const extended = extendsOf(own.portal?.value);
  const base = baseFiles ? readLayer(baseFiles, `${extended ?? 'base'}/`, report) : null;
  if (own.portal && extended !== null && !base) {
    report('unknown-base', own.portal.valueSpan('/extends'), {
      message: 'The folder in extends was not found.',
      expected: 'okienko, or a path from this folder to a definitions folder',
      got: extended,
    });
  }
  if (base?.portal && extendsOf(base.portal.value) !== null) {
    report('unknown-base', base.portal.keySpan('/extends'), {
      message: 'The folder in extends is itself an overlay.',
      expected: 'a folder without extends',
    });
  }
  // If the base is missing, every reference of the overlay would be reported; that is only noise.
  const orphan = extended !== null && !base;
  // The same holds for a folder of another version.
  const isReadable = [own, ...(base ? [base] : [])].map((layer) => isOfThisVersion(layer, report)).every(Boolean);
  const pack = orphan || !isReadable ? null : assemblePack(own, base, surroundings, report);
  if (pack) for (const check of families) check(pack, report);
  const sources = new Map([...(base?.sources ?? []), ...own.sources]);
  return { problems: list(), pack: pack && loadedPack(pack), sourceOf: (file) => sources.get(file) ?? null };
}

/** Folder that the portal.json of an overlay extends, null for a pack of its own. */
export function extendsOf(portal: unknown): string | null {
  return typeof portal === 'object' && portal !== null && 'extends' in portal && typeof portal.extends === 'string' ? portal.extends : null;
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
