import { describe, expect, it } from 'vitest';
import { buildContext } from '../authoring/compile/build-service-for-tests';
import type { Source } from '../language/language.generated';
import type { SourceState } from '../screen/source-state';
import { answer, failed, resolve, type TestedDefinition } from './screen-for-tests';

/** A notice with a condition, and below it a text, a form and a widget that waits for its settings. */
const screenWith = (visible: string, source: Partial<Source> = {}): TestedDefinition => ({
  sources: { sprawy: { endpoint: '/sprawy', response: {}, ...source } },
  params: { rok: { control: 'text', label: 'Rok', default: { value: '2026' } } },
  values: { otwarte: '=size(sprawy.lista)', zeSlowem: '=config.slowo' },
  blocks: [
    { id: 'uwaga', block: 'notice', visible, text: 'Uwaga' },
    { id: 'tekst', block: 'text', text: 'Tekst' },
    {
      id: 'formularz',
      block: 'form',
      title: 'F',
      schema: { type: 'object', properties: { telefon: { type: 'string' } } },
      submit: { label: 'Wyślij', endpoint: '/zapis', success: {} },
    },
    { id: 'widget', block: 'widget', widget: 'w', waits: true },
  ],
});

/** What stands there, each block with how far it is. */
const shown = (definition: TestedDefinition, states: Readonly<Record<string, SourceState>> = {}, context = buildContext()) =>
  resolve(definition, states, {}, null, context).blocks.map((block) => `${block.id} ${'state' in block ? block.state.status : ''}`.trim());

const held = ['tekst ready', 'formularz loading', 'widget loading'];
const free = ['tekst ready', 'formularz ready', 'widget ready'];

describe('what is filled in', () => {
  it('waits while nobody knows whether a block above it is to be shown, so that it does not move from under a finger', () => {
    const screen = screenWith('=values.otwarte > 0');
    expect(shown(screen)).toEqual(held);
    expect(shown(screen, { sprawy: answer({ lista: [] }) })).toEqual(free);
    expect(shown(screen, { sprawy: answer({ lista: [1] }) })).toEqual(['uwaga ready', ...free]);
  });

  it('waits for the settings of the office that such a condition reads, also through a value', () => {
    for (const visible of ['=config.slowo == "tak"', '=values.zeSlowem == "tak"']) {
      const at = (configKnown: boolean, slowo: string) => shown(screenWith(visible), {}, buildContext({ config: { slowo }, configKnown }));
      expect(at(false, 'nie')).toEqual(held);
      expect(at(true, 'nie')).toEqual(free);
      expect(at(true, 'tak')).toEqual(['uwaga ready', ...free]);
    }
  });

  it('does not wait for a help, for what has failed, or for what follows from a choice on the screen', () => {
    expect(shown(screenWith('=values.otwarte > 0', { onError: { silent: true } }))).toEqual(free);
    expect(shown(screenWith('=params.rok == "2026" && values.otwarte > 0'))).toEqual(free);
    const failing = shown(screenWith('=values.otwarte > 0'), { sprawy: { status: 'error', error: failed } });
    expect(failing).toContain('formularz ready');
  });

  it('does not wait for what stands below it', () => {
    const { blocks = [], ...rest } = screenWith('=values.otwarte > 0');
    expect(shown({ ...rest, blocks: [...blocks.slice(1), ...blocks.slice(0, 1)] })).toEqual(free);
  });
});
