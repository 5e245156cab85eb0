import { describe, expect, it } from 'vitest';
import { buildPack, ruleCases as cases, layersOf, type RuleCase, sampleSurroundings } from './cases';
import { checkPack, type PackCheck } from './check-pack';
import { problemIn } from './problems/problem';
import { rules } from './problems/rule-list';

function check(edits: RuleCase['broken'], overlay: boolean): PackCheck {
  return overlay
    ? checkPack(buildPack(edits, {}), layersOf(buildPack([])), sampleSurroundings)
    : checkPack(buildPack(edits), undefined, sampleSurroundings);
}

describe('the rules of the checker', () => {
  it('are at least 35, each with a sentence that ends in a full stop', () => {
    expect(Object.keys(rules).length).toBeGreaterThanOrEqual(35);
    expect(Object.entries(rules).filter(([, { description }]) => !/^[A-Z_a-z].*\.$/.test(description))).toEqual([]);
  });

  it('have a broken and a good case each', () => {
    expect(Object.keys(cases).sort()).toEqual(Object.keys(rules).sort());
  });

  it('find nothing in the sample pack', () => {
    const { problems, pack } = checkPack(buildPack([]), undefined, sampleSurroundings);
    expect(problems).toEqual([]);
    expect(pack?.services.map(({ slug }) => slug)).toEqual(['dochody']);
  });

  it.each(Object.entries(cases))(
    '%s reports the broken case at its place and leaves the good case alone',
    (rule, { broken, good, at, suggestion, overlay }) => {
      const found = check(broken, overlay ?? false).problems.filter((problem) => problem.rule === rule);
      expect(found.map(({ place }) => `${place.file}#${place.pointer}`)).toContain(at);
      if (suggestion !== undefined) expect(found.map((problem) => problem.suggestion)).toContain(suggestion);
      expect(check(good, overlay ?? false).problems.filter((problem) => problem.rule === rule)).toEqual([]);
    },
  );

  it('say all of it in Polish as well', () => {
    const english = /\b(?:the|this|that|is|are|has|have|there|which|with|cannot|must|only|such|another|from|here|it)\b/i;
    const unsaid = Object.entries(cases).flatMap(([rule, { broken, overlay }]) =>
      check(broken, overlay ?? false).problems.flatMap((problem) => {
        const { message, expected: right = '' } = problemIn(problem, 'pl');
        // Names are the same in every language.
        const expected = typeof problem.said.expected === 'object' && problem.said.expected.id !== 'names-and-more' ? right : '';
        const words = `${message} ${expected}`.replaceAll(/„[^”]*”|\{[^}]*\}+/g, '');
        return message === problem.message || english.test(words) ? [`${rule}: ${message} ${expected}`] : [];
      }),
    );
    expect(unsaid).toEqual([]);
  });

  it('says one thing about a misspelt word, not what else follows from it', () => {
    for (const rule of ['unknown-block', 'unknown-format', 'unknown-param', 'unknown-path', 'unknown-call'] as const) {
      expect(
        check(cases[rule]?.broken ?? [], false)
          .problems.filter(({ severity }) => severity === 'error')
          .map((problem) => problem.rule),
      ).toEqual([rule]);
    }
  });
});
