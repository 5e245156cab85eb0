import { portalSurroundings } from '../../../custom-widgets/surroundings';
import { applyEdits, createChecker, type DefinitionFiles, type Problem } from '../../../engine/authoring';
import { isJsonList, isJsonObject, type JsonValue } from '../../../engine/authoring/parse/json-value';
import { parseFile } from '../../../engine/authoring/parse/parse-file';
import { definitionSlips } from './of-definitions';
import { otherSlips } from './of-forms-and-texts';
import type { Broken, Slip, Spot } from './slip';

export const slips: readonly Slip[] = [...definitionSlips, ...otherSlips];

/** One definition broken at one place, and whether the checker said so there. */
export interface Tried {
  readonly slip: Slip;
  readonly place: string;
  readonly isNamed: boolean;
  /** What it said instead. */
  readonly said: readonly string[];
}

interface Candidate {
  readonly slip: Slip;
  readonly spot: Spot;
  readonly broken: Broken;
}

/** The places at which each slip can be made, at most `each` of them, spread evenly. */
export function candidatesOf(files: DefinitionFiles, each: number): readonly Candidate[] {
  const spots = [...files]
    .filter(([file]) => file.endsWith('.json') && !file.endsWith('scenarios.json'))
    .flatMap(([file, bytes]) => {
      const root = parseFile(file, bytes).source?.value;
      return root === undefined ? [] : spotsIn(file, root, '', root);
    });
  return slips.flatMap((slip) => {
    const found = spots.flatMap((spot) => {
      const broken = slip.breaks(spot);
      return broken === null ? [] : [{ slip, spot, broken }];
    });
    return found.length <= each
      ? found
      : Array.from({ length: each }, (_, index) => found[Math.floor((index * found.length) / each)]).filter((item) => item !== undefined);
  });
}

function spotsIn(file: string, root: JsonValue, pointer: string, value: JsonValue): readonly Spot[] {
  const own = { file, pointer, value, root };
  if (isJsonList(value)) return [own, ...value.flatMap((item, index) => spotsIn(file, root, `${pointer}/${index}`, item))];
  if (!isJsonObject(value)) return [own];
  const members: readonly (readonly [string, JsonValue])[] = Object.entries(value);
  return [
    own,
    ...members.flatMap(([name, member]) => spotsIn(file, root, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, member)),
  ];
}

/** Breaks a good pack at each place, one after the other. */
export function trySlips(
  files: DefinitionFiles,
  candidates: readonly Candidate[],
  heard: (problems: readonly Problem[]) => readonly Problem[] = (problems) => problems,
): readonly Tried[] {
  const checker = createChecker();
  const before = checker.check(files, undefined, portalSurroundings).problems;
  if (before.length > 0) throw new Error(`The pack is not good: ${before.map(({ rule, place }) => `${rule} ${place.file}`).join(', ')}`);
  return candidates.flatMap(({ slip, spot, broken }) => {
    const changed = applyEdits(files, broken.edits);
    if (!changed.ok) return [];
    const problems = heard(checker.check(changed.answer, undefined, portalSurroundings).problems);
    const isNamed =
      broken.at === null ? problems.some(({ rule }) => rule === slip.rule) : isNamedAt(changed.answer, spot.file, broken, problems);
    const said = problems.map(({ rule, place }) => `${rule} ${place.file}${place.pointer}`);
    return [{ slip, place: `${spot.file}#${spot.pointer}`, isNamed, said }];
  });
}

/** Whether a problem stands on the lines of the broken value; of one that was left out, on the first line of what held it. */
function isNamedAt(files: DefinitionFiles, file: string, { at, edits }: Broken, problems: readonly Problem[]): boolean {
  const bytes = files.get(file);
  const source = bytes && parseFile(file, bytes).source;
  if (!source || at === null) return false;
  const first = source.keySpan(at).place.line;
  const value = source.valueSpan(at);
  const isGone = edits.some(({ op }) => op === 'remove');
  const start =
    source.text
      .split('\n')
      .slice(0, value.place.line - 1)
      .join('\n').length + value.place.column;
  const last = isGone ? value.place.line : source.text.slice(0, start + value.length).split('\n').length;
  return problems.some(({ place }) => place.file === file && place.line >= first && place.line <= last);
}
