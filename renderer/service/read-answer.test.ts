import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CompiledService } from '../../engine';
import type { Validator } from './load-service';
import { readAnswer } from './read-answer';

const service: CompiledService = {
  definition: {
    slug: 'test',
    title: 'Test',
    group: 'a',
    blocks: [{ id: 'b', block: 'text', text: 'Tekst' }],
    sources: { dane: { endpoint: '/dane', response: { type: 'object', required: ['kwota'], properties: { kwota: { type: 'number' } } } } },
  },
  language: 'pl',
  route: '/uslugi/test',
  order: ['source:dane'],
  reads: {},
  formulas: {},
  formulaLines: {},
  blockKinds: ['text'],
  controls: [],
  file: 'services/test/service.json',
  lines: { dane: { '/properties/kwota': 12 } },
  validators: 'test.validators.1.js',
};

const accepts: Validator = () => true;
const lacksAmount: Validator = Object.assign(() => false, {
  errors: [{ instancePath: '', schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'kwota' } }],
});

afterEach(() => void vi.restoreAllMocks());

describe('readAnswer', () => {
  it('hands on an answer that keeps its contract', async () => {
    expect(await readAnswer(service, 'dane', { kwota: 5 }, { source_dane: accepts })).toEqual({ ok: true, value: { kwota: 5 } });
  });

  it('leaves a missing value undefined and reports it once, with the line of the definition', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const _ of [1, 2])
      expect(await readAnswer(service, 'dane', {}, { source_dane: lacksAmount })).toEqual({ ok: true, value: { kwota: undefined } });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('services/test/service.json:12');
  });

  it('does not draw an answer that could not be checked', async () => {
    expect(await readAnswer(service, 'dane', { kwota: 5 }, {})).toMatchObject({ ok: false, failure: { kind: 'network' } });
  });
});
