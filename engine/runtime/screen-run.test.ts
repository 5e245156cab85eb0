import { describe, expect, it } from 'vitest';
import { buildContext, buildService } from '../authoring/compile/build-service-for-tests';
import { createCel } from '../cel';
import { createEvaluator } from '../expressions';
import type { OfficeRequest } from '../requests/office-call';
import type { SourceState } from '../screen/source-state';
import { planScreen } from './plan-screen';
import { type Plan, runScreen, settleScreen } from './screen-run';

const call = (endpoint: string) => ({ endpoint, response: {} });

/** A screen whose second source asks only when the first has answered, and whose third depends on nothing. */
const service = buildService({
  blocks: [],
  sources: {
    lata: call('/lata'),
    dane: { ...call('/dane'), query: { rok: '=lata' } },
    uwagi: call('/uwagi'),
  },
});
const evaluate = createEvaluator(createCel());
const plan: Plan = (sources) => planScreen(service, { typed: {}, applied: null }, sources, evaluate, buildContext());
const loading: SourceState = { status: 'loading' };

describe('a screen that is settled', () => {
  it('goes on to the source that waits for another as soon as the other is known', () => {
    const { plan: settled, sources } = settleScreen(plan, (id) => (id === 'lata' ? { status: 'ready', data: 2026 } : loading), null);
    expect(settled.demands.dane).toMatchObject({ kind: 'send', request: { path: '/dane', query: { rok: '2026' } } });
    expect(sources.dane).toEqual(loading);
  });

  it('keeps the same plan while inputs and answers are the same', () => {
    const first = settleScreen(plan, () => ({ status: 'loading' }), null);
    expect(settleScreen(plan, () => ({ status: 'loading' }), first)).toBe(first);
    const data = [1];
    const second = settleScreen(plan, () => ({ status: 'ready', data }), first);
    expect(settleScreen(plan, () => ({ status: 'ready', data }), second)).toBe(second);
    expect(settleScreen(plan, () => ({ status: 'ready', data: [1] }), second)).not.toBe(second);
  });

  it('ends when the states never settle', () => {
    let answer = 0;
    const otherEachTime = (): SourceState => {
      answer += 1;
      return { status: 'ready', data: answer };
    };
    const { plan: settled } = settleScreen(plan, otherEachTime, null);
    expect(Object.keys(settled.demands)).toEqual(['lata', 'dane', 'uwagi']);
  });

  it('changes nothing of an earlier plan when more becomes known', () => {
    const first = plan({});
    const before = structuredClone({ scope: first.screen.scope, readiness: first.screen.readiness });
    plan({ lata: { status: 'ready', data: 2026 } });
    expect({ scope: first.screen.scope, readiness: first.screen.readiness }).toEqual(before);
  });
});

describe('a source whose condition is false', () => {
  const conditional = (onError: object): Plan => {
    const screen = buildService({
      blocks: [{ id: 'rekord', block: 'record', title: 'Dane', of: '=dane', fields: [], whenEmpty: 'Nic' }],
      sources: { lata: call('/lata'), dane: { ...call('/dane'), when: '=lata > 2026', ...onError } },
    });
    return (sources) => planScreen(screen, { typed: {}, applied: null }, sources, evaluate, buildContext());
  };
  const readiness = (onError: object, lata: SourceState) => conditional(onError)({ lata }).screen.readiness.get('source:dane')?.status;
  const known: SourceState = { status: 'ready', data: 2025 };

  it('is empty for what reads it where it may be, as if its call had failed', () => {
    expect(readiness({ onError: { treatAsEmpty: true } }, known)).toBe('ready');
    expect(conditional({ onError: { treatAsEmpty: true } })({ lata: known }).demands.dane).toEqual({ kind: 'wait', for: 'condition' });
  });

  it('is waited for where it may not be empty, and as long as the condition cannot be told', () => {
    expect(readiness({}, known)).toBe('waiting');
    expect(readiness({ onError: { treatAsEmpty: true } }, loading)).toBe('loading');
  });
});

describe('a source whose office says by its number that there is nothing', () => {
  const list = buildService({
    blocks: [{ id: 'rekord', block: 'record', title: 'Dane', of: '=dane', fields: [] }],
    sources: { dane: { ...call('/dane'), onError: { kod: { '1': { treatAsEmpty: true }, '2': { final: true } } } } },
  });
  const stateOf = (status: number, kod: string) => {
    const dane: SourceState = { status: 'error', error: { kind: 'office', status, kod, opis: 'Nie działa' } };
    return planScreen(list, { typed: {}, applied: null }, { dane }, evaluate, buildContext()).screen.readiness.get('source:dane');
  };

  it.each([200, 400, 404, 409, 410, 422])('is empty with status %i, and final where it says so', (status) => {
    expect(stateOf(status, '1')).toEqual({ status: 'ready' });
    expect(stateOf(status, '2')).toEqual({ status: 'error', message: 'Nie działa', retry: ['dane'], final: true });
  });

  it.each([408, 425, 429, 500, 502, 503, 504])('is a failure with status %i, and another try may bring it [ERR-18]', (status) => {
    for (const kod of ['1', '2']) expect(stateOf(status, kod)).toEqual({ status: 'error', message: 'Nie działa', retry: ['dane'] });
  });
});

describe('a source whose office does not know what it is asked for, and says so by the status alone', () => {
  const readinessFor = (onError: object, error: object) => {
    const screen = buildService({
      blocks: [{ id: 'rekord', block: 'record', title: 'Dane', of: '=dane', fields: [] }],
      sources: { dane: { ...call('/dane'), onError } },
    });
    const dane: SourceState = { status: 'error', error: { kind: 'http', status: 404, kod: null, opis: null, ...error } };
    return planScreen(screen, { typed: {}, applied: null }, { dane }, evaluate, buildContext()).screen.readiness.get('source:dane');
  };
  const final = { status: 'error', retry: ['dane'], final: true };

  it('is told once and for all, after the words for any failure', () => {
    for (const status of [404, 410]) expect(readinessFor({}, { status })).toEqual({ ...final, message: 'errors.notFound' });
    expect(readinessFor({ message: 'Nie pobrano.' }, {})).toEqual({ ...final, message: 'Nie pobrano. errors.notFound' });
    expect(readinessFor({}, { kind: 'office', opis: 'Nie ma tego.' })).toEqual({ ...final, message: 'Nie ma tego.' });
  });

  it('is judged by its number where it has one, and is empty or silent where the screen goes without it', () => {
    expect(readinessFor({}, { kind: 'office', kod: '7', opis: 'Nie teraz.' })).toEqual({
      status: 'error',
      message: 'Nie teraz.',
      retry: ['dane'],
    });
    expect(readinessFor({ treatAsEmpty: true }, {})).toEqual({ status: 'ready' });
    expect(readinessFor({ silent: true }, {})).toEqual({ status: 'silent' });
  });

  it('is not what other statuses say', () => {
    for (const status of [400, 403, 405, 500])
      expect(readinessFor({}, { status })).toEqual({ status: 'error', message: 'errors.http', retry: ['dane'] });
  });
});

describe('a screen that is run', () => {
  /** The office, whose answers come when they are let through. */
  function office() {
    const answers = new Map<string, SourceState>();
    const waiting = new Map<string, () => void>();
    const sent: string[] = [];
    return {
      sent,
      stateOf: (id: string) => answers.get(id) ?? loading,
      send: (id: string, { query }: OfficeRequest) => {
        sent.push([id, ...Object.values(query)].join(' '));
        return new Promise<void>((resolve) => waiting.set(id, resolve));
      },
      async answer(id: string, state: SourceState) {
        answers.set(id, state);
        waiting.get(id)?.();
        await new Promise((resolve) => setTimeout(resolve));
      },
    };
  }

  it('sends a call that depends on an answer as soon as that answer is there, each call once, and ends with the last', async () => {
    const { sent, stateOf, send, answer } = office();
    let isOver = false;
    const run = runScreen(plan, stateOf, send).then(() => {
      isOver = true;
    });
    expect(sent).toEqual(['lata', 'uwagi']);
    await answer('lata', { status: 'ready', data: 2026 });
    expect(sent).toEqual(['lata', 'uwagi', 'dane 2026']);
    await answer('dane', { status: 'ready', data: {} });
    expect(isOver).toBe(false);
    await answer('uwagi', { status: 'error', error: { kind: 'network', status: null, kod: null, opis: null } });
    await run;
    expect(sent).toEqual(['lata', 'uwagi', 'dane 2026']);
  });

  it('sends nothing that waits for a call that failed', async () => {
    const { sent, stateOf, send, answer } = office();
    const run = runScreen(plan, stateOf, send);
    await answer('lata', { status: 'error', error: { kind: 'office', status: 500, kod: '77', opis: null } });
    await answer('uwagi', { status: 'ready', data: {} });
    await run;
    expect(sent).toEqual(['lata', 'uwagi']);
  });
});
