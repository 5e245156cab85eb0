import { describe, expect, it } from 'vitest';
import type { ServiceDefinition } from '../language/language.generated';
import { readBack } from './read-back';

type Query = NonNullable<NonNullable<ServiceDefinition['pdf']>['query']>;

function definition(query: Query): ServiceDefinition {
  return {
    slug: 'karta',
    title: 'Karta',
    blocks: [{ id: 'tekst', block: 'text', text: 'Tekst' }],
    state: {
      karta: {
        schema: {
          type: 'object',
          properties: {
            id: { type: 'integer' },
            suma: { type: ['number', 'null'] },
            wlasna: { type: 'boolean' },
            symbol: { type: 'string' },
            osoba: { type: 'object', properties: { nr: { type: 'string' } } },
          },
        },
      },
    },
    variants: [
      { id: 'podatki', path: 'podatki', title: 'Podatki', values: { plik: 'podatki.pdf' } },
      { id: 'woda', path: 'woda', title: 'Woda', values: { plik: 'woda.pdf' } },
    ],
    params: {
      rok: { control: 'select', label: 'Rok', options: '=lata.lista' },
      lata: { control: 'multi-select', label: 'Lata', options: '=lata.lista', optional: true },
      grupa: { control: 'select', label: 'Grupa', all: 'Wszystkie', options: '=lata.grupy', default: 'latest' },
      termin: { control: 'date-range', label: 'Termin' },
      kwota: { control: 'number-range', label: 'Kwota' },
    },
    pdf: { endpoint: '/karta/pdf', fileName: 'karta.pdf', query },
  };
}

function read(query: Query, given: Readonly<Record<string, string>>) {
  const result = readBack(definition(query), given);
  return result.ok ? result.value : `wrong: ${result.failure.name}`;
}

const nothing = { inputs: {}, state: {}, address: {}, variant: null };

describe('the address of a PDF is read back', () => {
  it('into choices, one, several or all of them', () => {
    expect(read({ rok: '=params.rok', lata: '=params.lata' }, { rok: '2026', lata: '2025,2026' })).toEqual({
      ...nothing,
      inputs: { rok: '2026', lata: ['2025', '2026'] },
    });
    expect(read({ grupa: '=params.grupa' }, {})).toEqual({ ...nothing, inputs: { grupa: '' } });
    expect(read({ rok: '=params.rok' }, {})).toBe('wrong: rok');
    expect(read({ rok: '=params.rok' }, { rok: '' })).toBe('wrong: rok');
  });

  it('into both ends of a range, one of them, or none', () => {
    const query = { od: '=params.termin.from', do: '=params.termin.to', kwotaOd: '=params.kwota.from', kwotaDo: '=params.kwota.to' };
    expect(read(query, { od: '2026-01-01', do: '2026-12-31', kwotaOd: '12.5' })).toEqual({
      ...nothing,
      inputs: { termin: { from: '01.01.2026', to: '31.12.2026' }, kwota: { from: '12,5', to: '' } },
    });
    expect(read(query, {})).toEqual(nothing);
  });

  it('into what the screen before handed over, of the kind that its contract says', () => {
    const query = { id: '=state.karta.id', wlasna: '=state.karta.wlasna', nr: '=state.karta.osoba.nr', suma: '=state.karta.suma' };
    expect(read(query, { id: '81001', wlasna: 'false', nr: '007' })).toEqual({
      ...nothing,
      state: { karta: { id: 81_001, wlasna: false, osoba: { nr: '007' } } },
    });
    expect(read({ suma: '=state.karta.suma' }, { suma: '12.50' })).toEqual({ ...nothing, state: { karta: { suma: 12.5 } } });
    for (const id of ['', 'x', '1.5', '9223372036854775807', '1e3', '__proto__'])
      expect(read({ id: '=state.karta.id' }, { id })).toBe('wrong: id');
    expect(read({ wlasna: '=state.karta.wlasna' }, { wlasna: 'tak' })).toBe('wrong: wlasna');
    expect(read({ inne: '=state.karta.inne' }, { inne: 'x' })).toBe('wrong: inne');
  });

  it('into the query of the page, and into the variant that everything named belongs to', () => {
    expect(read({ kod: '=address.kod' }, { kod: 'abc' })).toEqual({ ...nothing, address: { kod: 'abc' } });
    expect(read({ kod: '=address.kod' }, {})).toEqual(nothing);
    const query = { tytul: '=variant.title', plik: '=variant.plik', ktory: '=variant.id' };
    expect(read(query, { tytul: 'Woda', plik: 'woda.pdf', ktory: 'woda' })).toEqual({ ...nothing, variant: 'woda' });
    expect(read(query, {})).toEqual(nothing);
    expect(read(query, { tytul: 'Woda', plik: 'podatki.pdf', ktory: 'woda' })).toBe('wrong: plik');
    expect(read(query, { tytul: 'Ogień' })).toBe('wrong: tytul');
    expect(read(query, { tytul: 'Woda' })).toBe('wrong: plik');
  });

  it('and must repeat a literal; what is more than a path says nothing', () => {
    expect(read({ typ: 'pdf', suma: '=1 + 1', dzis: '=today' }, { suma: '9', dzis: 'x' })).toEqual(nothing);
    expect(read({ typ: 'pdf' }, { typ: 'csv' })).toBe('wrong: typ');
  });
});
