import { describe, expect, it } from 'vitest';
import { functionManual } from '../../expressions/function-manual';
import { rules } from '../check/problems/rule-list';
import { en } from '../messages/en';
import { pl } from '../messages/pl';
import { overlaySchema } from '../overlay/overlay-schema';
import type { JsonObject } from '../parse/json-value';
import type { Template } from '../phrases/catalogue';
import {
  callsSchema,
  portalSchema,
  scenariosSchema,
  serviceSchema,
  textsSchema,
  valuesSchema,
  widgetSchema,
} from '../source/schemas.generated';
import { polishSchema, polishSentence, polishTitle, polishWord } from './index';
import help from './pl.json' with { type: 'json' };

const changeable = [serviceSchema, portalSchema, callsSchema, valuesSchema, textsSchema].map((schema) => schema as JsonObject);
const schemas = [...changeable, ...changeable.map(overlaySchema), scenariosSchema, widgetSchema];

const said = new Set<string>([...Object.values(rules), ...Object.values(functionManual)].map(({ description }) => description));
const properties = new Set<string>();
const allowed = new Set<string>();

function collect(node: unknown, byName: boolean): void {
  if (Array.isArray(node)) for (const item of node) collect(item, false);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  for (const [name, value] of Object.entries(node)) {
    if (byName || !['description', 'x-without', 'x-elsewhere', 'enum', 'const', 'not'].includes(name)) {
      if (name === 'properties' && !byName) for (const property of Object.keys(value)) properties.add(property);
      collect(value, !byName && ['properties', '$defs', 'patternProperties'].includes(name));
    } else if (name === 'enum') for (const word of value.map(String)) allowed.add(word);
    else if (name === 'const') allowed.add(String(value));
    else if (name === 'x-elsewhere') for (const reason of Object.values(value)) said.add(String(reason));
    else if (typeof value === 'string') said.add(value);
  }
}
for (const schema of schemas) collect(schema, false);
const wordsOnly = [...allowed].filter((word) => /[a-z]/i.test(word) && word !== 'true' && word !== 'false');

const templates: Readonly<Record<string, Template | ((values: Readonly<Record<string, string>>) => string)>> = pl;

const polish: readonly (readonly [key: string, text: string])[] = [
  ...Object.entries(help.sentences),
  ...Object.entries(help.titles),
  ...Object.entries(help.words),
  ...Object.entries(templates).flatMap(([id, template]): (readonly [string, string])[] => {
    if (typeof template === 'function') return [];
    return typeof template === 'string' ? [[id, template]] : Object.values(template).map((form: string) => [id, form]);
  }),
];

describe('the Polish help of the definition language', () => {
  it('has every sentence of schemas, rules and functions, and none that is not said any more', () => {
    expect([...said].filter((sentence) => polishSentence(sentence) === null)).toEqual([]);
    expect(Object.keys(help.sentences).filter((sentence) => !said.has(sentence))).toEqual([]);
  });

  it('has a title for every property, and none for a property that the language lacks', () => {
    expect([...properties].filter((property) => polishTitle(property) === null)).toEqual([]);
    expect(Object.keys(help.titles).filter((property) => !properties.has(property))).toEqual([]);
  });

  it('has words for every word that a property allows, and none for others', () => {
    expect(wordsOnly.filter((word) => polishWord(word) === null)).toEqual([]);
    expect(Object.keys(help.words).filter((word) => !allowed.has(word))).toEqual([]);
  });

  it('speaks the language of the clerk: no word of programmers outside of code and quotes', () => {
    const programmers =
      /(?<![\w-])(?:string\w*|boolean\w*|null|array\w*|integer|object|obiekt\w*|endpoint\w*|frontend\w*|backend\w*|parsow\w*|renderow\w*|stringi?|tablica\w*|kolekcj\w*)(?![\w-])/i;
    const plain = (text: string): string => text.replaceAll(/„[^”]*”|`[^`]*`|\{\w+\}|[\w-]+ (?=\()/g, '');
    expect(polish.filter(([, text]) => programmers.test(plain(text)))).toEqual([]);
  });

  it('keeps words of one letter with the word that follows, and begins and ends as the English does', () => {
    expect(polish.filter(([, text]) => /(?<=^|[\s(„])[aiouwz] (?=\p{L})/iu.test(text))).toEqual([]);
    const stops = Object.entries(help.sentences).filter(([english, text]) => english.endsWith('.') !== text.endsWith('.'));
    expect(stops).toEqual([]);
    const messages = Object.entries(en).filter(([id, template]) => {
      const other: unknown = Reflect.get(pl, id);
      return typeof template === 'string' && typeof other === 'string' && /\.$/.test(template) !== /\.$/.test(other);
    });
    expect(messages).toEqual([]);
  });

  it('is laid into a schema: descriptions and titles of its properties, and nothing else', () => {
    const form = polishSchema({
      description: 'A column of a table or a field of a record.',
      properties: { description: { $ref: '#/$defs/Text', description: 'Heading.' }, own: { description: 'Of a project.' } },
      enum: ['text'],
    });
    expect(form).toEqual({
      description: 'Kolumna tabeli albo pole bloku „record”.',
      properties: { description: { title: 'Opis', $ref: '#/$defs/Text', description: 'Nagłówek.' }, own: { description: 'Of a project.' } },
      enum: ['text'],
    });
  });
});
