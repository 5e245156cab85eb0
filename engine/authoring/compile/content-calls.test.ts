import { describe, expect, it } from 'vitest';
import { answerFromContent } from '../../answers/apply-reading';
import { buildPack, layersOf, put, write } from '../check/cases/sample-pack';
import { checkPack } from '../check/check-pack';
import { encodeUtf8 } from '../parse/utf8';
import { compilePack } from './compile-pack';

const years = [
  { id: 'a', rok: 2026, opis: 'Plan' },
  { id: 'b', rok: 2025, opis: 'Wykonanie' },
];
const content = {
  body: { lata: years },
  answer: '=body.lata.filter(l, text(l.rok) == query.rok)[0]',
  translations: { en: { lata: [{ id: 'b', opis: 'Outturn' }] } },
};

function contentsOf(files: ReturnType<typeof buildPack>, base?: ReturnType<typeof layersOf>) {
  const { pack, problems } = checkPack(files, base);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (pack === null) throw new Error('The pack has errors.');
  const compiled = compilePack(pack);
  return { contents: compiled.contents ?? [], version: compiled.version };
}

const filed = buildPack([put('/calls/lata/content', { body: { lata: [2026] } }, 'calls.json')]);

describe('content of the portal', () => {
  it('answers its call in each language of the pack, record by record, and nothing where it has nothing', () => {
    const mapped = { ...content };
    const [found] = contentsOf(buildPack([put('/calls/lata/content', mapped, 'calls.json')])).contents;
    const ask = (rok: string, language: string) => found && answerFromContent(found, { rok }, language);
    expect(ask('2025', 'pl')).toEqual(years[1]);
    expect(ask('2025', 'en')).toEqual({ id: 'b', rok: 2025, opis: 'Outturn' });
    expect(ask('2026', 'en')).toEqual(years[0]);
    expect(ask('1999', 'pl')).toBeUndefined();
  });

  it('is changed by a layer above, and every change of it makes another version of the pack', () => {
    const layer = buildPack([write('calls.json', { calls: { lata: { content: { body: { lata: [2027] } } } } })], {
      'portal.json': { definitionVersion: 2, extends: 'okienko' },
    });
    const [below, above] = [contentsOf(filed), contentsOf(layer, layersOf(filed))];
    expect(above.contents.map(({ bodies }) => bodies.pl)).toEqual([{ lata: [2027] }]);
    expect(above.version).not.toBe(below.version);
  });

  it('answers by the name in the query where it holds several, and leaves names that it does not know, or only a translation has, to the office', () => {
    const named = {
      by: 'rok',
      body: { plan: { lata: [2026] }, wykonanie: { lata: [2025] } },
      translations: { en: { plan: { lata: [2027] }, dawny: { lata: [1999] } } },
    };
    const [found] = contentsOf(buildPack([put('/calls/lata/content', named, 'calls.json')])).contents;
    const ask = (rok: string, language: string) => found && answerFromContent(found, { rok }, language);
    expect(ask('plan', 'pl')).toEqual({ lata: [2026] });
    expect(ask('plan', 'en')).toEqual({ lata: [2027] });
    expect(ask('wykonanie', 'en')).toEqual({ lata: [2025] });
    for (const unknown of ['inny', 'dawny', '__proto__', 'toString', '']) expect(ask(unknown, 'en')).toBeUndefined();
    expect(found && answerFromContent(found, {}, 'pl')).toBeUndefined();
  });

  it('finds its name also under the name that an office of another shape is sent, and says when that is not sent', () => {
    const content = put('/calls/lata/content', { by: 'rok', body: { plan: { lata: [2026] } } }, 'calls.json');
    const sent = (query: unknown) => [
      content,
      put('/sources/lata/query', { rok: 'plan' }),
      put('/calls/lata/send', { query }, 'calls.json'),
      put('/calls/lata/answer', '=body.dane', 'calls.json'),
    ];
    const [found] = contentsOf(buildPack(sent({ p_rok: '=query.rok' }))).contents;
    expect(found && answerFromContent(found, { p_rok: 'plan' }, 'pl')).toEqual({ lata: [2026] });
    expect(found && answerFromContent(found, { rok: 'plan' }, 'pl')).toBeUndefined();
    const { problems } = checkPack(buildPack(sent({ p_rok: "='rok ' + query.rok" })));
    expect(problems.map(({ rule, place }) => `${rule} ${place.pointer}`)).toContain('content-call /calls/lata/content/by');
  });

  it('says at each of several answers what breaks the contract, in the language that breaks it', () => {
    const problemsOf = (content: unknown) =>
      checkPack(buildPack([put('/calls/lata/content', content, 'calls.json')])).problems.map(
        ({ rule, place }) => `${rule} ${place.pointer.replace('/calls/lata/content', '')}`,
      );
    expect(problemsOf({ by: 'rok', body: { a: { lata: ['x'] }, b: { lata: [2026] } } })).toEqual(['content-answer /body/a']);
    expect(problemsOf({ by: 'rok', body: { a: { lata: [1] } }, translations: { en: { a: { lata: ['x'] } } } })).toEqual([
      'content-answer /translations/en/a',
    ]);
    expect(problemsOf({ by: 'rok', body: [{ lata: [1] }] })).toEqual(['content-answer /body']);
    expect(problemsOf({ by: 'rok', body: {}, answer: '=body.a' })).toEqual(['content-call /by']);
  });

  it('refuses an entry for pages that its list would not take, and a list that is not there', () => {
    const problemsOf = (pageEntry: unknown) =>
      checkPack(buildPack([put('/calls/lata/pageEntry', pageEntry, 'calls.json')])).problems.map(
        ({ rule, place }) => `${rule} ${place.pointer.replace('/calls/lata/pageEntry', '')}`,
      );
    expect(problemsOf({ list: 'lat', entry: {} })).toEqual(['content-answer /list']);
    expect(problemsOf({ list: 'lata', entry: { rok: '{title}' } })).toEqual(['content-answer /entry']);
  });

  it('says once what is wrong with a hostile text, also with one that never closes a tag', () => {
    const long = `${'<script>'.repeat(20_000)}${'<a "'.repeat(20_001)}`;
    const files = new Map(filed).set('calls.json', encodeUtf8(JSON.stringify({ calls: { lata: { ...lataOf(long) } } })));
    expect(checkPack(files).problems.filter(({ rule }) => rule === 'content-text')).toHaveLength(1);
  });
});

function lataOf(opis: string) {
  return {
    endpoint: '/lata',
    response: { type: 'object', required: ['lata'], properties: { lata: { type: 'array', items: { type: 'integer' } } } },
    content: { body: { lata: [2026], opis } },
  };
}
