import { describe, expect, it } from 'vitest';
import { officeCalls } from '../openapi';
import { buildPack, layersOf, put, write } from './cases/sample-pack';
import { checkPack } from './check-pack';

describe('a call that an overlay has taken out of calls.json', () => {
  it('takes with it what makes it, and the session does not name it', () => {
    const response = { type: 'object', properties: {} };
    const form = {
      id: 'f',
      block: 'form',
      title: 'F',
      schema: { type: 'object', properties: {} },
      submit: { label: 'Wyślij', endpoint: '/reset', success: {} },
    };
    const screen = (slug: string, more: object) =>
      write(`screens/${slug}/screen.json`, {
        slug,
        route: `/${slug}`,
        title: slug,
        blocks: [{ id: 'a', block: 'text', text: 'Tekst' }],
        ...more,
      });
    const shared = { reset: { endpoint: '/reset', method: 'POST', response }, kontakt: { endpoint: '/kontakt', response } };
    const base = layersOf(
      buildPack([
        screen('logowanie', {}),
        screen('konto', {}),
        screen('reset', { blocks: [form] }),
        screen('kontakt', { sources: { k: { call: 'kontakt' } } }),
        ...Object.entries(shared).map(([name, call]) => put(`/calls/${name}`, call, 'calls.json')),
        put(
          '/session',
          { login: '/logowanie', home: '/konto', resetPassword: '/reset', ownAnswers: ['/logowanie', '/reset'] },
          'portal.json',
        ),
      ]),
    );
    const own = write('portal.json', { definitionVersion: 2, extends: 'okienko', id: 'sosnowka' });
    const whole = checkPack(buildPack([own], {}), base);
    expect(whole.pack?.services.map(({ slug }) => slug)).toEqual(['kontakt', 'konto', 'logowanie', 'reset', 'dochody']);
    const { pack, problems } = checkPack(buildPack([own, write('calls.json', { calls: { reset: null, kontakt: null } })], {}), base);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(pack?.services.map(({ slug }) => slug)).toEqual(['konto', 'logowanie', 'dochody']);
    expect(pack?.portal.session).toEqual({ login: '/logowanie', home: '/konto', ownAnswers: ['/logowanie'] });
    // The same holds for a service.
    const lost = checkPack(buildPack([own, write('calls.json', { calls: { lata: null } })], {}), base);
    expect(lost.pack?.services.map(({ slug }) => slug)).not.toContain('dochody');
  });

  it('keeps a screen that goes without what its office lacks: the source is missing, the block is left out', () => {
    const response = { type: 'array', items: { type: 'string' } };
    const call = (endpoint: string, more: object = {}) => ({ endpoint, response, ...more });
    const asks = (settings: object) => ({ sources: { s: { call: 'lista', ...settings } } });
    const form = (settings: object) => ({
      blocks: [
        { id: 'a', block: 'text', text: 'Tekst' },
        {
          id: 'f',
          block: 'form',
          title: 'F',
          submit: { label: 'Wyślij', endpoint: '/zapis', success: { message: 'Wysłano.' } },
          ...settings,
        },
      ],
    });
    const pays = (settings: object) => ({
      blocks: [
        { id: 'a', block: 'text', text: 'Tekst' },
        { id: 'w', block: 'widget', widget: 'placi', calls: { zleca: 'zapis', pyta: 'lista' }, ...settings },
      ],
    });
    const widgets = {
      placi: { description: 'Pays.', calls: { zleca: { description: 'Orders.' }, pyta: { description: 'Asks.', optional: true } } },
    };
    const screens = {
      wymaga: asks({}),
      obywa: asks({ dispensable: true }),
      milczy: asks({ onError: { silent: true } }),
      pusto: asks({ onError: { treatAsEmpty: true } }),
      wysyla: form({}),
      moze: form({ dispensable: true }),
      placi: pays({}),
      mozePlacic: pays({ dispensable: true }),
    };
    const base = layersOf(
      buildPack([
        ...Object.entries(screens).map(([slug, more]) =>
          write(`screens/${slug.toLowerCase()}/screen.json`, {
            slug: slug.toLowerCase(),
            route: `/${slug.toLowerCase()}`,
            title: slug,
            blocks: [{ id: 'a', block: 'text', text: 'Tekst' }],
            ...more,
          }),
        ),
        put('/calls/lista', call('/lista'), 'calls.json'),
        put('/calls/zapis', call('/zapis', { method: 'POST' }), 'calls.json'),
        put('/shell', { services: 'lista', start: '/wymaga' }, 'portal.json'),
      ]),
    );
    const own = { definitionVersion: 2, extends: 'okienko', id: 'sosnowka' };
    const kept = (removed: readonly string[], portal: object = own) => {
      const calls = Object.fromEntries(removed.map((id) => [id, null]));
      const surroundings = { widgets, userFields: {} };
      const { pack, problems } = checkPack(
        buildPack([write('portal.json', portal), write('calls.json', { calls })], {}),
        base,
        surroundings,
      );
      const errors = problems.filter(({ severity }) => severity === 'error').map(({ rule, place }) => `${rule} ${place.pointer}`);
      return { pack, errors, slugs: (pack?.services ?? []).map(({ slug }) => slug).filter((slug) => slug !== 'dochody') };
    };
    expect(kept([])).toMatchObject({
      errors: [],
      slugs: ['milczy', 'moze', 'mozeplacic', 'obywa', 'placi', 'pusto', 'wymaga', 'wysyla'],
    });
    const withoutList = kept(['lista']);
    expect(withoutList).toMatchObject({ errors: [], slugs: ['milczy', 'moze', 'mozeplacic', 'obywa', 'placi', 'pusto', 'wysyla'] });
    const sourceOf = (slug: string) => withoutList.pack?.services.find((service) => service.slug === slug)?.definition.sources?.s;
    for (const slug of ['milczy', 'obywa', 'pusto']) expect(sourceOf(slug)).toMatchObject({ endpoint: '/lista', response, missing: true });
    // The frame does without it, and begins elsewhere than at a screen that is left out.
    expect(withoutList.pack?.portal.shell).not.toHaveProperty('services');
    expect(withoutList.pack?.portal.shell).not.toHaveProperty('start');
    // No office is asked for it.
    expect(officeCalls(withoutList.pack ?? { calls: { calls: {} }, services: [] }).map(({ endpoint }) => endpoint)).not.toContain('/lista');
    const withoutSaving = kept(['zapis']);
    expect(withoutSaving).toMatchObject({ errors: [], slugs: ['milczy', 'moze', 'mozeplacic', 'obywa', 'pusto', 'wymaga'] });
    for (const slug of ['moze', 'mozeplacic'])
      expect(withoutSaving.pack?.services.find((service) => service.slug === slug)?.definition.blocks.map(({ id }) => id)).toEqual(['a']);
    // What one's own folder names is missed there.
    expect(kept(['lista'], { ...own, shell: { services: 'lista', start: '/wymaga' } }).errors).toEqual([
      'unknown-call /shell/services',
      'start-route /shell/start',
    ]);
  });
});
