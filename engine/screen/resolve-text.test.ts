import { expect, it } from 'vitest';
import { textPlaces, translateDefinition } from '../authoring/compile/translate';
import { standardLanguage } from '../authoring/source/language-in-use';
import { createCel } from '../cel';
import { createEvaluator, scopeOf } from '../expressions';
import { formats } from '../formats';
import type { ComposedText, ServiceDefinition } from '../language/language.generated';
import { resolveText } from './resolve-text';

const text: ComposedText = {
  text: 'Umowa obowiązuje {{do}}.',
  values: { do: { value: '=row.do', format: 'date', whenNull: 'bezterminowo' } },
};

function said(row: Readonly<Record<string, unknown>>, sentence: ComposedText = text): string {
  return resolveText(sentence, {
    scope: scopeOf({ row }),
    evaluate: createEvaluator(createCel()),
    context: { language: 'pl', timeZone: 'Europe/Warsaw', translate: (key) => key },
    kinds: { formats },
    polish: null,
  });
}

it('an empty value inside a sentence has words of its own; what is missing or cannot be shown is no data', () => {
  expect(said({ do: '2026-01-31' })).toBe('Umowa obowiązuje 31.01.2026.');
  expect(said({ do: null })).toBe('Umowa obowiązuje bezterminowo.');
  expect(said({ do: undefined })).toBe('Umowa obowiązuje engine.noData.');
  expect(said({ do: 'jutro' })).toBe('Umowa obowiązuje engine.noData.');
});

it('these words are translated under a key of their own, beside the sentence', () => {
  const definition: ServiceDefinition = { slug: 'a', title: 'A', blocks: [{ id: 'b', block: 'text', text }] };
  const places = textPlaces(definition, standardLanguage);
  expect(places.map(({ key }) => key)).toContain('blocks.b.text.values.do.whenNull');
  const english = translateDefinition(definition, places, {
    'blocks.b.text': 'The contract is valid {{do}}.',
    'blocks.b.text.values.do.whenNull': 'for an indefinite period',
  });
  const [block] = english.blocks;
  const translated = block?.block === 'text' && typeof block.text === 'object' ? block.text : text;
  expect(said({ do: null }, translated)).toBe('The contract is valid for an indefinite period.');
});

it('a list inside a sentence is shown item by item, each by the format of the place; an empty one is an empty value', () => {
  const dates: ComposedText = { text: 'Terminy: {{dni}}.', values: { dni: { value: '=row.dni', format: 'date', whenNull: 'nie ma' } } };
  expect(said({ dni: ['2026-01-31', '2026-02-28'] }, dates)).toBe('Terminy: 31.01.2026, 28.02.2026.');
  expect(said({ dni: [] }, dates)).toBe('Terminy: nie ma.');
  expect(said({ dni: ['2026-01-31', 'jutro'] }, dates)).toBe('Terminy: engine.noData.');
  const amounts: ComposedText = { text: 'Raty: {{k}}', values: { k: { value: '=row.k', format: 'decimal' } } };
  expect(said({ k: [1.5, 1200] }, amounts)).toBe('Raty: 1,5; 1\u00a0200');
  expect(said({ k: ['a', 'b'] }, { text: '{{k}}', values: { k: { value: '=row.k' } } })).toBe('a, b');
});
