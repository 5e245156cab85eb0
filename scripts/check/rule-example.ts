import { type AuthorLanguage, checkPack, type Problem, reportText, valueAt } from '../../engine/authoring';
import { buildPack, layersOf, type RuleCase, ruleCases, sampleSurroundings } from '../../engine/authoring/check/cases';

/** A small pack that breaks a rule: what the checker says of it, and what stands at that place in one that does not. */
export interface RuleExample {
  /** The message with its place and the lines around it. */
  readonly said: string;
  /** JSON; null where the right pack has nothing at the place, or the place is a whole file. */
  readonly right: string | null;
}

/** The example of a rule, in the language of authors. */
export function ruleExample(rule: string, language: AuthorLanguage): RuleExample {
  const found = ruleCases[rule];
  if (!found) throw new Error(`The rule ${rule} has no case.`);
  const { problems, sourceOf } = checked(found, found.broken);
  const [first] = problems.filter((problem) => problem.rule === rule);
  if (!first) throw new Error(`The case of the rule ${rule} does not break it.`);
  const text = reportText({ problems: [first], sourceOf }, undefined, language).split('\n\n')[0] ?? '';
  return { said: printable(text), right: rightValue(found, first) };
}

function checked(of: RuleCase, edits: RuleCase['broken']): ReturnType<typeof checkPack> {
  return of.overlay
    ? checkPack(buildPack(edits, {}), layersOf(buildPack([])), sampleSurroundings)
    : checkPack(buildPack(edits), undefined, sampleSurroundings);
}

/** What stands in the right pack where the broken one has its problem. */
function rightValue(of: RuleCase, { place: { file, pointer } }: Problem): string | null {
  const text = checked(of, of.good).sourceOf(file);
  if (text === null || pointer === '' || !file.endsWith('.json')) return null;
  const value = valueAt(JSON.parse(text), pointer);
  const written = value === undefined ? null : JSON.stringify(value);
  return written !== null && written.length <= longestValue ? written : null;
}

// Characters; a longer value says less than the sentence of its rule.
const longestValue = 160;

/** Escapes bytes and characters of a case that cannot be shown. */
function printable(text: string): string {
  return [...text].map((character) => (character < ' ' && character !== '\n' ? '?' : character)).join('');
}
