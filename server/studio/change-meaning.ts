import {
  describeChange,
  fileValue,
  type Ground,
  idBefore,
  idsAt,
  impact,
  impactLines,
  type LayerChange,
  type LayerFiles,
  type PackChange,
  readScenarios,
  type ServiceScenarios,
  type ToldLanguage,
  toldLayer,
  valueAtIds,
  wideningWords,
} from '../../engine/authoring';
import type { DefinitionsFolder } from '../publishing/compile-definitions';
import { withLayer } from '../publishing/layer-over';
import type { ChangeMeaning, SentEdit, ToldChange } from './answers';
import { plainSentence } from './describe-changes';
import type { StudioDesk } from './studio-desk';

/** What there was or will be: a definitions folder with a layer over it. */
export interface LaidState {
  readonly definitions: DefinitionsFolder;
  readonly layer: LayerFiles;
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
function takenBack({ file, path, order }: LayerChange, ground: Ground): readonly SentEdit[] {
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
