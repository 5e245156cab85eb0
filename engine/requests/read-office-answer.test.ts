import { describe, expect, it } from 'vitest';
import { answerReading, officeSpeech } from '../authoring/compile/answer-readings';
import type { Answer } from '../language/language.generated';
import { failure, success } from '../values/result';
import { readOfficeAnswer } from './read-office-answer';

const vendor = officeSpeech(
  {
    id: 'main',
    refused: '=has(body.blad) && body.blad != null',
    error: { kod: '=body.blad.kod', opis: '=body.blad.tresc', field: '=body.blad.pole' },
    statuses: { '404': { kod: 'nieznany', opis: 'x' }, '409': { kod: 'zajete' } },
  },
  (status) => (status === '404' ? 'Nie ma takiego numeru.' : null),
);
const speeches = { main: vendor, library: {} };

describe('a refusal in the words of another office', () => {
  const refused = (status: number, body: unknown, office?: string) => {
    const answer = readOfficeAnswer(office === undefined ? {} : { office }, { status, body: success(body) }, speeches);
    return answer.ok ? 'good' : answer.failure;
  };

  it('gives kod, opis and field where its formulas say, also with status 200', () => {
    const body = { blad: { kod: 17, tresc: 'Zły numer', pole: 'nr' } };
    const meant = { kind: 'office', kod: '17', opis: 'Zły numer', field: 'nr' };
    expect(refused(422, body)).toEqual({ ...meant, status: 422 });
    expect(refused(200, body)).toEqual({ ...meant, status: 200 });
    expect(refused(200, { blad: null })).toBe('good');
    expect(refused(200, [])).toBe('good');
  });

  it('takes from the status what the body does not say', () => {
    expect(refused(404, null)).toEqual({ kind: 'office', status: 404, kod: 'nieznany', opis: 'Nie ma takiego numeru.' });
    expect(refused(404, { blad: { tresc: 'Nie znam' } })).toMatchObject({ kod: 'nieznany', opis: 'Nie znam' });
    expect(refused(409, 'Conflict')).toEqual({ kind: 'office', status: 409, kod: 'zajete', opis: null });
    expect(refused(500, { blad: 7 })).toEqual({ kind: 'http', status: 500, kod: null, opis: null });
    expect(refused(500, { kod: 5, opis: 'x' })).toEqual({ kind: 'http', status: 500, kod: null, opis: null });
  });

  it('is read as the contract of the portal says, for an office that says nothing of its own', () => {
    expect(refused(400, { kod: 5, opis: 'x' }, 'library')).toEqual({ kind: 'office', status: 400, kod: '5', opis: 'x' });
    expect(refused(400, { opis: ['x'] }, 'other')).toEqual({ kind: 'office', status: 400, kod: null, opis: null });
    expect(refused(400, { opis: '' }, 'other')).toEqual({ kind: 'office', status: 400, kod: null, opis: null });
    for (const body of [[], null, 'x', { blad: 1 }])
      expect(refused(502, body, 'other')).toEqual({ kind: 'http', status: 502, kod: null, opis: null });
    expect(refused(502, null, 'constructor')).toEqual({ kind: 'http', status: 502, kod: null, opis: null });
  });

  it('is an answer that cannot be read if it is no JSON and its status is good', () => {
    expect(readOfficeAnswer({}, { status: 200, body: failure(null) }, {})).toMatchObject({ failure: { kind: 'unreadable' } });
    expect(readOfficeAnswer({}, { status: 404, body: failure(null) }, speeches)).toMatchObject({ failure: { kod: 'nieznany' } });
  });
});

describe('an answer in another shape', () => {
  const read = (answer: Answer, body: unknown) => {
    const given = readOfficeAnswer({ reading: answerReading(answer) }, { status: 200, body: success(body) }, {});
    return given.ok ? given.value : given.failure;
  };
  const list: Answer = {
    rok: '=int(body.meta.rok)',
    zrodlo: 'biblioteka',
    pozycje:
      "=body.dane.map(p, p.typ != 'X', {'nazwa': p.n, 'kwota': number(p.k), 'aktywna': flag(p.a), 'dzien': date(p.d), 'podwojnie': p.ile * 2})",
    suma: { kwota: '=sum(body.dane.map(p, number(p.k)))', waluta: 'PLN' },
  };

  it('is put together field by field: texts become numbers, days and true or false', () => {
    const dane = [
      { n: 'A', k: '6,20', a: 'T', d: '31.12.2026', ile: 2, typ: 'Y' },
      { n: 'B', k: '1 000,00', a: 'N', d: '2026-01-02T00:00:00', ile: 3, typ: 'Y' },
      { n: 'C', k: '1', a: 'N', d: '', ile: 1, typ: 'X' },
    ];
    expect(read(list, { meta: { rok: '2026' }, dane })).toEqual({
      rok: 2026,
      zrodlo: 'biblioteka',
      pozycje: [
        { nazwa: 'A', kwota: 6.2, aktywna: true, dzien: '2026-12-31', podwojnie: 4 },
        { nazwa: 'B', kwota: 1000, aktywna: false, dzien: '2026-01-02', podwojnie: 6 },
      ],
      suma: { kwota: 1007.2, waluta: 'PLN' },
    });
  });

  it('a value that does not fit spoils its own place only', () => {
    const dane = [{ n: 'A', k: { zle: 1 }, a: 'może', d: '31.02.2026', typ: 'Y' }, null, { n: ['B'], k: '2', ile: 'x', typ: 'Y' }];
    expect(read(list, { meta: null, dane })).toMatchObject({
      rok: null,
      pozycje: [
        // The check of the contract reports an object in the place of a number.
        { nazwa: 'A', kwota: {}, aktywna: null, dzien: null, podwojnie: null },
        { nazwa: null, kwota: null, podwojnie: null },
        { nazwa: ['B'], kwota: 2, podwojnie: {} },
      ],
    });
  });

  it.each([null, 'x', 7, [], {}, { dane: {} }, { dane: [[]] }])('%j throws nothing', (body) => {
    expect(read(list, body)).toMatchObject({ zrodlo: 'biblioteka' });
  });

  it('is a part of the body, or the body itself', () => {
    expect(read('=body.dane', { meta: 1, dane: { a: [1] } })).toEqual({ a: [1] });
    expect(read('=body', [1, 2])).toEqual([1, 2]);
    expect(read({ token: '=body[0].t' }, [{ t: 'x' }])).toEqual({ token: 'x' });
    expect(read({ __proto__x: 1, wewnatrz: { pusto: null } } as Answer, {})).toEqual({ __proto__x: 1, wewnatrz: { pusto: null } });
  });

  it('200 000 rows are read', () => {
    const dane = Array.from({ length: 200_000 }, (_, index) => ({ n: `N${index}`, k: '1,10', a: 'T', d: '01.02.2026', ile: 1, typ: 'Y' }));
    const { pozycje } = read(list, { meta: { rok: 1 }, dane }) as { pozycje: readonly unknown[] };
    expect(pozycje).toHaveLength(200_000);
    expect(pozycje.at(-1)).toEqual({ nazwa: 'N199999', kwota: 1.1, aktywna: true, dzien: '2026-02-01', podwojnie: 2 });
  });
});
