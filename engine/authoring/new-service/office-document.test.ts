import { describe, expect, it } from 'vitest';
import { readOfficeDocument } from './office-document';
import { word } from './phrases';
import type { PlannedCall } from './plan';

const answer = (schema: unknown) => ({ 200: { content: { 'application/json': { schema } } } });
const list = (properties: object) => ({ type: 'array', items: { type: 'object', properties } });
const text = { type: 'string' };

function documentWith(get: object, more: object = {}, path = '/dane') {
  return JSON.stringify({ openapi: '3.1.0', paths: { [path]: { get: { operationId: 'daj', ...get } } }, ...more });
}

interface Made extends Partial<PlannedCall> {
  readonly refusal?: string;
  readonly notes: readonly string[];
}

function callOf(document: string): Made {
  const read = readOfficeDocument(document);
  if (!read.ok) return { refusal: word(read.failure, 'pl'), notes: [] };
  const made = read.value.callOf('daj');
  if (!made.ok) return { refusal: word(made.failure, 'pl'), notes: [] };
  return { ...made.value.call, notes: made.value.notes.map((note) => word(note, 'pl')) };
}

// Forty lines that unfold to more values than any machine holds.
const unfolding = Array.from({ length: 40 }, (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`).join('\n');

describe('an OpenAPI document', () => {
  it('is read the same as JSON and as YAML, with comments, references and names that JavaScript knows', () => {
    const yaml = `# Licencja: CC0
openapi: 3.0.3
paths:
  /dane:
    get:
      operationId: daj
      responses:
        '200':
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Lista' }
components:
  schemas:
    Lista:
      type: array
      items:
        type: object
        properties:
          dzien: { type: string, format: date, example: 2026-01-02 }
          rodzaj: { type: string, enum: ["on", "off"] }
          constructor: { type: string }
          __proto__: { type: string }
`;
    const properties = {
      dzien: { type: 'string', format: 'date', example: '2026-01-02' },
      rodzaj: { type: 'string', enum: ['on', 'off'] },
      constructor: text,
    };
    const same = callOf(documentWith({ responses: answer(list(properties)) }));
    const read = callOf(yaml);
    expect(read.refusal).toBeUndefined();
    expect(read.response?.items?.properties?.dzien).toEqual({ type: 'string', format: 'date', examples: ['2026-01-02'] });
    expect(read.response?.items?.properties?.rodzaj).toEqual(same.response?.items?.properties?.rodzaj);
    expect(Object.getPrototypeOf(read.response?.items?.properties ?? null)).toBe(Object.prototype);
  });

  it('makes contracts of references, allOf, nullable and oneOf with null', () => {
    const schema = list({
      kwota: { $ref: '#/components/schemas/Kwota', description: 'x' },
      opis: { oneOf: [text, { type: 'null' }] },
      rok: { type: 'integer', nullable: true },
      stan: { allOf: [{ type: 'string' }, { enum: ['nowy', 'stary'] }] },
      dzien: { type: ['string', 'null'], format: 'date', examples: ['2026-01-02', 7] },
    });
    const { response, notes } = callOf(
      documentWith({ responses: answer(schema) }, { components: { schemas: { Kwota: { type: 'number', minimum: 0, example: 12.5 } } } }),
    );
    expect(response?.items?.properties).toEqual({
      kwota: { type: 'number', minimum: 0, examples: [12.5] },
      opis: { type: ['string', 'null'] },
      rok: { type: ['integer', 'null'] },
      stan: { type: 'string', enum: ['nowy', 'stary'] },
      dzien: { type: ['string', 'null'], format: 'date', examples: ['2026-01-02'] },
    });
    expect(notes).toEqual([]);
  });

  it('makes choices of parameters, and says what it leaves out', () => {
    const parameters = [
      { name: 'rok', in: 'path', schema: { type: 'integer', minimum: 2024, maximum: 2026 } },
      { name: 'stan', in: 'query', schema: { type: 'string', enum: ['nowy', 'stary'], default: 'stary' } },
      { name: 'data-od', in: 'query', schema: { type: 'string', format: 'date' } },
      { name: 'tylkoMoje', in: 'query', schema: { type: 'boolean', default: true } },
      { name: 'rodzaje', in: 'query', schema: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } } },
      { name: 'filtr', in: 'query', required: true, schema: { type: 'object' } },
      { name: 'lang', in: 'query', schema: text },
      { name: 'X-Klucz', in: 'header', schema: text },
    ];
    const { query, params, endpoint, notes } = callOf(
      documentWith({ parameters, responses: answer(list({ opis: text })) }, {}, '/dane/{rok}'),
    );
    expect(endpoint).toBe('/dane/{rok}');
    expect(query).toEqual({
      rok: '=params.rok',
      stan: '=params.stan',
      'data-od': '=params.dataOd',
      tylkoMoje: '=params.tylkoMoje',
      rodzaje: '=params.rodzaje',
    });
    expect(params).toMatchObject({
      rok: { control: 'select', options: [{ id: '2026' }, { id: '2025' }, { id: '2024' }], default: 'first' },
      stan: { control: 'select', default: { value: 'stary' }, optional: true },
      dataOd: { control: 'date', label: 'Data od', default: 'none' },
      tylkoMoje: { control: 'checkbox', default: { value: true } },
      rodzaje: { control: 'multi-select' },
    });
    expect(notes).toEqual([
      'Kilka wartości parametru „rodzaje” portal wysyła jako jeden tekst z przecinkami.',
      'Urząd wymaga parametru „filtr”, który pominięto. Bez niego może nie odpowiedzieć.',
      'Pominięto parametr „X-Klucz”: portal nie wysyła własnych parametrów tego rodzaju (header).',
    ]);
  });

  it('is personal when the call carries the number of a person, which the portal sends itself', () => {
    const given = { parameters: [{ name: 'pesel', in: 'query', schema: text }], responses: answer(list({ opis: text })) };
    expect(callOf(documentWith(given))).toMatchObject({ personal: true, query: {}, params: {} });
    expect(callOf(documentWith(given, {}, '/osoby/{pesel}')).refusal).toContain('numer osoby');
  });

  it('takes examples from whole answers, but none that look like data of a person', () => {
    const example = [
      { opis: 'Pierwszy', pesel: '44051401359', kontakt: 'jan@gmina.example' },
      { opis: 'Drugi', pesel: '02070803628', kontakt: null },
    ];
    const schema = list({ opis: text, pesel: text, kontakt: { type: ['string', 'null'] } });
    const { response, notes } = callOf(documentWith({ responses: { 200: { content: { 'application/json': { schema, example } } } } }));
    expect(JSON.stringify(response)).toContain('Pierwszy');
    expect(JSON.stringify(response)).not.toMatch(/\d{11}|jan@/);
    expect(notes).toEqual(['Pominięto przykłady, które wyglądają na dane osobowe: pesel, kontakt.']);
  });

  it('is not followed in circles, and beyond its bounds nothing is read', () => {
    const schemas = {
      A: { type: 'object', properties: { opis: text, dzieci: { type: 'array', items: { $ref: '#/components/schemas/A' } } } },
    };
    const circle = callOf(documentWith({ responses: answer({ $ref: '#/components/schemas/A' }) }, { components: { schemas } }));
    expect(circle.notes).toEqual(['Pominięto to, co „#/components/schemas/A” zawiera z siebie samego.']);
    const chain = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, index) => [`S${index}`, { $ref: `#/components/schemas/S${index + 1}` }]),
    );
    expect(
      callOf(documentWith({ responses: answer({ $ref: '#/components/schemas/S0' }) }, { components: { schemas: chain } })).refusal,
    ).toContain('nie ma pól');
    let deep: object = text;
    for (let level = 0; level < 1_000; level += 1) deep = { type: 'object', properties: { opis: text, w: deep } };
    expect(callOf(documentWith({ responses: answer(deep) })).notes.join()).toContain('głębiej niż');
    const wide = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`pole${index}`, text]));
    expect(callOf(documentWith({ responses: answer(list(wide)) })).refusal).toContain('więcej pól niż 2000');
  });

  it.each([
    ['openapi: 3.0.0\npaths: {}', 'nie ma operacji GET'],
    ['openapi: 3.0.0\npaths: [', 'nie jest poprawny YAML: wiersz 2, znak 9'],
    [`openapi: 3.0.0\ninfo: "${'x'.repeat(600_000)}"`, '512 KB'],
    [`openapi: &a0 [x]\n${unfolding}`, 'nie jest poprawny YAML'],
    ['# licencja\nswagger: "2.0"', 'Swagger 2.0'],
    ['{ "swagger": "2.0" }', 'Swagger 2.0'],
    ['{ "openapi": "3.0.0", "paths": { "/a": { "post": {} } } }', 'nie ma operacji GET'],
    ['[]', 'To nie jest dokument OpenAPI'],
    ['<html></html>', 'strona internetowa'],
    ['', 'Nic tu jeszcze nie ma'],
  ])('that is none is said to be what it is instead, in words (%#)', (given, words) => {
    expect(callOf(given).refusal).toContain(words);
  });
});
