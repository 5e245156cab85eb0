import { describe, expect, it } from 'vitest';
import { buildPack, layersOf, ruleCases, sampleSurroundings } from '../check/cases';
import { problemIn } from '../check/problems/problem';
import { withIds } from '../layer';
import { openPack } from '../places';
import { languageWith } from '../source/language-in-use';
import { outline, placeOfProblem, propertySheet } from '.';

const schema = languageWith(undefined).schema;

/** The mistake of each case that an author makes in a service, with the place at which an editor says it. */
const mistakes = Object.entries(ruleCases).flatMap(([rule, { broken, overlay, at }]) => {
  const files = buildPack(broken, overlay ? {} : undefined);
  const open = overlay ? openPack(files, layersOf(buildPack([])), sampleSurroundings) : openPack(files, undefined, sampleSurroundings);
  const problem = open.problems.find((each) => each.rule === rule && `${each.place.file}#${each.place.pointer}` === at);
  const bytes = problem && files.get(problem.place.file);
  if (!problem || !bytes || !/^(services|screens)\//.test(problem.place.file)) return [];
  const definition = JSON.parse(new TextDecoder().decode(bytes));
  return [{ rule, problem, place: placeOfProblem(schema, outline(schema, definition), withIds(definition, problem.place.pointer)) }];
});

describe('mistakes of authors', () => {
  it('are more than sixty kinds in a service alone', () => expect(mistakes.length).toBeGreaterThan(60));

  it.each(mistakes.map((mistake) => [mistake.rule, mistake] as const))(
    '%s is said in Polish at its field, or at its part where it has none',
    (_, { problem, place }) => {
      const { message } = problemIn(problem, 'pl');
      expect(message).toMatch(/[ąćęłńóśźż]|\b(nie|jest|tego|tej|się|w)\b/iu);
      expect(message).not.toBe(problemIn(problem, 'en').message);
      const sheet = propertySheet(schema, place.part.kind);
      expect(sheet).not.toBeNull();
      if (place.property !== null) expect(Object.keys(Object(sheet?.schema.properties))).toContain(place.property);
    },
  );

  it('stand at a field in most cases; the others lack a property, concern a whole part, or name one that the language does not know', () => {
    const ofParts = mistakes.flatMap(({ rule, place }) => (place.property === null ? [rule] : []));
    expect(ofParts.length).toBeLessThan(mistakes.length / 3);
    expect(ofParts).toEqual(expect.arrayContaining(['missing-property', 'unknown-property', 'unused-source']));
    expect(ofParts).not.toEqual(expect.arrayContaining(['unknown-format']));
  });
});
