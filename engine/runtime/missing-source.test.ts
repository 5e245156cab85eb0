import { expect, it } from 'vitest';
import type { Source } from '../language/language.generated';
import { answer, resolve } from './screen-for-tests';

/** A screen with a table of each of two sources, of which the office has one, and a form that begins with a value of the other. */
function screenWith(missing: Pick<Source, 'onError' | 'when'>) {
  const table = (id: string) => ({
    id,
    block: 'table' as const,
    title: id,
    rows: `=${id}.lista`,
    whenEmpty: 'Nic',
    columns: [{ id: 'nazwa', label: 'Nazwa' }],
  });
  const form = {
    id: 'f',
    block: 'form' as const,
    title: 'F',
    schema: { type: 'object' as const, properties: { telefon: { type: 'string' as const } } },
    initial: { telefon: '=brak.telefon' },
    submit: { label: 'Wyślij', endpoint: '/zapis', success: {} },
  };
  return resolve(
    {
      sources: { jest: { endpoint: '/jest', response: {} }, brak: { endpoint: '/brak', response: {}, missing: true, ...missing } },
      values: { lacznie: '=brak.lista == null ? 0 : size(brak.lista)' },
      blocks: [table('jest'), table('brak'), { id: 'n', block: 'notice', visible: '=values.lacznie > 0', text: 'Są.' }, form],
    },
    { jest: answer({ lista: [{ nazwa: 'a' }] }) },
  );
}

const idsOf = (missing: Pick<Source, 'onError' | 'when'>) => screenWith(missing).blocks.map(({ id }) => id);

it('is never asked, and what needs its answer is left out without a word', () => {
  expect(screenWith({}).demands.brak).toEqual({ kind: 'wait', for: 'condition' });
  expect(idsOf({})).toEqual(['jest']);
  // Its condition is not looked at: nothing waits for it.
  expect(idsOf({ when: '=jest.lista == null' })).toEqual(['jest']);
});

it('is no more than a help to a form where its failure would be silent', () => {
  expect(idsOf({ onError: { silent: true } })).toEqual(['jest', 'f']);
});

it('reads as empty where the screen goes without the answer', () => {
  expect(idsOf({ onError: { treatAsEmpty: true } })).toEqual(['jest', 'brak', 'f']);
});
