import { describe, expect, it } from 'vitest';
import { buildContext } from '../authoring/compile/build-service-for-tests';
import { answer, resolve, type TestedDefinition } from './screen-for-tests';

describe('what the screen before hands over', () => {
  const page: TestedDefinition = {
    state: { nazwaPliku: { schema: { type: 'string' }, valid: "=state.nazwaPliku != ''", otherwise: '/strona-glowna' } },
    sources: { strona: { endpoint: '/strona', query: { nazwaPliku: '=state.nazwaPliku' }, response: {} } },
    heading: '=strona.tytul',
    blocks: [{ id: 'tresc', block: 'content', html: '=strona.html' }],
  };

  it('is needed: without it the screen leads where its definition says', () => {
    expect(resolve(page, {}).leave).toEqual({ goTo: '/strona-glowna', message: null });
    expect(resolve(page, {}, {}, null, buildContext({ state: { nazwaPliku: '' } })).leave).toEqual({
      goTo: '/strona-glowna',
      message: null,
    });
    expect(resolve(page, {}, {}, null, buildContext({ state: { nazwaPliku: 'o-gminie' } })).leave).toBeNull();
  });

  it('is asked with: a screen that is left for the lack of it calls nothing', () => {
    const context = buildContext({ state: { nazwaPliku: 'o-gminie' } });
    expect(resolve(page, {}).demands.strona).toMatchObject({ kind: 'wait' });
    expect(resolve(page, {}, {}, null, context).demands.strona).toMatchObject({
      kind: 'send',
      request: { query: { nazwaPliku: 'o-gminie' } },
    });
  });

  it('is judged once it is known for whom the user acts, as just after a reload it is not', () => {
    const card: TestedDefinition = {
      access: { protected: true },
      state: { karta: { schema: { type: 'object' }, valid: '=state.karta.czyInstytucja == subject.institution', otherwise: '/lista' } },
      blocks: [],
    };
    const state = { karta: { czyInstytucja: false } };
    const person = { name: 'Anna', institution: false, nip: null, pesel: '79041298022' };
    const leaveOf = (subject: typeof person | null, handedOver: object = state) =>
      resolve(card, {}, {}, null, buildContext({ state: { ...handedOver }, signedIn: true, subject })).leave;
    expect(leaveOf(null)).toBeNull();
    expect(leaveOf(person)).toBeNull();
    expect(leaveOf({ ...person, institution: true })).toEqual({ goTo: '/lista', message: null });
    expect(leaveOf(null, {})).toEqual({ goTo: '/lista', message: null });
  });

  it('is refused when it is of another type than the definition declares', () => {
    const card: TestedDefinition = {
      state: {
        karta: {
          schema: { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } },
          otherwise: '/lista',
        },
      },
      sources: { raty: { endpoint: '/raty', query: { id: '=state.karta.id' }, response: {} } },
      blocks: [],
    };
    const opened = (karta: unknown) => resolve(card, {}, {}, null, buildContext({ state: { karta } }));
    expect(opened({ id: 7, more: 'x' }).leave).toBeNull();
    for (const wrong of [{ id: 'x' }, { id: '7' }, { id: 7.5 }, { id: 0 }, { id: null }, {}, [], 'x', 7, [7]]) {
      expect(opened(wrong).leave, JSON.stringify(wrong)).toEqual({ goTo: '/lista', message: null });
      expect(opened(wrong).demands.raty).toMatchObject({ kind: 'wait' });
    }
  });

  it('may stand in the address for a new tab, where the definition allows it; what was handed over comes first [MENU-08]', () => {
    const inAddress: TestedDefinition = { ...page, state: { nazwaPliku: { schema: { type: 'string' }, otherwise: '/', inAddress: true } } };
    const asked = (context: Parameters<typeof buildContext>[0]) => resolve(inAddress, {}, {}, null, buildContext(context)).demands.strona;
    const address = { nazwaPliku: 'o-gminie' };
    expect(asked({ address })).toMatchObject({ request: { query: { nazwaPliku: 'o-gminie' } } });
    expect(asked({ address, state: { nazwaPliku: 'godziny' } })).toMatchObject({ request: { query: { nazwaPliku: 'godziny' } } });
    expect(resolve(page, {}, {}, null, buildContext({ address })).leave).toEqual({ goTo: '/strona-glowna', message: null });
  });

  it('leads to an answer whose words become the heading', () => {
    const context = buildContext({ state: { nazwaPliku: 'o-gminie' } });
    expect(resolve(page, {}, {}, null, context).title).toBe('Próba');
    expect(resolve(page, { strona: answer({ tytul: 'O gminie', html: '<p>Lasy</p>' }) }, {}, null, context)).toMatchObject({
      title: 'O gminie',
      blocks: [{ block: 'content', html: '<p>Lasy</p>' }],
    });
  });
});
