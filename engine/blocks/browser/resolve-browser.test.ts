import { describe, expect, it } from 'vitest';
import { buildContext, buildService } from '../../authoring/compile/build-service-for-tests';
import { createEvaluator } from '../../expressions';
import type { Block } from '../../language/language.generated';
import { resolveService } from '../../runtime/resolve-service';

describe('a browser of files', () => {
  const plain: Extract<Block, { block: 'browser' }> = {
    id: 'pliki',
    block: 'browser',
    title: 'Pliki',
    root: '=drzewo',
    name: 'nazwaMenu',
    folders: 'katalogi',
    files: { list: 'pliki', name: 'nazwa', extension: 'rozszerzenie', link: 'link' },
    pages: { list: 'strony', name: 'nazwa', link: 'link' },
    fileBase: '=config.adresEUrzedu',
    whenEmpty: 'Nic',
  };
  const sources = { drzewo: { endpoint: '/drzewo', response: {} } };
  const browser: Parameters<typeof buildService>[0] = { sources, blocks: [plain] };
  const addresses = (link: string, config: Readonly<Record<string, unknown>>) => {
    const data = { nazwaMenu: 'Pliki', katalogi: [], strony: [], pliki: [{ nazwa: 'A', rozszerzenie: 'pdf', link }] };
    const [block] = resolveService(
      buildService(browser),
      { typed: {}, applied: null },
      { drzewo: { status: 'ready', data } },
      createEvaluator(null),
      buildContext({ config }),
    ).blocks;
    return block?.block === 'browser' ? block.root?.files.map((file) => file.address) : [];
  };

  it('puts the base of the office before a link, which cannot change the host', () => {
    const config = { adresEUrzedu: 'https://e-urzad.example/' };
    expect(addresses('wniosek.pdf', config)).toEqual(['https://e-urzad.example/wniosek.pdf']);
    expect(addresses('//zly.example/a.pdf', config)).toEqual(['https://e-urzad.example/zly.example/a.pdf']);
    expect(addresses('.zly.example', config)).toEqual(['https://e-urzad.example/.zly.example']);
  });

  it('has no address for a file while the base is not known', () => {
    expect(addresses('//zly.example/a.pdf', {})).toEqual([null]);
  });

  it('names in another language than the page carry it, and pages of the office their day', () => {
    const block = { ...plain, language: 'jezyk', pages: { list: 'strony', name: 'nazwa', link: 'link', day: 'data' } };
    const data = {
      nazwaMenu: 'Files',
      jezyk: 'en',
      katalogi: [{ nazwaMenu: 'Podatki', jezyk: 'pl', katalogi: [], strony: [], pliki: [] }],
      strony: [
        { nazwa: 'Jarmark', link: 'jarmark.html', data: '2026-11-16', jezyk: 'pl' },
        { nazwa: 'Accounts', link: 'rachunki.html', data: 'wkrótce' },
      ],
      pliki: [{ nazwa: 'Wniosek', rozszerzenie: 'pdf', link: 'wniosek.pdf', jezyk: 'pl' }],
    };
    const [model] = resolveService(
      buildService({ sources, blocks: [block] }),
      { typed: {}, applied: null },
      { drzewo: { status: 'ready', data } },
      createEvaluator(null),
      buildContext({ language: 'en' }),
    ).blocks;
    expect(model).toMatchObject({
      root: {
        language: null,
        folders: [{ name: 'Podatki', language: 'pl' }],
        pages: [
          { name: 'Jarmark', day: '16.11.2026', language: 'pl' },
          { name: 'Accounts', day: null, language: null },
        ],
        files: [{ name: 'Wniosek', language: 'pl' }],
      },
    });
  });
});
