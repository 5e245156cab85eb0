import { describe, expect, it } from 'vitest';
import { hostileTargets } from './hostile-targets-for-tests';
import { classifyLink, type SafeLink } from './safe-link';

const portal = 'https://portal.brzezie.example';

describe('classifyLink', () => {
  it.each<[string, string | null, SafeLink]>([
    ['/kontakt', null, { kind: 'route', path: '/kontakt' }],
    ['/uslugi/odczyt?rok=2026#tabela', 'STRONA_WBUDOWANA', { kind: 'route', path: '/uslugi/odczyt?rok=2026#tabela' }],
    [`${portal}/kontakt`, 'LINK', { kind: 'route', path: '/kontakt' }],
    ['godziny-pracy.html', 'STRONA_WLASNA', { kind: 'page', fileName: 'godziny-pracy.html' }],
    ['aktualności/święto gminy.html', 'STRONA_WLASNA', { kind: 'page', fileName: 'aktualności/święto gminy.html' }],
    ['godziny-pracy.html', null, { kind: 'page', fileName: 'godziny-pracy.html' }],
    ['https://www.gov.pl/web/profilzaufany', 'LINK', { kind: 'external', href: 'https://www.gov.pl/web/profilzaufany' }],
    ['bip.brzezie.example/menu', 'LINK', { kind: 'external', href: 'https://bip.brzezie.example/menu' }],
    ['www.brzezie.example', null, { kind: 'external', href: 'https://www.brzezie.example/' }],
    ['http://stara-strona.example/', null, { kind: 'external', href: 'http://stara-strona.example/' }],
    ['/e-urzad/odpady/regulamin.pdf', null, { kind: 'external', href: `${portal}/e-urzad/odpady/regulamin.pdf` }],
    ['mailto:urzad@brzezie.example?subject=Odpady', null, { kind: 'external', href: 'mailto:urzad@brzezie.example?subject=Odpady' }],
    ['tel:+48225550100', null, { kind: 'external', href: 'tel:+48225550100' }],
    ['webcal://kalendarz.example/odpady.ics?ulica=1', 'LINK', { kind: 'external', href: 'webcal://kalendarz.example/odpady.ics?ulica=1' }],
    ['webcal://jan@zly.example/a.ics', null, { kind: 'refused' }],
    ['webcal:zly.ics', null, { kind: 'refused' }],
    [' /kontakt\n', null, { kind: 'route', path: '/kontakt' }],
  ])('%j of kind %s leads to %j', (target, kind, link) => {
    expect(classifyLink(target, kind, portal)).toEqual(link);
  });

  it('opens only built-in pages as built-in pages', () => {
    expect(classifyLink('https://www.gov.pl/', 'STRONA_WBUDOWANA', portal)).toEqual({ kind: 'refused' });
    expect(classifyLink('/e-urzad/plik.pdf', 'STRONA_WBUDOWANA', portal)).toEqual({ kind: 'refused' });
  });

  it('opens a lookalike as the site that it is', () => {
    expect(classifyLink('https://portal.brzezie.example.zly.example/', 'LINK', portal)).toEqual({
      kind: 'external',
      href: 'https://portal.brzezie.example.zly.example/',
    });
    expect(classifyLink('https://pоrtal.brzezie.example/', 'LINK', portal)).toEqual({
      kind: 'external',
      href: 'https://xn--prtal-jye.brzezie.example/',
    });
  });
});

describe('hostile targets', () => {
  it('has at least sixty', () => {
    expect(new Set(hostileTargets).size).toBeGreaterThanOrEqual(60);
  });

  it.each(hostileTargets.flatMap((target) => [null, 'LINK', 'STRONA_WLASNA', 'STRONA_WBUDOWANA'].map((kind) => [target, kind] as const)))(
    '%j of kind %s runs nothing and stays where it says',
    (target, kind) => {
      const link = classifyLink(target, kind, portal);
      if (link.kind === 'route') expect(new URL(link.path, portal).origin).toBe(portal);
      if (link.kind === 'page') expect(link.fileName).not.toMatch(/^[/\\]|:|\.\.|[\t\n]/);
      // None of them names an address that may be opened: whatever the parser made of one is not what a reader sees.
      expect(link.kind).not.toBe('external');
    },
  );
});
