import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conformAnswer } from '../answers/conform-answer';
import type { Contract } from '../language/language.generated';
import { conformInParts, type Judge } from './conform-in-parts';

const row: Contract = {
  type: 'object',
  required: ['nazwa', 'kwota'],
  properties: { nazwa: { type: 'string' }, kwota: { type: 'number' }, uwagi: { type: ['string', 'null'] } },
};
const lista: Contract = { type: 'array', items: row };
const contracts: readonly Contract[] = [
  lista,
  { type: 'object', required: ['lista'], properties: { lista, suma: { type: 'number' } } },
  {
    type: 'object',
    required: ['dane'],
    properties: { dane: { type: 'object', required: ['lista'], properties: { lista, inne: lista, strona: { type: 'integer' } } } },
  },
];

function judgeOf(contract: Contract): Judge {
  const validate = new Ajv({ allErrors: true, strict: false }).compile(contract);
  return (answer) => (validate(answer) ? [] : (validate.errors ?? []));
}

function inParts(contract: Contract, answer: unknown, partSize: number) {
  const work = conformInParts(contract, answer, judgeOf(contract), partSize);
  let steps = 0;
  for (;;) {
    const { done, value } = work.next();
    if (done) return { steps, result: value };
    steps += 1;
  }
}

const rows = fc.array(
  fc.record(
    {
      nazwa: fc.oneof({ weight: 9, arbitrary: fc.string() }, fc.integer()),
      kwota: fc.oneof({ weight: 9, arbitrary: fc.integer() }, fc.string()),
    },
    { requiredKeys: [] },
  ),
  { maxLength: 40 },
);
const answers = fc.oneof(
  rows,
  fc.record({ lista: rows, suma: fc.oneof(fc.integer(), fc.string()) }, { requiredKeys: [] }),
  fc.record({ dane: fc.record({ lista: rows, inne: rows, strona: fc.oneof(fc.integer(), fc.string()) }, { requiredKeys: ['lista'] }) }),
);

describe('an answer that is judged in parts', () => {
  it('can be drawn like one that is judged at once, with the same reports', () => {
    fc.assert(
      fc.property(fc.constantFrom(...contracts), answers, fc.integer({ min: 1, max: 12 }), (contract, answer, partSize) => {
        const whole = conformAnswer(contract, answer, judgeOf(contract)(answer));
        const { result } = inParts(contract, answer, partSize);
        expect(result.ok).toBe(whole.ok);
        if (result.ok && whole.ok) {
          expect(result.value.data).toEqual(whole.value.data);
          expect(sorted(result.value.reports)).toEqual(sorted(whole.value.reports));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is the very one that came when nothing is wrong with it, judged in as many steps as it has parts', () => {
    const answer = { suma: 0, lista: Array.from({ length: 95 }, (_, kwota) => ({ nazwa: 'a', kwota, uwagi: null })) };
    const { steps, result } = inParts(contracts[1] ?? {}, answer, 10);
    expect(steps).toBe(10);
    expect(result.ok && result.value.data).toBe(answer);
  });

  it('is judged at once where its contract counts the entries of the list', () => {
    const counted: Contract = { ...lista, maxItems: 3 };
    const { steps, result } = inParts(
      counted,
      Array.from({ length: 5 }, () => ({ nazwa: 'a', kwota: 1 })),
      2,
    );
    expect([steps, result.ok]).toEqual([0, false]);
  });
});

function sorted<Report extends { readonly contractPointer: string }>(reports: readonly Report[]): readonly Report[] {
  return reports.toSorted((a, b) => (a.contractPointer < b.contractPointer ? -1 : 1));
}
