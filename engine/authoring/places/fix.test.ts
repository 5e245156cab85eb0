import { expect, it } from 'vitest';
import { buildPack, layersOf, type RuleCase, ruleCases, sampleSurroundings } from '../check/cases';
import type { Problem } from '../check/problems/problem';
import type { DefinitionFiles } from '../source/loaded-pack';
import { applyEdits, fixesOf, type OpenPack, openPack } from '.';

const suggested = Object.entries(ruleCases).filter(([, { suggestion }]) => suggestion !== undefined);

function opened(files: DefinitionFiles, overlay: RuleCase['overlay']): OpenPack {
  return overlay ? openPack(files, layersOf(buildPack([])), sampleSurroundings) : openPack(files, undefined, sampleSurroundings);
}

const said = ({ rule, message }: Problem): string => `${rule}: ${message}`;

it.each(suggested)('the suggestion for %s, applied, mends that very problem and brings no new one', (rule, { broken, overlay, at }) => {
  const files = buildPack(broken, overlay ? {} : undefined);
  const before = opened(files, overlay);
  const problem = before.problems.find(
    (each) => each.rule === rule && each.suggestion !== undefined && `${each.place.file}#${each.place.pointer}` === at,
  );
  if (!problem) throw new Error('The case has no such problem.');
  const fixes = fixesOf(before, problem);
  expect(fixes).toMatchObject({ ok: true });
  if (!fixes.ok) return;
  for (const { edits } of fixes.answer) {
    const mended = applyEdits(files, edits);
    expect(mended).toMatchObject({ ok: true });
    if (!mended.ok) continue;
    const after = opened(mended.answer, overlay).problems.map(said);
    expect(after).not.toContain(said(problem));
    expect(after.filter((each) => !before.problems.map(said).includes(each))).toEqual([]);
  }
});
