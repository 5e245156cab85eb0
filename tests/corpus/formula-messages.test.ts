import { expect, it } from 'vitest';
import { buildPack, put, sampleSurroundings, serviceFile, write } from '../../engine/authoring/check/cases/sample-pack';
import { checkPack } from '../../engine/authoring/check/check-pack';
import { problemIn } from '../../engine/authoring/check/problems/problem';
import corpus from './formula-messages.json';

const values = write('values/odpady.json', {
  values: {
    osoba: {
      name: 'Stawka od osoby',
      type: 'money',
      periods: [{ id: 'rok2020', from: '2020-01-01', value: 32, basis: { act: 'Uchwała XX/1/2020' } }],
    },
  },
});
const used = put('/blocks/1/visible', "=rate('odpady.osoba', today) > 0");

it.each(corpus)('$formula is told in sentences for authors, in English and in Polish, at the words that are wrong', (given) => {
  const files = buildPack([put('/blocks/0/visible', given.formula), values, used]);
  const found = checkPack(files, undefined, sampleSurroundings).problems.filter(
    ({ place }) => place.file === serviceFile && place.pointer === '/blocks/0/visible',
  );
  expect(
    found.map((problem) => ({
      en: problem.message,
      pl: problemIn(problem, 'pl').message,
      ...(problem.suggestion === undefined ? {} : { suggestion: problem.suggestion }),
    })),
  ).toEqual([{ en: given.en, pl: given.pl, ...(given.suggestion === undefined ? {} : { suggestion: given.suggestion }) }]);
});

it('the reader’s own words stand in none of the sentences', () => {
  const technical = /EOF|RPAREN|LPAREN|token|identifier|undefined|overload/i;
  expect(corpus.filter(({ en, pl }) => technical.test(en) || technical.test(pl))).toEqual([]);
});
