import { describe, expect, test } from 'vitest';
import { type DraftOrder, planOf, serviceOf } from './draft-service';
import { inferContract } from './infer-contract';
import { labelOf } from './names';

const order = { slug: 'parkingi-gminne', group: 'pojazdy', endpoint: '/parkingi' };

function draftService(wanted: DraftOrder) {
  const plan = planOf(wanted);
  return plan.ok ? serviceOf(plan.value) : expect.fail(plan.failure.id);
}

describe('a draft from a sample', () => {
  const row = {
    nazwa: 'Rynek',
    miejsca: 40,
    kwotaZaGodzine: 3.5,
    rokOtwarcia: 2001,
    adres: { ulica: 'Rynek' },
    czyStrzezony: true,
    dataOd: '2020-01-02',
    'zły klucz': 1,
  };
  const draft = draftService({ ...order, response: inferContract([{ stan: 'x', dane: { parkingi: [row] } }]) });

  test('shows the first list of objects as a table, with a format for each column', () => {
    expect(draft.blocks[0]).toMatchObject({
      block: 'table',
      rows: '=dane.dane.parkingi',
      rowHeader: 'nazwa',
      columns: [
        { id: 'nazwa', label: 'Nazwa' },
        { id: 'miejsca', label: 'Miejsca', format: 'integer' },
        { id: 'kwotaZaGodzine', label: 'Kwota za godzine', format: 'money' },
        { id: 'rokOtwarcia', label: 'Rok otwarcia', format: 'year' },
        { id: 'adresUlica', label: 'Ulica', value: '=row.adres.ulica' },
        { id: 'czyStrzezony', label: 'Czy strzezony', format: 'yes-no' },
        { id: 'dataOd', label: 'Data od', format: 'date' },
      ],
    });
  });

  test('has its PDF below its endpoint', () => {
    expect(draft.pdf).toEqual({ fileName: 'parkingi_gminne.pdf' });
  });
});

test('an answer without a list becomes a record', () => {
  const draft = draftService({ ...order, response: inferContract([{ nazwa: 'A', lata: [2025, 2026] }]) });
  expect(draft.blocks[0]).toMatchObject({ block: 'record', of: '=dane', fields: [{ id: 'nazwa' }, { id: 'lata', format: 'list' }] });
});

test('a sample without fields is refused', () => {
  for (const sample of [{}, 7])
    expect(planOf({ ...order, response: inferContract([sample]) })).toMatchObject({ ok: false, failure: { id: 'no-fields' } });
});

test('a label is the words of the name, with a hard space after a one-letter word', () => {
  expect(labelOf('planPoZmianach')).toBe('Plan po zmianach');
  expect(labelOf('dochody-z-podatku')).toBe('Dochody z\u00a0podatku');
});
