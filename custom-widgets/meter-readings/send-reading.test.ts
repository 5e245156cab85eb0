import { expect, test } from 'vitest';
import { failure, success } from '../../engine';
import { parseMeters } from './meters';
import { reportOutcome, reportParts } from './send-reading';

const entry = {
  idLicznika: 12,
  idPunktu: 311,
  nrKarty: 'W/0123',
  nrLicznika: '80123456',
  adres: 'ul. Leśna 4',
  stanLicznika: 1234.567,
  zakresLicznikaCalkowite: 5,
  zakresLicznikaDziesietne: 3,
};
const [meter] = parseMeters([entry]);
const person = { name: 'Anna', institution: false, nip: '1234563218', pesel: '44051401359' };

test('a report carries the ids, the number itself, and nip only for an institution [WMET-10]', () => {
  if (!meter) throw new Error('The meter was not read.');
  const fields = { idLicznika: 12, idPunktu: 311, nowyStanLicznika: 1300.05 };
  expect(reportParts(meter, 1300.05, person, false)).toEqual({ body: { ...fields, nip: null } });
  expect(reportParts(meter, 1300.05, { ...person, institution: true }, false)).toEqual({ body: { ...fields, nip: '1234563218' } });
});

test('where the definition says so the same fields go as query parameters [WMET-10]', () => {
  if (!meter) throw new Error('The meter was not read.');
  expect(reportParts(meter, 1300.05, person, true)).toEqual({
    query: { idLicznika: '12', idPunktu: '311', nowyStanLicznika: '1300.05', nip: null },
  });
});

test('only a clear yes of the office counts as saved, and silence is never called a refusal', () => {
  expect(reportOutcome(success({ czyZapisano: true }))).toEqual({ kind: 'saved', number: null });
  expect(reportOutcome(success({ czyZapisano: false }))).toEqual({ kind: 'refused' });
  for (const answer of [{}, null, 'ok', { czyZapisano: 'true' }]) expect(reportOutcome(success(answer))).toEqual({ kind: 'unknown' });
  const error = { kind: 'timeout', status: null, kod: null, opis: null } as const;
  expect(reportOutcome(failure(error))).toEqual({ kind: 'unknown' });
  expect(reportOutcome(failure({ ...error, kind: 'office', status: 403, opis: 'Brak dostępu.' }))).toEqual({
    kind: 'failed',
    opis: 'Brak dostępu.',
  });
});

test('a reading that is saved has the number that the office gives it, if it gives one', () => {
  const saved = (numerOdczytu: unknown) => reportOutcome(success({ czyZapisano: true, numerOdczytu }));
  expect(saved('OW/12/2026 ')).toEqual({ kind: 'saved', number: 'OW/12/2026' });
  for (const none of [null, undefined, ' ', 12, {}]) expect(saved(none)).toEqual({ kind: 'saved', number: null });
  expect(reportOutcome(success({ czyZapisano: false, numerOdczytu: 'OW/12/2026' }))).toEqual({ kind: 'refused' });
});

test('what the office left out of a meter is empty, and a meter without an id is no meter', () => {
  expect(parseMeters([{ idLicznika: 1, idPunktu: 2, nrKarty: ' ' }])).toEqual([
    { id: 1, point: 2, card: null, number: null, address: null, previous: null, format: { wholeDigits: null, decimalDigits: null } },
  ]);
  expect(parseMeters([{ ...entry, idLicznika: null }, null, 7])).toEqual([]);
  expect(parseMeters(undefined)).toEqual([]);
});
