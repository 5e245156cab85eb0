import { createHash } from 'node:crypto';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { CompiledPack } from '../../engine';
import {
  createChecker,
  createCompiler,
  type Ground,
  groundOf,
  groundWith,
  type LayerFiles,
  type LayerRefusal,
  type LoadedPack,
  layerPath,
  layerRefusals,
  type Problem,
  problemIn,
  type Surroundings,
  type ToldLanguage,
  withIds,
} from '../../engine/authoring';
import type { DefinitionsFolder } from '../publishing/compile-definitions';
import { layerNames, underLayer } from '../publishing/layer-over';
import type { DraftProblem } from './answers';

/** Where editors see the value of a problem. */
interface ProblemPlace {
  /** File as a layer names it, with the pointer with ids in it. */
  readonly file: string;
  readonly path: string;
  /** Layer that says it: `redakcja`, `gmina`, or the name of one below. */
  readonly layer: string;
}

/** A problem of the checker at the value that editors see. One that a later check repeats is the same object. */
export interface FoundProblem extends ProblemPlace {
  readonly problem: Problem;
}

/** What the checker says of a layer over the ground, and the pack when nothing is wrong. */
export interface LayerCheck {
  readonly problems: readonly FoundProblem[];
  readonly refusals: readonly LayerRefusal[];
  /** Null when there are errors. */
  readonly pack: CompiledPack | null;
  readonly loaded: LoadedPack | null;
  /** Hash of everything below the layer. */
  readonly groundHash: string;
}

/** Checks layers over one definitions folder and remembers the last ones. */
export interface LayerChecker {
  /** Kinds that definitions may name besides the standard ones. */
  readonly kinds: Surroundings['kinds'];
  /** What definitions may rely on besides their files. */
  readonly surroundings: Surroundings;
  check(definitions: DefinitionsFolder, layer: LayerFiles): LayerCheck;
  /**
   * Works out what nobody has checked yet, in steps between which the server answers others: the first check of a folder, or one after its
   * calls have changed, takes as long as all its services.
   */
  prepare(definitions: DefinitionsFolder, layer: LayerFiles): Promise<void>;
  /** The values of all layers below the editors'. */
  below(definitions: DefinitionsFolder): Ground;
}

const remembered = 12;

/** Makes a checker with its own memory of compiled services. */
export function createLayerChecker(surroundings: Surroundings): LayerChecker {
  const checker = createChecker();
  const compiler = createCompiler();
  const checks = new Map<string, LayerCheck>();
  const hashes = new WeakMap<DefinitionsFolder, string>();
  const grounds = new WeakMap<DefinitionsFolder, Ground>();
  // A problem that the checker repeats is the same object.
  const found = new WeakMap<Problem, FoundProblem>();
  const prepared = new Map<string, Promise<void>>();
  const hashOf = (definitions: DefinitionsFolder): string => {
    const known = hashes.get(definitions) ?? groundHash(definitions);
    hashes.set(definitions, known);
    return known;
  };
  const below = (definitions: DefinitionsFolder): Ground => {
    const known = grounds.get(definitions) ?? groundOf(definitions.files, definitions.base, layerNames.municipality);
    grounds.set(definitions, known);
    return known;
  };
  return {
    kinds: surroundings.kinds,
    surroundings,
    below,
    check(definitions, layer) {
      const ground = hashOf(definitions);
      const key = createHash('sha256').update(ground).update(JSON.stringify(layer)).digest('hex');
      const known = checks.get(key);
      if (known) {
        // What is asked for again and again, such as what is published, stays.
        checks.delete(key);
        checks.set(key, known);
        return known;
      }
      const refusals = layerRefusals(layer);
      const made = refusals.length > 0 ? nothing(refusals, ground) : checked(underLayer(definitions, layer));
      const whole = { ...made, groundHash: ground };
      checks.set(key, whole);
      for (const oldest of checks.keys()) {
        if (checks.size <= remembered) break;
        checks.delete(oldest);
      }
      return whole;
    },
    prepare(definitions, layer) {
      // A layer that is refused is not read any further.
      if (layerRefusals(layer).length > 0) return Promise.resolve();
      const key = createHash('sha256')
        .update(hashOf(definitions))
        .update(JSON.stringify(layer['calls.json'] ?? null))
        .digest('hex');
      const known = prepared.get(key) ?? stepByStep(definitions, layer);
      prepared.delete(key);
      prepared.set(key, known);
      for (const oldest of prepared.keys()) {
        if (prepared.size <= remembered) break;
        prepared.delete(oldest);
      }
      return known;
    },
  };

  async function stepByStep(definitions: DefinitionsFolder, layer: LayerFiles): Promise<void> {
    const { files, base } = underLayer(definitions, layer);
    for (const _ of checker.prepare(files, base, surroundings)) await othersTurn();
    const { pack, problems } = checker.check(files, base, surroundings);
    if (isGood(problems) && pack) for (const _ of compiler.prepare(pack)) await othersTurn();
  }

  function checked({ files, base }: DefinitionsFolder): Omit<LayerCheck, 'groundHash'> {
    const { problems, pack, sourceOf } = checker.check(files, base, surroundings);
    const names = base.layers.map(({ name }) => name);
    const values = new Map<string, ReturnType<typeof parsed>>();
    const fileOf = (file: string) => {
      if (!values.has(file)) values.set(file, parsed(sourceOf(file)));
      return values.get(file);
    };
    return {
      problems: problems.map((problem) => {
        const known = found.get(problem) ?? foundProblem(problem, names, fileOf);
        found.set(problem, known);
        return known;
      }),
      refusals: [],
      pack: isGood(problems) && pack ? compiler.compile(pack) : null,
      loaded: pack,
    };
  }
}

function isGood(problems: readonly Problem[]): boolean {
  return problems.every(({ severity }) => severity !== 'error');
}

function nothing(refusals: readonly LayerRefusal[], ground: string): LayerCheck {
  return { problems: [], refusals, pack: null, loaded: null, groundHash: ground };
}

function foundProblem(problem: Problem, below: readonly string[], fileOf: (file: string) => ReturnType<typeof parsed>): FoundProblem {
  const { place } = problem;
  const layer = below.find((name) => place.file.startsWith(`${name}/`));
  const path = layer === undefined ? place.file : place.file.slice(layer.length + 1);
  return { problem, file: layerPath(path) ?? path, path: withIds(fileOf(place.file), place.pointer), layer: layer ?? layerNames.editors };
}

const told: Readonly<Record<ToldLanguage, WeakMap<FoundProblem, DraftProblem>>> = { pl: new WeakMap(), en: new WeakMap() };

/** Problems in the words of a language. */
export function problemsIn(problems: readonly FoundProblem[], language: ToldLanguage): readonly DraftProblem[] {
  return problems.map((found) => {
    const known = told[language].get(found) ?? worded(found, language);
    told[language].set(found, known);
    return known;
  });
}

function worded({ problem, ...at }: FoundProblem, language: ToldLanguage): DraftProblem {
  const { place: _place, length: _length, said: _said, ...words } = problemIn(problem, language);
  return { ...words, ...at };
}

function parsed(text: string | null): ReturnType<typeof JSON.parse> {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // A file that is no JSON has one problem, at its beginning.
    return null;
  }
}

/** Hash of a definitions folder and of what it extends. */
function groundHash({ files, base }: DefinitionsFolder): string {
  const hash = createHash('sha256');
  for (const each of [files, ...base.layers.map((layer) => layer.files)]) {
    hash.update(`\0${each.size}`);
    for (const [name, content] of each) hash.update(`\0${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The values of all layers with the editors' over them. */
export function groundWithLayer(below: Ground, layer: LayerFiles): Ground {
  return groundWith(below, layer, layerNames.editors);
}
