import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { rules } from '../../engine/authoring/check/problems/rule-list';
import { readDefinitionsFolder } from '../../scripts/definitions/definitions-folder';
import { candidatesOf, slips, type Tried, trySlips } from './slips/try-slips';
import unnamed from './slips/unnamed.json';
import { otherwise, withoutSlip } from './slips/without-slip';

const files = readDefinitionsFolder(join(import.meta.dirname, '../../definitions'));
const full = process.env.OKIENKO_FULL === '1';
const accepted = unnamed.flatMap(({ places }) => places);
const nameOf = ({ slip, place }: Tried): string => `${slip.rule}: ${slip.how}, ${place}`;

describe(`good definitions broken as authors break them, ${full ? 'at twelve places for each way' : 'a sample of one place for each way'}`, () => {
  let tried: readonly Tried[] = [];

  beforeAll(() => {
    tried = trySlips(files, candidatesOf(files, full ? 12 : 1));
  }, 600_000);

  it('are as many as promised', () => {
    expect(tried.length).toBeGreaterThan(full ? 900 : 80);
    expect(new Set(tried.map(({ slip }) => slip.rule)).size).toBeGreaterThan(70);
  });

  it('are named where they were broken, at least 95 of 100, and the others are those of the list', () => {
    const silent = tried.filter(({ isNamed }) => !isNamed).map(nameOf);
    if (full) expect(silent.toSorted()).toEqual(accepted.toSorted());
    else expect(silent.filter((name) => !accepted.includes(name))).toEqual([]);
    expect(silent.length / tried.length).toBeLessThan(0.05);
  });

  // The sample has too few places for the table.
  if (full)
    it('are the table of the manual', async () => {
      await expect(page(tried)).toMatchFileSnapshot('../../docs/mistakes.md');
    });
});

it('a checker that misses something is found out', () => {
  const candidates = candidatesOf(files, 1).filter(({ slip }) => slip.rule === 'unknown-format');
  expect(trySlips(files, candidates).map(({ isNamed }) => isNamed)).toEqual([true]);
  expect(trySlips(files, candidates, (problems) => problems.filter(({ rule }) => rule !== 'unknown-format'))[0]?.isNamed).toBe(false);
});

it('a rule that no slip breaks has no slip, and every place of the list has a reason', () => {
  const broken = slips.map(({ rule }): string => rule);
  expect(Object.keys(withoutSlip).filter((rule) => broken.includes(rule))).toEqual([]);
  expect(unnamed.filter(({ reason, places }) => reason === '' || places.length === 0)).toEqual([]);
});

/** The page of the manual: what is broken, how often, and how often the checker says so at the place. */
function page(tried: readonly Tried[]): string {
  const rows = slips.map((slip) => {
    const own = tried.filter((each) => each.slip === slip);
    return `| ${slip.rule} | ${slip.how} | ${own.length} | ${own.filter(({ isNamed }) => isNamed).length} |`;
  });
  const left = Object.keys(rules).filter((rule) => !slips.some((slip) => slip.rule === rule));
  const reasons: Readonly<Record<string, string>> = withoutSlip;
  const named = tried.filter(({ isNamed }) => isNamed).length;
  return [
    '<!-- Written by `OKIENKO_FULL=1 npx vitest run tests/mutation/slips.test.ts -u`. Change tests/mutation/slips instead. -->',
    '# Mistakes that the checker was tried with',
    `The shipped definitions, which have no problem, are broken at one place after the other in the ways that authors break them; then the checker has to say something at the file and line. It does at ${named} of ${tried.length} places. The others stand with their reasons in \`tests/mutation/slips/unnamed.json\`.`,
    ['| rule | how it is broken | places tried | named |', '|---|---|---|---|', ...rows].join('\n'),
    '## Not broken here',
    ['| rule | why |', '|---|---|', ...left.map((rule) => `| ${rule} | ${reasons[rule] ?? otherwise} |`)].join('\n'),
    '',
  ].join('\n\n');
}
