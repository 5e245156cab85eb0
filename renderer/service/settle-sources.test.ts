import { describe, expect, it } from 'vitest';
import type { OfficeRequest, ServiceModel, SourceState } from '../../engine';
import { settleSources } from './settle-sources';

const empty: ServiceModel = {
  language: 'pl',
  polish: null,
  title: '',
  lead: null,
  params: [],
  inWidgets: [],
  apply: null,
  demands: {},
  blocks: [],
  pdf: null,
  leave: null,
};

function request(path: string): OfficeRequest {
  return { method: 'GET', path, query: {}, body: null, personal: false, signedIn: false };
}

/** A screen whose second source asks only when the first has answered. */
function resolveChain(sources: Readonly<Record<string, SourceState>>): ServiceModel {
  const years = sources.lata;
  return {
    ...empty,
    demands: {
      lata: { kind: 'send', request: request('/lata') },
      dane:
        years?.status === 'ready' ? { kind: 'send', request: request(`/dane/${String(years.data)}`) } : { kind: 'wait', for: 'sources' },
    },
  };
}

describe('settleSources', () => {
  it('goes on to the source that waits for another as soon as the other is known', () => {
    const asked: string[] = [];
    const { model, sources } = settleSources(
      resolveChain,
      (_, { path }) => {
        asked.push(path);
        return path === '/lata' ? { status: 'ready', data: 2026 } : { status: 'loading' };
      },
      null,
    );
    expect(asked).toContain('/dane/2026');
    expect(model.demands.dane).toEqual({ kind: 'send', request: request('/dane/2026') });
    expect(sources.dane).toEqual({ status: 'loading' });
  });

  it('keeps the same model while inputs and answers are the same', () => {
    const stateOf = (): SourceState => ({ status: 'loading' });
    const first = settleSources(resolveChain, stateOf, null);
    expect(settleSources(resolveChain, stateOf, first)).toBe(first);
  });

  it('ends when the states never settle', () => {
    let answer = 0;
    const { model } = settleSources(
      resolveChain,
      () => {
        answer += 1;
        return { status: 'ready', data: answer };
      },
      null,
    );
    expect(Object.keys(model.demands)).toEqual(['lata', 'dane']);
  });
});
