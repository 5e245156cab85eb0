import { expect, test } from 'vitest';
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
    "'GET /sprawy': { query: { nip?: string; pesel?: string; rok?: string; }; response: { ile?: number; }; };",
  );
  expect(code.replace(/\s+/g, ' ')).toContain("'POST /wyslij': { query: {}; body: { tresc: string; }; response: { ok: boolean; }; };");
  expect(code.replace(/\s+/g, ' ')).toContain("params: { rok: 'r1' | null; }; forms: { formularz: { tresc: string; }; };");
});

test('a table of a computed list has rows of unknown shape, a written table has its columns', async () => {
  const table = { block: 'table' as const, title: 'T', empty: 'Brak.', columns: [{ id: 'a', label: 'A' }] };
  const code = await apiTypes({
    calls,
    services: [
      {
        slug: 'x',
        definition: {
          slug: 'x',
          title: 'X',
          group: 'a',
          blocks: [
            { ...table, id: 'liczona', rows: '=dane.map(d, d.a)' },
            { ...table, id: 'pisana', rows: [{ id: 'r', cells: { a: 'A' } }] },
          ],
        },
      },
    ],
  });
  expect(code.replace(/\s+/g, ' ')).toContain('rows: { liczona: unknown; pisana: { a: string | number | null; }; };');
});
