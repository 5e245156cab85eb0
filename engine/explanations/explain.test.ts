import { describe, expect, it } from 'vitest';
import { buildContext } from '../authoring/compile/build-service-for-tests';
import type { ServiceDefinition } from '../language/language.generated';
import { answer, resolve } from '../runtime/screen-for-tests';
import type { Explanation } from '../screen/explanation';
import { explanationLines, openExplanations } from './index';

openExplanations();

const sources: NonNullable<ServiceDefinition['sources']> = {
  dane: {
    endpoint: '/dane',
    response: {
      type: 'object',
      required: ['ile', 'stawka', 'lista', 'duze'],
      properties: {
        ile: { type: ['integer', 'null'], title: 'Ile' },
        stawka: { type: ['number', 'null'], title: 'Stawka' },
        duze: { type: ['boolean', 'null'], title: 'Duże' },
        lista: { type: 'array', items: { type: 'object', properties: { kwota: { type: 'number' } } } },
      },
    },
  },
};

const data = { ile: 3, stawka: 2.5, duze: true, lista: [{ kwota: 1 }, { kwota: 2 }] };

function explained(value: string, given: object = data, more: Partial<ServiceDefinition> = {}): Explanation {
  const { blocks } = resolve(
    { sources, blocks: [{ id: 'skad', block: 'explanation', label: 'Kwota', value, format: 'decimal' }], ...more },
    { dane: answer(given) },
    {},
    null,
    buildContext({ translate: (key, values) => (values ? `${key}(${Object.values(values).join('|')})` : key) }),
  );
  const [block] = blocks;
  if (block?.block !== 'explanation' || block.explanation === null) throw new Error('Nothing is explained.');
  return block.explanation;
}

const lastOf = ({ steps }: Explanation) => steps.at(-1);

describe('an explanation', () => {
  it('keeps the brackets that the order of calculation needs, and no others', () => {
    expect(lastOf(explained('=(dane.ile + 1) * dane.stawka - (dane.ile - 1)'))).toEqual({
      label: 'Kwota',
      words: '(Ile + 1) × Stawka − (Ile − 1)',
      figures: '(3 + 1) × 2,5 − (3 − 1)',
      result: '8',
    });
    expect(lastOf(explained('=(dane.ile * 2) + (dane.stawka + 1)'))?.words).toBe('Ile × 2 + Stawka + 1');
    expect(lastOf(explained('=dane.stawka / (dane.ile * 2)'))?.words).toBe('Stawka ÷ (Ile × 2)');
    expect(lastOf(explained('=-(dane.ile + 1)'))?.words).toBe('−(Ile + 1)');
  });

  it('leaves out a written nought that is added or taken away, and keeps one that is multiplied by', () => {
    expect(lastOf(explained('=dane.ile * (dane.stawka - (dane.duze ? 0 : 1))'))?.words).toBe('Ile × Stawka');
    expect(lastOf(explained('=(dane.duze ? 0 : 1) + dane.stawka * 2'))?.words).toBe('Stawka × 2');
    expect(lastOf(explained('=dane.stawka * 0'))?.words).toBe('Stawka × 0');
  });

  it('says only the branch that was taken, and the condition that decided', () => {
    const value = '=dane.ile > 2 ? dane.stawka * 2 : dane.stawka';
    expect(explained(value)).toMatchObject({ reasons: ['explain.met(Ile > 2)'], steps: [{ words: 'Stawka × 2' }] });
    const less = explained(value, { ...data, ile: 1 });
    expect(less).toMatchObject({ reasons: ['explain.notMet(Ile > 2)'], steps: [{ words: 'Stawka' }] });
    expect(less.inputs.map(({ label }) => label)).toEqual(['Ile', 'Stawka']);
    expect(explained('=!(dane.ile > 2) ? 1 : 2').reasons).toEqual(['explain.met(Ile > 2)']);
  });

  it('names what is missing for an amount that is empty, and asks for nothing that only guards against it', () => {
    const lacking = explained('=dane.ile * dane.stawka', { ...data, ile: null });
    expect(lacking).toMatchObject({ result: '–', lacking: 'explain.lacking(Ile)', steps: [{ figures: '– × 2,5' }] });
    expect(explained('=dane.ile == null ? 0 : dane.ile * 2', { ...data, ile: null })).toMatchObject({ lacking: null, reasons: [] });
    expect(explained('=dane.duze ? 1 : 2', { ...data, duze: null }).lacking).toBe('explain.lacking(Duże)');
  });

  it('says a loop or a function of its own as one value, with what goes into it', () => {
    const summed = explained('=sum(dane.lista.map(p, p.kwota)) * dane.stawka');
    expect(summed).toMatchObject({
      steps: [{ words: 'explain.computed × Stawka', figures: '3 × 2,5', result: '7,5' }],
      inputs: [{ label: 'Stawka' }],
    });
    expect(lastOf(explained('=greatest([dane.ile, dane.stawka])'))?.words).toBe('explain.greatest(Ile; Stawka)');
  });

  it('calls a part of a formula as a term says, with its format', () => {
    const terms = { suma: { of: '=sum(dane.lista.map(p, p.kwota))', label: 'Suma pozycji', format: 'money' as const } };
    expect(explained('=sum(dane.lista.map(p, p.kwota)) * dane.stawka', data, { terms }).steps).toEqual([
      { label: 'Kwota', words: 'Suma pozycji × Stawka', figures: '3,00 engine.currency × 2,5'.replace(' e', '\u00a0e'), result: '7,5' },
    ]);
  });

  it('stays short where each value reads the one before twice, and says each once', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 60 }, (_, place) => [
        `v${place}`,
        place === 0 ? '=dane.ile * 1' : `=values.v${place - 1} / 2 + values.v${place - 1} / 2`,
      ]),
    );
    const began = explained('=values.v59 + values.v59', data, { values: chain });
    expect(began.steps.length).toBeLessThanOrEqual(61);
    expect(new Set(began.steps.map(({ label }) => label)).size).toBe(began.steps.length);
    expect(lastOf(began)?.result).toBe('6');
  });

  it('has no step for what nobody works out', () => {
    const plain = explained('=dane.stawka');
    expect([plain.steps, plain.result]).toEqual([[], '2,5']);
    expect(explanationLines(plain)).toEqual(['Stawka: 2,5']);
  });
});
