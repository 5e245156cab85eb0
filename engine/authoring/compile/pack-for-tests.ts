import type { ServiceDefinition } from '../../language/language.generated';
import type { LoadedPack, LoadedService } from '../source/loaded-pack';
import { bareSurroundings } from '../source/surroundings';

/** A pack as the loader would give it, for tests: portal and texts with as little as possible, every place on line 1. */
export function buildPack(definitions: readonly ServiceDefinition[], changes: Partial<LoadedPack> = {}): LoadedPack {
  return {
    portal: {
      definitionVersion: 2,
      id: 'brzezie',
      office: { name: 'Gmina Brzezie', portalName: 'Okienko' },
      languages: ['pl', 'en'],
      groups: [
        { id: 'budzet', title: 'Budżet' },
        { id: 'wybory', title: 'Wybory' },
      ],
    },
    portalTranslations: {},
    surroundings: bareSurroundings,
    calls: { calls: {} },
    callsPlace: (pointer) => ({ file: 'calls.json', line: 1, column: 1, pointer }),
    values: [],
    services: definitions.map((definition) => buildService(definition)),
    texts: { pl: { 'engine.noData': 'brak danych' } },
    ...changes,
  };
}

/** A service as the loader would give it, for tests. */
export function buildService(definition: ServiceDefinition, translations: LoadedService['translations'] = {}): LoadedService {
  const file = `services/${definition.slug}/service.json`;
  return { slug: definition.slug, definition, place: (pointer) => ({ file, line: 1, column: 1, pointer }), changes: [], translations };
}

/** A small service with a shared kind of shape: years, a choice of one, and a table of that year. */
export function buildDefinition(slug: string, changes: Partial<ServiceDefinition> = {}): ServiceDefinition {
  return {
    slug,
    title: `Usługa ${slug}`,
    group: 'budzet',
    sources: {
      lata: {
        endpoint: `/${slug}/lata`,
        response: { type: 'object', properties: { lata: { type: 'array', items: { type: 'integer' } } } },
      },
      dane: {
        endpoint: `/${slug}/dane`,
        query: { rok: '=params.rok' },
        response: {
          type: 'object',
          required: ['lista'],
          properties: {
            lista: {
              type: 'array',
              items: {
                type: 'object',
                required: ['nazwa'],
                properties: { nazwa: { type: 'string', description: 'Name.', examples: ['A'] }, kwota: { type: ['number', 'null'] } },
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
        title: 'Pozycje',
        rows: '=dane.lista',
        whenEmpty: 'Brak pozycji.',
        columns: [
          { id: 'nazwa', label: 'Nazwa' },
          { id: 'kwota', label: 'Kwota', format: 'money' },
        ],
      },
    ],
    pdf: { endpoint: `/${slug}/dane/pdf`, query: { rok: '=params.rok' }, fileName: `${slug}.pdf` },
    ...changes,
  };
}
