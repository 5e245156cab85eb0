import { expect, test } from 'vitest';
import type { Contract } from '../../engine/language/language.generated';
import { apiTypes } from './api-types';

const calls = { calls: {} };

test('a personal call may carry nip or pesel, a left-out parameter is optional, a form has its body', async () => {
  const code = await apiTypes({
    calls,
    services: [
      {
        slug: 'wniosek',
        definition: {
          slug: 'wniosek',
          title: 'Wniosek',
          group: 'a',
          sources: {
            sprawy: {
              endpoint: '/sprawy',
              personal: true,
              query: { rok: '=params.rok' },
              response: { type: 'object', properties: { ile: { type: 'integer' } } },
            },
          },
          params: { rok: { control: 'select', label: 'Rok', options: [{ id: 'r1', label: 'Rok 1' }], all: 'Wszystkie' } },
          blocks: [
            {
              id: 'formularz',
              block: 'form',
              title: 'Wniosek',
              schema: { type: 'object', required: ['tresc'], properties: { tresc: { type: 'string', title: 'Treść' } } },
              submit: {
                label: 'Wyślij',
                endpoint: '/wyslij',
                success: { message: 'Wysłano.' },
                response: { type: 'object', required: ['ok'], properties: { ok: { type: 'boolean' } } },
              },
            },
          ],
        },
      },
    ],
  });
  expect(code.replace(/\s+/g, ' ')).toContain(
    "'GET /sprawy': { query: { nip?: string; pesel?: string; rok?: string; }; /** About a subject of the user. */ personal: true; /** Carries the token of a user. */ signedIn: true; response: { ile?: number; }; };",
  );
  expect(code.replace(/\s+/g, ' ')).toContain("'POST /wyslij': { query: {}; body: { tresc: string; }; response: { ok: boolean; }; };");
  expect(code.replace(/\s+/g, ' ')).toContain("params: { rok: 'r1' | null; }; forms: { formularz: { tresc: string; }; };");
});

const rows: Contract = { type: 'array', items: { type: 'object', required: ['a'], properties: { a: { type: 'number' } } } };
const lists: Contract = { type: 'object', required: ['nowe', 'stare'], properties: { nowe: rows, stare: rows } };

test('a table of a computed list has the rows that its formula gives, a written table has its cells, and a list of no contract unknown rows', async () => {
  const table = { block: 'table' as const, title: 'T', whenEmpty: 'Brak.', columns: [{ id: 'a', label: 'A' }] };
  const code = await apiTypes({
    calls,
    services: [
      {
        slug: 'x',
        definition: {
          slug: 'x',
          title: 'X',
          group: 'a',
          sources: {
            lata: { endpoint: '/lata', response: { type: 'array', items: { type: 'integer' } } },
            dane: { endpoint: '/dane', response: lists },
          },
          params: { rok: { control: 'select', label: 'Rok', options: '=lata', default: 'none' } },
          blocks: [
            { ...table, id: 'nieznana', rows: '=user.lista' },
            { ...table, id: 'liczona', rows: '=params.rok == 1 ? dane.nowe : dane.stare' },
            { ...table, id: 'pisana', rows: [{ id: 'r', cells: { a: 'A' } }] },
          ],
        },
      },
    ],
  });
  expect(code.replace(/\s+/g, ' ')).toContain('rows: { nieznana: unknown; liczona: { a: number; }; pisana: { a: string; }; };');
});
