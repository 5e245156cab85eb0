import { describe, expect, expectTypeOf, it } from 'vitest';
import { catalogueOf, type PhraseValue, slotsOf, type Template } from '../phrases/catalogue';
import { en } from './en';
import { say, word } from './index';
import { pl } from './pl';

const english: Readonly<Record<string, Template>> = en;
const polish: Readonly<Record<string, Template | ((values: Readonly<Record<string, string>>) => string)>> = pl;

describe('what checker, parser and scenarios say', () => {
  it('is said in Polish as well, with the same values', () => {
    expect(Object.keys(pl).sort()).toEqual(Object.keys(en).sort());
    const differing = Object.entries(polish).filter(
      ([id, template]) => typeof template !== 'function' && String(slotsOf(template)) !== String(slotsOf(english[id] ?? '')),
    );
    expect(differing.map(([id]) => id)).toEqual([]);
  });

  it('has every plural form that Polish and English have', () => {
    for (const [language, templates] of [
      ['en', english],
      ['pl', polish],
    ] as const) {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const [id, template] of Object.entries(templates))
        if (typeof template === 'object') expect(Object.keys(template).sort(), id).toEqual([...forms, 'by'].sort());
    }
  });

  it('chooses the plural form of the language by the number, and words what stands inside in the same language', () => {
    const counts = [1, 2, 5, 22].map((count) => word(say('errors', { count }), 'pl'));
    expect(counts).toEqual(['1 błąd', '2 błędy', '5 błędów', '22 błędy']);
    expect(word(say('errors', { count: 1 }), 'en')).toBe('1 error');
    const optional = say('optional-kind', { kind: say('a-number') });
    expect([word(optional, 'en'), word(optional, 'pl')]).toEqual(['a number, may be empty', 'liczba (może nie być wartości)']);
  });

  it('puts values in as they are, whatever they look like', () => {
    expect(word(say('no-table', { table: '{table}$&' }), 'pl')).toBe('Na tym ekranie nie ma tabeli o\u00a0nazwie „{table}$&”.');
  });

  it('stays readable after a way as JSON', () => {
    const sent: unknown = JSON.parse(JSON.stringify(say('no-column', { table: 'raty', column: 'kwta' })));
    expect(sent).toEqual({ id: 'no-column', values: { table: 'raty', column: 'kwta' } });
  });
});

describe('catalogueOf', () => {
  const { say: tell, word: spell } = catalogueOf(
    { plain: 'Nothing.', named: '{name} is here.' },
    { pl: { plain: 'Nic.', named: 'Jest: {name}.' } },
  );

  it('takes the values of a template and no others', () => {
    expect(spell(tell('named', { name: 'a' }), 'pl')).toBe('Jest: a.');
    expectTypeOf(tell<'plain'>).parameters.toEqualTypeOf<['plain']>();
    expectTypeOf(tell<'named'>).parameters.toEqualTypeOf<['named', { readonly name: PhraseValue }]>();
  });

  it('does not pass over a phrase that it does not have', () => expect(() => spell({ id: 'unknown' }, 'pl')).toThrow('unknown'));
});
