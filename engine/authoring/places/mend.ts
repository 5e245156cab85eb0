import { createChecker } from '../check/check-pack';
import type { Problem } from '../check/problems/problem';
import { type RuleId, shapeRules } from '../check/problems/rule-list';
import type { BaseLayers } from '../source/base-layers';
import { noLayers } from '../source/base-layers';
import type { DefinitionFiles } from '../source/loaded-pack';
import { bareSurroundings, type Surroundings } from '../source/surroundings';
import { applyEdits, type PlaceEdit } from './apply-edit';
import { fixesOf } from './fix';
import { type OpenPack, openPack } from './open-pack';
import { addSkeletons, type Mended } from './skeletons';

/** A folder as it is after everything was mended that has one right answer. */
export interface MendedPack {
  readonly files: DefinitionFiles;
  readonly mended: readonly Mended[];
}

// Here the suggestion is one of several right answers, or whether it is right can only be seen by a person.
const notSure: ReadonlySet<RuleId> = new Set<RuleId>([
  'low-contrast',
  'faint-colour',
  'insecure-origin',
  'slug-mismatch',
  'unknown-language',
  'dead-translation',
]);

/**
 * Mends what has one right answer: names of which exactly one is near, and places for the translations that are missing. The rest of each
 * file stays as it is written. A name is only changed if that problem is then gone and no error has come. Done again, it changes nothing.
 */
export function mendPack(files: DefinitionFiles, base: BaseLayers = noLayers, surroundings: Surroundings = bareSurroundings): MendedPack {
  const checker = createChecker();
  const open = (given: DefinitionFiles): OpenPack => openPack(given, base, surroundings, checker);
  const mended: Mended[] = [];
  const tried = new Set<string>();
  let current = open(files);
  for (let next = nextFix(current, tried); next !== null; next = nextFix(current, tried)) {
    const changed = applyEdits(current.inside.files, next.edits);
    if (!changed.ok) continue;
    const after = open(changed.answer);
    if (!isBetter(current, after, next.problem)) continue;
    mended.push({ problem: next.problem, says: next.says });
    current = after;
  }
  const filled = addSkeletons(current, open);
  return { files: filled.files, mended: [...mended, ...filled.mended] };
}

interface SureFix extends Mended {
  readonly edits: readonly PlaceEdit[];
}

/** The first problem with one certain remedy that was not tried before. */
function nextFix(open: OpenPack, tried: Set<string>): SureFix | null {
  for (const problem of open.problems) {
    const name = said(problem);
    if (problem.suggestion === undefined || notSure.has(problem.rule) || tried.has(name)) continue;
    tried.add(name);
    const fixes = fixesOf(open, problem);
    const [fix, ...others] = fixes.ok ? fixes.answer : [];
    if (fix && others.length === 0 && fix.edits.every(({ path, op }) => path !== '' && op !== 'remove'))
      return { problem, says: fix.says, edits: fix.edits };
  }
  return null;
}

function said({ rule, place, message }: Problem): string {
  return `${rule} ${place.file}${place.pointer} ${message}`;
}

/** Whether a problem has gone without bringing an error. What a wrong shape had hidden may come to light. */
function isBetter(before: OpenPack, after: OpenPack, problem: Problem): boolean {
  const known = new Set(before.problems.map(said));
  const isShape = Object.hasOwn(shapeRules, problem.rule);
  return (
    !after.problems.some((each) => said(each) === said(problem)) &&
    after.problems.every(
      (each) => each.severity !== 'error' || known.has(said(each)) || (isShape && each.place.file === problem.place.file),
    )
  );
}
