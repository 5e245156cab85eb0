import { describe, expect, it } from 'vitest';
import { buildService } from '../authoring/compile/build-service-for-tests';
import type { Block } from '../language/language.generated';
import type { SourceState } from '../screen/source-state';
import { answer, failed, resolve, type TestedDefinition } from './screen-for-tests';

const isEmpty = '=size(lista) == 0';
const isFilled = '=size(lista) > 0';
const links: Block = {
  id: 'brak',
  block: 'links',
  title: 'Nie ma',
  visible: '=pierwszy == null',
  items: [{ id: 'a', label: 'A', goTo: '/' }],
};
const withBlocks = (...blocks: TestedDefinition['blocks']): TestedDefinition => ({
  sources: {
    lista: { endpoint: '/lista', response: { type: 'array', items: { type: 'object' } } },
    pierwszy: { endpoint: '/pierwszy', response: { type: 'object' } },
  },
  blocks,
});
const shown = (definition: TestedDefinition, sources: Readonly<Record<string, SourceState>>) =>
  resolve(definition, sources).blocks.map((block) => `${block.id} ${block.block} ${'state' in block ? block.state.status : 'drawn'}`);
const error: SourceState = { status: 'error', error: failed };
const loading: SourceState = { status: 'loading' };

describe('a block whose condition reads an answer', () => {
  it('without words of its own stands there only when the answer is there, and for a failed one a notice tells it', () => {
    const screen = withBlocks(links);
    expect(shown(screen, { pierwszy: answer(null) })).toEqual(['brak links drawn']);
    expect(shown(screen, { pierwszy: answer({ nazwa: 'a' }) })).toEqual([]);
    expect(shown(screen, { pierwszy: loading })).toEqual([]);
    expect(shown(screen, { pierwszy: error })).toEqual(['brak notice error']);
    expect(resolve(screen, { pierwszy: error }).blocks[0]).toMatchObject({ state: { message: 'Baza nie odpowiada', retry: ['pierwszy'] } });
  });

  it('is told once for all that wait for the same answer, and not at all where another block tells it', () => {
    const screen = withBlocks(
      { id: 'pusto', block: 'notice', text: 'Nic tu nie ma', visible: isEmpty },
      {
        id: 'tabela',
        block: 'table',
        title: 'Lista',
        rows: '=lista',
        columns: [{ id: 'nazwa', label: 'Nazwa' }],
        whenEmpty: 'Nic',
        visible: isFilled,
      },
      { id: 'sekcja', block: 'section', title: 'Więcej', visible: isFilled, blocks: [{ id: 'opis', block: 'text', text: 'Opis' }] },
    );
    expect(shown(screen, { lista: error })).toEqual(['tabela notice error']);
    const told = withBlocks(...screen.blocks, {
      id: 'suma',
      block: 'record',
      title: 'Pierwszy',
      of: '=lista[0]',
      fields: [{ id: 'nazwa', label: 'Nazwa' }],
    });
    expect(shown(told, { lista: error })).toEqual(['suma record error']);
    expect(shown(screen, { lista: answer([]) })).toEqual(['pusto notice ready']);
    expect(shown(screen, { lista: answer([{ nazwa: 'a' }]) })).toEqual(['tabela table ready', 'sekcja section drawn']);
  });

  const news: Block = { id: 'nowe', block: 'notice', text: 'Są nowe', visible: isFilled };
  const section: Block = {
    id: 'sekcja',
    block: 'section',
    title: 'Lista',
    visible: isFilled,
    blocks: [{ id: 'opis', block: 'text', text: 'Opis' }],
  };

  it('that only says something about an answer leaves its failure to the place of what is missing, wherever that stands', () => {
    const first: Block = { id: 'obok', block: 'text', text: 'Obok', visible: '=pierwszy == null' };
    expect(shown(withBlocks(news, first, section), { lista: error, pierwszy: answer(null) })).toEqual([
      'obok text ready',
      'sekcja notice error',
    ]);
    const held: Block = { id: 'calosc', block: 'section', title: 'Całość', blocks: [section] };
    const inside = resolve(withBlocks(news, held), { lista: error }).blocks;
    expect(inside).toMatchObject([{ id: 'calosc', blocks: [{ id: 'sekcja', state: { status: 'error' } }] }]);
  });

  it('tells a failure itself where it says something about more than what is missing, or nothing else is', () => {
    const both: Block = { id: 'nowe', block: 'notice', text: 'Są nowe', visible: '=size(lista) > 0 && pierwszy != null' };
    expect(shown(withBlocks(news), { lista: error })).toEqual(['nowe notice error']);
    expect(shown(withBlocks(both, section), { lista: answer([{ nazwa: 'a' }]), pierwszy: error })).toEqual([
      'nowe notice error',
      'sekcja section drawn',
    ]);
  });

  it('is left out where the answer may fail silently', () => {
    const { sources = {}, ...rest } = withBlocks(links);
    const silent = { ...rest, sources: { ...sources, pierwszy: { endpoint: '/pierwszy', response: {}, onError: { silent: true } } } };
    expect(shown(silent, { pierwszy: error })).toEqual([]);
  });

  it('brings the part that draws notices, where it may need one', () => {
    expect(buildService(withBlocks(links)).blockKinds).toEqual(['links', 'notice']);
    expect(buildService(withBlocks({ ...links, visible: '=subject != null' })).blockKinds).toEqual(['links']);
  });
});
