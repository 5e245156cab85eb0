import { describe, expect, it } from 'vitest';
import { buildContext, buildService } from '../../authoring/compile/build-service-for-tests';
import { createEvaluator } from '../../expressions';
import { resolveService } from '../../runtime/resolve-service';

describe('a browser of files', () => {
  const browser: Parameters<typeof buildService>[0] = {
    sources: { drzewo: { endpoint: '/drzewo', response: {} } },
    blocks: [
      {
        id: 'pliki',
        block: 'browser',
        title: 'Pliki',
        root: '=drzewo',
        name: 'nazwaMenu',
        folders: 'katalogi',
        files: { list: 'pliki', name: 'nazwa', extension: 'rozszerzenie', link: 'link' },
        pages: { list: 'strony', name: 'nazwa', link: 'link' },
        fileBase: '=config.adresEUrzedu',
        empty: 'Nic',
      },
    ],
  };
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
});
