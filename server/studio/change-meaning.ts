import {
  describeChange,
  fileValue,
  type Ground,
  type ImpactLine,
  idBefore,
  idsAt,
  impact,
  impactLines,
  type JsonValue,
  type LayerChange,
  type LayerFiles,
  type PackChange,
  readScenarios,
  type ScenarioOutcome,
  type ServiceScenarios,
  type ToldLanguage,
  toldLayer,
  valueAtIds,
  wideningWords,
} from '../../engine/authoring';
import type { DefinitionsFolder } from '../publishing/compile-definitions';
import { withLayer } from '../publishing/layer-over';
import { plainSentence } from './describe-changes';
import type { StudioDesk } from './studio-desk';

/** What there was or will be: a definitions folder with a layer over it. */
export interface LaidState {
  readonly definitions: DefinitionsFolder;
  readonly layer: LayerFiles;
}

/** An edit as the editor's page sends it. */
export type WrittenEdit = { readonly file: string; readonly path: string } & (
  | { readonly set: JsonValue; readonly after?: string | null }
  | { readonly remove: true }
  | { readonly order: readonly string[] }
);

/** One thing that changes, in words. */
export interface ToldChange {
  readonly sentence: string;
  /** The sentence without the name of the service, to stand below it. */
  readonly part: string;
  /** The service or screen; null for the portal as a whole. */
  readonly slug: string | null;
  readonly title: string | null;
  /** Where the layer says it; null where it is only said below. */
  readonly place: { readonly file: string; readonly path: string } | null;
  /** The changes of the layer that make it. */
  readonly layer: readonly { readonly file: string; readonly path: string }[];
  /** The edits that take it back, and nothing else. */
  readonly undo: readonly WrittenEdit[];
  /** Why more people may see or do more now. */
  readonly widens: readonly string[];
  /** Languages in which a text is not translated, or no longer fits its original. */
  readonly untranslated: readonly string[];
}

/** What a change means. */
export interface ChangeMeaning {
  readonly changes: readonly ToldChange[];
  readonly lines: readonly ImpactLine[];
  /** Slugs of services and screens that look different. */
  readonly screens: readonly { readonly slug: string; readonly title: string; readonly address: string }[];
  readonly scenarios: readonly ScenarioOutcome[];
  /** True when one of the two states has errors, so that only the changes themselves can be told. */
  readonly isPartial: boolean;
}

interface Compared {
  readonly before: LaidState;
  readonly after: LaidState;
  readonly changes: readonly LayerChange[];
  /** What the edits that take something back bring back. */
  readonly ground: Ground;
}

/** Works out what changes of a layer mean: sentences with their places, what they reach, and which scenarios come out in another way. */
export async function meaningOf(desk: StudioDesk, compared: Compared, language: ToldLanguage): Promise<ChangeMeaning> {
  const { before, after, changes, ground } = compared;
  const [was, now] = [before, after].map(({ definitions, layer }) => desk.checker.check(definitions, layer).loaded);
  if (!was || !now)
    return {
      changes: changes.map((change) => silentChange(change, ground, language)),
      lines: [],
      screens: [],
      scenarios: [],
      isPartial: true,
    };
  const described = describeChange(was, now);
  const meant = await impact(was, now, described, { scenarios: scenariosOf(before, after, desk) });
  const { told, silent } = toldLayer(described, changes);
  const widened = new Map<PackChange, string[]>();
  for (const { kind, change } of meant.widened) widened.set(change, [...(widened.get(change) ?? []), wideningWords(kind, language)]);
  return {
    changes: [
      ...told.map(
        ({ change, layer, place }): ToldChange => ({
          sentence: change.sentence[language],
          part: change.part[language],
          slug: change.place.slug,
          title: change.place.title,
          place,
          layer: layer.map(({ file, path }) => ({ file, path })),
          undo: layer.flatMap((each) => takenBack(narrowed(each, place), ground)),
          widens: widened.get(change) ?? [],
          untranslated: [...new Set([...change.translations.missing, ...change.translations.outdated])],
        }),
      ),
      ...silent.map((change) => silentChange(change, ground, language)),
    ],
    lines: impactLines(meant, language),
    screens: meant.screens.map(({ slug, title, address }) => ({ slug, title, address })),
    scenarios: meant.scenarios,
    isPartial: false,
  };
}

function silentChange(change: LayerChange, ground: Ground, language: ToldLanguage): ToldChange {
  const { file, path } = change;
  const sentence = plainSentence(change, language);
  const layer = [{ file, path }];
  return {
    sentence,
    part: sentence,
    slug: null,
    title: null,
    place: { file, path },
    layer,
    undo: takenBack(change, ground),
    widens: [],
    untranslated: [],
  };
}

/** Of a change around the place of a sentence only what the sentence tells. */
function narrowed(change: LayerChange, place: ToldChange['place']): LayerChange {
  if (place === null || change.order || place.file !== change.file || !place.path.startsWith(`${change.path}/`)) return change;
  return { file: change.file, path: place.path };
}

/** The edit that brings a place back to the ground. */
function takenBack({ file, path, order }: LayerChange, ground: Ground): readonly WrittenEdit[] {
  const value = fileValue(ground, file);
  if (order) return [{ file, path, order: idsAt(value, path) ?? [] }];
  const was = valueAtIds(value, path);
  if (was === undefined) return [{ file, path, remove: true }];
  const after = idBefore(value, path);
  return [{ file, path, set: was, ...(after !== undefined && { after }) }];
}

/** The scenarios of all layers; those of an upper one take the place of those below for the same service. */
function scenariosOf(before: LaidState, after: LaidState, desk: StudioDesk): readonly ServiceScenarios[] {
  const found = new Map<string, ServiceScenarios>();
  for (const { definitions, layer } of [before, after]) {
    const { loaded } = desk.checker.check(definitions, layer);
    const { files, base } = withLayer(definitions, layer);
    for (const each of [...base.layers.map((below) => below.files).toReversed(), files]) {
      for (const own of readScenarios(each, loaded).services) found.set(own.slug, own);
    }
  }
  return [...found.values()];
}
