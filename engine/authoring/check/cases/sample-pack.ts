import { lastStep, parentPointer, valueAt } from '../../parse/json-pointer';
import { encodeUtf8 } from '../../parse/utf8';
import type { BaseLayers } from '../../source/base-layers';
import type { DefinitionFiles } from '../../source/loaded-pack';
import type { Surroundings } from '../../source/surroundings';

/** Demonstrates a rule: a pack that breaks it at a place, and the most similar pack that does not. */
export interface RuleCase {
  readonly broken: readonly Edit[];
  readonly good: readonly Edit[];
  /** `file#pointer` where the problem must be. */
  readonly at: string;
  /** The name that must be suggested. */
  readonly suggestion?: string;
  /** The edits make an overlay over the sample pack. */
  readonly overlay?: true;
}

/** A file of a pack under construction: JSON, or the text or bytes of the file. */
type SampleFile = { readonly json: unknown } | { readonly text: string } | { readonly bytes: Uint8Array };

/** One change of a pack: a value at a JSON pointer (undefined removes it), or a whole file (null removes it). */
export type Edit =
  | { readonly file: string; readonly pointer: string; readonly value: unknown }
  | { readonly file: string; readonly whole: SampleFile | null };

/** Layers below a folder: the base pack, or further folders by name, the nearest first. */
export function layersOf(base: DefinitionFiles, above: Readonly<Record<string, DefinitionFiles>> = {}): BaseLayers {
  const named = [...Object.entries(above), ['okienko', base] as const];
  return { layers: named.map(([name, files]) => ({ name, files })), lack: null };
}

/** What the sample pack may rely on: a made-up widget, and one thing that the portal knows of a user. */
export const sampleSurroundings: Surroundings = {
  widgets: {
    zegar: {
      description: 'A clock that can be set.',
      props: {
        strefa: { type: 'string' },
        tarcza: { type: 'string', enum: ['okragla', 'cyfrowa'] },
        budziki: {
          type: 'array',
          items: {
            type: 'object',
            required: ['id', 'dzwoni'],
            properties: { id: { type: 'string' }, dzwoni: { type: 'boolean' }, godzina: { type: 'number' } },
          },
        },
      },
      calls: { nastaw: { description: 'Sets it.', optional: true } },
      params: { rok: { description: 'The year.', optional: true }, inny: { description: 'Another year.', optional: true } },
      files: { instrukcja: { description: 'The manual.', optional: true } },
    },
    kasa: {
      description: 'A cash desk.',
      props: {
        kwota: { type: 'string' },
        bramki: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' }, znak: { type: 'string' } } } },
      },
      fields: ['kwota', 'bramki.znak'],
      table: {
        description: 'What is paid.',
        row: { type: 'object', required: ['nazwa'], properties: { nazwa: { type: 'string' }, plan: { type: 'number' } } },
      },
    },
  },
  logins: ['mojbank'],
  userFields: { czyOgraniczony: { type: 'boolean' } },
};

/** The service of the sample pack. */
export const serviceFile = 'services/dochody/service.json';

/** Sets a value of the sample service, or of another file. */
export function put(pointer: string, value: unknown, file: string = serviceFile): Edit {
  return { file, pointer, value };
}

/** Removes a value of the sample service, or of another file. */
export function drop(pointer: string, file: string = serviceFile): Edit {
  return { file, pointer, value: undefined };
}

/** Adds or replaces a file of JSON. */
export function write(file: string, json: unknown): Edit {
  return { file, whole: { json } };
}

/** Adds a second service to the sample pack. */
export function second(slug: string, more: object): Edit {
  return write(`services/${slug}.json`, {
    slug,
    title: 'Inna',
    group: 'budzet',
    blocks: [{ id: 'a', block: 'text', text: 'Tekst' }],
    ...more,
  });
}

/** Adds or replaces a file as text or bytes. */
export function raw(file: string, content: string | Uint8Array): Edit {
  return { file, whole: typeof content === 'string' ? { text: content } : { bytes: content } };
}

/** Removes a file. */
export function remove(file: string): Edit {
  return { file, whole: null };
}

/** The files of the sample pack after edits. It is right as it stands: no problem and no warning. */
export function buildPack(edits: readonly Edit[], from: Readonly<Record<string, unknown>> = samplePack()): DefinitionFiles {
  const files = new Map<string, SampleFile>(Object.entries(from).map(([file, json]) => [file, { json }]));
  for (const edit of edits) {
    if (!('whole' in edit)) change(files.get(edit.file), edit.pointer, edit.value);
    else if (edit.whole) files.set(edit.file, edit.whole);
    else files.delete(edit.file);
  }
  return new Map([...files].map(([file, content]) => [file, bytesOf(content)]));
}

function change(file: SampleFile | undefined, pointer: string, value: unknown): void {
  const holder = file && 'json' in file ? valueAt(file.json, parentPointer(pointer)) : undefined;
  if (typeof holder !== 'object' || holder === null) throw new Error(`The sample pack has nothing at ${pointer}.`);
  if (value === undefined) Reflect.deleteProperty(holder, lastStep(pointer));
  else Reflect.set(holder, lastStep(pointer), value);
}

function bytesOf(content: SampleFile): Uint8Array {
  if ('bytes' in content) return content.bytes;
  return encodeUtf8('text' in content ? content.text : JSON.stringify(content.json, null, 2));
}

/** A fresh copy of the sample pack as JSON by file. */
export function samplePack(): Record<string, unknown> {
  return {
    'portal.json': {
      definitionVersion: 2,
      id: 'brzezie',
      office: { name: 'Gmina Brzezie', portalName: 'Okienko' },
      languages: ['pl', 'en'],
      groups: [{ id: 'budzet', title: 'Budżet' }],
      theme: { primary: '#1f5c4a' },
      embedOrigins: ['https://mapa.example'],
    },
    'portal.en.json': { 'office.name': 'Brzezie', 'office.portalName': 'Okienko', 'groups.budzet.title': 'Budget' },
    'calls.json': {
      calls: {
        lata: {
          endpoint: '/lata',
          response: { type: 'object', required: ['lata'], properties: { lata: { type: 'array', items: { type: 'integer' } } } },
        },
      },
    },
    'texts/pl.json': {
      'table.rows': { one: '{{count}} wiersz', few: '{{count}} wiersze', many: '{{count}} wierszy', other: '{{count}} wiersza' },
    },
    'texts/en.json': { 'table.rows': { one: '{{count}} row', other: '{{count}} rows' } },
    [serviceFile]: sampleService(),
    'services/dochody/en.json': {
      title: 'Income',
      'codes.rodzaje.A.label': 'Tax',
      'params.rok.label': 'Year',
      'blocks.tabela.title': 'Income',
      'blocks.tabela.whenEmpty': 'No rows',
      'blocks.tabela.columns.nazwa.label': 'Name',
      'blocks.tabela.columns.kwota.label': 'Amount',
      'blocks.wykres.title': 'Chart',
      'blocks.wykres.summary': 'Most: {{nazwa}}.',
    },
  };
}

function sampleService(): Record<string, unknown> {
  return {
    slug: 'dochody',
    serviceId: 1,
    title: 'Dochody',
    group: 'budzet',
    codes: { rodzaje: { A: { label: 'Podatek' } } },
    sources: {
      lata: { call: 'lata' },
      dochody: {
        endpoint: '/dochody',
        query: { rok: '=params.rok' },
        response: {
          type: 'object',
          required: ['lista'],
          properties: {
            lista: {
              type: 'array',
              items: {
                type: 'object',
                required: ['nazwa', 'kwota'],
                properties: { nazwa: { type: 'string', pattern: '^[A-Z]+$' }, kwota: { type: ['number', 'null'] } },
              },
            },
          },
        },
      },
    },
    params: { rok: { control: 'select', label: 'Rok', options: '=lata.lata', default: 'latest' } },
    blocks: [
      {
        id: 'tabela',
        block: 'table',
        title: 'Dochody',
        rows: '=dochody.lista',
        whenEmpty: 'Brak wierszy',
        columns: [
          { id: 'nazwa', label: 'Nazwa' },
          { id: 'kwota', label: 'Kwota', format: 'money', total: {} },
        ],
      },
      {
        id: 'wykres',
        block: 'chart',
        kind: 'bar',
        title: 'Wykres',
        table: 'tabela',
        category: 'nazwa',
        value: 'kwota',
        summary: { text: 'Najwięcej: {{nazwa}}.', values: { nazwa: { value: '=first.category' } } },
      },
    ],
    pdf: { endpoint: '/dochody/pdf', query: { rok: '=params.rok' }, fileName: 'dochody.pdf' },
  };
}
