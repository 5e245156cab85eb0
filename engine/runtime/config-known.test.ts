import { describe, expect, it } from 'vitest';
import { buildContext } from '../authoring/compile/build-service-for-tests';
import { resolve, type TestedDefinition } from './screen-for-tests';

const screen: TestedDefinition = {
  sources: {
    zwykle: { endpoint: '/zwykle', response: {} },
    wprost: { endpoint: '/wprost', query: { czyProbka: '=config.czyProbka' }, response: {} },
    warunek: { endpoint: '/warunek', when: '=config.czyProbka == true', response: {} },
    przezWartosc: { endpoint: '/wartosc', query: { czyProbka: '=values.druga' }, response: {} },
  },
  values: { pierwsza: '=config.czyProbka', druga: '=values.pierwsza' },
  blocks: [{ id: 'lista', block: 'text', text: { text: '{{x}}', values: { x: { value: '=wprost.x' } } } }],
};

describe('a call that reads the configuration of the office', () => {
  const opened = (configKnown: boolean | undefined) =>
    resolve(screen, {}, {}, null, buildContext({ config: { czyProbka: true }, ...(configKnown === undefined ? {} : { configKnown }) }));

  it('waits while the office has not answered about it; others go out', () => {
    const { demands, blocks } = opened(false);
    expect(demands.zwykle).toMatchObject({ kind: 'send' });
    for (const id of ['wprost', 'warunek', 'przezWartosc']) expect(demands[id]).toEqual({ kind: 'wait', for: 'configuration' });
    expect(blocks[0]).toMatchObject({ state: { status: 'loading' } });
  });

  it.each([true, undefined])('goes out with what it says once it is known (%s)', (known) => {
    const { demands } = opened(known);
    for (const id of ['wprost', 'warunek', 'przezWartosc']) expect(demands[id]).toMatchObject({ kind: 'send' });
    expect(demands.wprost).toMatchObject({ request: { query: { czyProbka: 'true' } } });
  });
});
