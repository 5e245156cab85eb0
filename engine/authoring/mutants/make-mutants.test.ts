import { describe, expect, it } from 'vitest';
import type { ServiceDefinition } from '../../language/language.generated';
import { standardLanguage } from '../source/language-in-use';
import { makeMutants, sampleMutants } from './make-mutants';
import type { MutantKind } from './mutant';

const definition: ServiceDefinition = {
  slug: 'oplaty',
  title: 'Opłaty',
  group: 'podatki',
  codes: { stan: { Z: { label: 'zapłacona' } } },
  sources: {
    oplaty: {
      endpoint: '/oplaty',
      query: { rok: '=params.rok', typ: 'A' },
      response: {
        type: 'object',
        properties: {
          oplaty: {
            type: 'array',
            items: { type: 'object', properties: { kwota: { type: 'number' }, odsetki: { type: 'number' }, stan: { type: 'string' } } },
          },
        },
      },
    },
  },
  params: { rok: { control: 'radio', label: 'Rok', options: [{ id: '1', label: 'Ten' }] }, inny: { control: 'text', label: 'Inny' } },
  blocks: [
    {
      id: 'oplaty',
      block: 'table',
      title: 'Opłaty',
      rows: '=oplaty.oplaty',
      where: "=row.kwota > 10 && row.stan == 'Z'",
      whenEmpty: 'Nie ma opłat.',
      pageSize: 9,
      columns: [
        { id: 'kwota', label: 'Kwota', format: 'money', total: { scope: 'all' } },
        { id: 'stan', label: 'Stan', code: 'stan', sortable: false },
        { id: 'razem', label: 'Razem', value: '=row.kwota == null ? row.odsetki : row.kwota + row.odsetki' },
      ],
      sort: { column: 'kwota', direction: 'descending' },
    },
  ],
  pdf: { endpoint: '/oplaty/pdf', fileName: 'oplaty.pdf' },
};

const mutants = makeMutants(definition, definition, standardLanguage);
const changes = mutants.map(({ kind, path, change }) => `${kind} ${path.join('/')} ${change}`);

describe('the mutants of a definition', () => {
  it.each<[MutantKind, string]>([
    ['dropped-item', 'blocks/0/columns/1 without stan'],
    ['swapped-items', 'blocks/0/columns stan before kwota'],
    ['dropped-property', 'blocks/0/columns/0/total without total'],
    ['dropped-property', 'blocks/0/where without where'],
    ['other-word', 'blocks/0/columns/0/total/scope page'],
    ['other-word', 'blocks/0/sort/direction ascending'],
    ['other-word', 'blocks/0/columns/0/format percent'],
    ['flipped-switch', 'blocks/0/columns/1/sortable true'],
    ['other-number', 'blocks/0/pageSize 10'],
    ['other-text', 'codes/stan/Z/label zapłaconax'],
    ['other-text', 'params/rok/options/0/label Tenx'],
    ['other-text', 'blocks/0/whenEmpty Nie ma opłat.x'],
    ['other-literal', 'pdf/fileName oplatyx.pdf'],
    ['other-literal', 'sources/oplaty/query/typ Ax'],
    ['other-literal', 'sources/oplaty/endpoint /oplatyX'],
    ['other-name', 'sources/oplaty/query rokX for rok'],
    ['negated-condition', "blocks/0/where =!(row.kwota > 10 && row.stan == 'Z')"],
    ['other-operator', "blocks/0/where =row.kwota >= 10 && row.stan == 'Z'"],
    ['other-operator', "blocks/0/where =row.kwota > 10 || row.stan == 'Z'"],
    ['other-constant', "blocks/0/where =row.kwota > 11 && row.stan == 'Z'"],
    ['other-constant', "blocks/0/where =row.kwota > 10 && row.stan == 'Zx'"],
    ['other-path', 'sources/oplaty/query/rok =params.inny'],
    ['other-path', 'blocks/0/columns/0/value =row.odsetki'],
    ['swapped-branches', 'blocks/0/columns/2/value =row.kwota == null ? row.kwota + row.odsetki : row.odsetki'],
  ])('have a %s: %s', (kind, change) => {
    expect(changes).toContain(`${kind} ${change}`);
  });

  it('differ from the definition and from each other, and leave contracts and the place in the services list alone', () => {
    const texts = mutants.map((mutant) => JSON.stringify(mutant.definition));
    expect(new Set([...texts, JSON.stringify(definition)]).size).toBe(texts.length + 1);
    const [source] = mutants.filter(({ path }) => path.includes('response') || path[0] === 'slug' || path[0] === 'group');
    expect(source).toBeUndefined();
  });

  it('are sampled evenly and always the same', () => {
    const sample = sampleMutants(mutants, 10);
    expect(sample).toHaveLength(10);
    expect(sample).toEqual(sampleMutants(mutants, 10));
    expect(new Set(sample.map(({ kind }) => kind)).size).toBeGreaterThan(3);
    expect(sampleMutants(mutants, 10_000)).toEqual(mutants);
  });
});
