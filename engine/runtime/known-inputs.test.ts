import { describe, expect, it } from 'vitest';
import type { ChoiceModel } from '../screen/field-model';
import { knownInputs } from './known-inputs';

const list = (id: string, keys: readonly string[], more: Partial<ChoiceModel> = {}): ChoiceModel => ({
  id,
  control: 'select',
  label: id,
  hint: null,
  required: true,
  readOnly: false,
  autocomplete: null,
  isEmpty: false,
  several: false,
  clearable: false,
  problem: null,
  advice: '',
  failure: null,
  status: 'ready',
  options: keys.map((key) => ({ key, label: key })),
  chosen: keys.slice(0, 1),
  noOptions: null,
  waitsFor: null,
  ...more,
});

describe('inputs of an address', () => {
  it('lose the choices that their lists do not have', () => {
    const params = [list('rok', ['2025', '2026']), list('lata', ['2024', '2025'], { control: 'multi-select', several: true })];
    expect(knownInputs(params, { rok: '1800', lata: ['1800', '2025'] })).toEqual({ lata: ['2025'] });
    expect(knownInputs(params, { lata: ['1800'] })).toEqual({});
  });

  it('keep an entry that was found by its letters, which the office is asked for again', () => {
    const params = [list('ulica', ['8'], { control: 'search-select' })];
    const inputs = { ulica: ['7', 'leś'] };
    expect(knownInputs(params, inputs)).toBe(inputs);
  });

  it('stay the same object when everything is known, is no choice, or its list is not there', () => {
    const params = [list('rok', ['2026']), list('punkt', [], { status: 'loading' }), list('nic', [], { status: 'none' })];
    const inputs = { rok: '2026', punkt: '7', nic: 'x', termin: { from: '2026-01-01', to: '' }, inne: 'y' };
    expect(knownInputs(params, inputs)).toBe(inputs);
  });
});
