import { describe, expect, test } from 'vitest';
import { buildDefinition, buildPack } from '../compile/pack-for-tests';
import { openApiDocument } from './open-api-document';

const definition = buildDefinition('a', {
  sources: {
    ...buildDefinition('a').sources,
    sprawy: {
      endpoint: '/sprawy/{rok}',
      personal: true,
      query: { rok: '=params.rok', okres: '=params.lata' },
      response: { type: ['object', 'null'] },
    },
  },
  params: { ...buildDefinition('a').params, lata: { control: 'multi-select', label: 'Lata', options: '=lata.lata', optional: true } },
});
const document = openApiDocument(buildPack([definition]), 'a1b2');
const get = (path: string) => (document.paths as Record<string, { get: Record<string, unknown> }>)[path]?.get;

const kept = (content: object) => {
  const calls = { ogloszenia: { endpoint: '/ogloszenia', response: { type: 'object' as const }, content: { body: {}, ...content } } };
  return Object.keys(openApiDocument(buildPack([definition], { calls: { calls } }), 'a1b2').paths ?? {});
};

describe('the OpenAPI document', () => {
  test("leaves out a call that the definitions answer wholly, and keeps one whose other names are the office's", () => {
    expect(kept({})).not.toContain('/ogloszenia');
    expect(kept({ by: 'nazwa' })).toContain('/ogloszenia');
  });

  test('describes every call, its PDF included', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths ?? {})).toEqual(['/a/dane', '/a/dane/pdf', '/a/lata', '/sprawy/{rok}']);
    expect(get('/a/dane/pdf')).toMatchObject({ responses: { '200': { content: { 'application/pdf': {} } } } });
  });

  test('keeps the descriptions, examples and empty values of the contract', () => {
    const nazwa = { type: 'string', description: 'Name.', examples: ['A'] };
    const items = { required: ['nazwa'], properties: { nazwa, kwota: { type: ['number', 'null'] } } };
    expect(get('/a/dane')).toMatchObject({
      responses: { '200': { content: { 'application/json': { schema: { properties: { lista: { items } } } } } } },
    });
  });

  test('says where each parameter stands and whether it may be left out', () => {
    expect(get('/sprawy/{rok}')?.parameters).toMatchObject([
      { name: 'nip', in: 'query', required: false },
      { name: 'pesel', in: 'query', required: false },
      { name: 'rok', in: 'path', required: true, schema: { type: 'integer' } },
      { name: 'okres', in: 'query', required: false, style: 'form', explode: false, schema: { type: 'array', items: { type: 'integer' } } },
      { name: 'lang', in: 'query', required: false },
    ]);
  });

  test('answers every failure with kod and opis', () => {
    expect(get('/a/lata')?.responses).toMatchObject({ default: { $ref: '#/components/responses/Error' } });
    expect(document).toMatchObject({ components: { schemas: { Error: { required: ['kod', 'opis'] } } } });
  });

  test('gives every call a name of its own', () => {
    const operations = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap((path) =>
      Object.values(path),
    );
    const names = operations.map((operation) => operation.operationId);
    expect(names).toContain('getADanePdf');
    expect(new Set(names).size).toBe(names.length);
  });
});
