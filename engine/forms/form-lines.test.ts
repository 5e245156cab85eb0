import { expect, test } from 'vitest';
import type { FormBlock } from '../language/language.generated';
import { buildForm, filled } from './form-for-tests';

const block: Partial<FormBlock> = {
  schema: {
    type: 'object',
    properties: { liczba: { type: ['integer', 'null'] }, odbior: { type: 'boolean' }, uwagi: { type: 'string' } },
  },
  ui: { liczba: { control: 'text' } },
  values: { kwota: '=form.liczba * 12.5' },
  lines: [
    { id: 'koszt', line: 'heading', text: 'Koszt' },
    {
      id: 'cennik',
      line: 'text',
      text: { text: 'Sztuk: {{liczba}}.\n\nPłacisz przy odbiorze.', values: { liczba: { value: '=form.liczba' } } },
      before: 'odbior',
      visible: '=form.liczba != null',
    },
    { id: 'razem', line: 'value', label: 'Razem', value: '=values.kwota', format: 'decimal' },
    {
      id: 'ile',
      line: 'value',
      label: 'Ile',
      value: '=form.liczba',
      format: 'quantity',
      unit: '=form.odbior ? "szt." : null',
      whenNull: 'jeszcze nic',
    },
  ],
};

test('headings, texts and values among the fields follow what is typed, and nothing of them is sent', () => {
  const form = buildForm({ block });
  const { lines } = filled(form, {});
  expect(lines).toEqual([
    { id: 'koszt', before: null, step: null, line: 'heading', text: 'Koszt' },
    { id: 'ile', before: null, step: null, line: 'value', label: 'Ile', value: 'jeszcze nic' },
  ]);
  const model = filled(form, { liczba: '3', odbior: true });
  expect(model.lines.map((line) => (line.line === 'value' ? line.value.replaceAll('\u00a0', ' ') : line.line))).toEqual([
    'heading',
    'text',
    '37,5',
    '3 szt.',
  ]);
  expect(model.lines[1]).toMatchObject({ before: 'odbior', paragraphs: ['Sztuk: 3.', 'Płacisz przy odbiorze.'] });
  expect(form.request(model)?.body).toEqual({ liczba: 3, odbior: true, uwagi: '' });
});

test('lines that say the same keep their identity, so that a key does not draw them again', () => {
  const form = buildForm({ block });
  const before = filled(form, { liczba: '3' });
  expect(form.resolve({ base: 'start', typed: { liczba: '3', uwagi: 'pilne' } }, before).lines).toBe(before.lines);
  expect(form.resolve({ base: 'start', typed: { liczba: '4' } }, before).lines).not.toBe(before.lines);
});
