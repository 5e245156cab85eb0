// What becomes of the portal before an office that lacks a call: each call of calls.json in turn is taken out by an overlay.
import { expect, it } from 'vitest';
import { portalSurroundings } from '../custom-widgets/surroundings';
import { createChecker } from '../engine/authoring';
import { readDefinitions } from '../scripts/definitions/definitions-folder';

const { files } = readDefinitions('definitions');
const base = { layers: [{ name: 'okienko', files }], lack: null };
const checker = createChecker();
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const own = { definitionVersion: 2, extends: 'okienko', id: 'sosnowka' };

/** The portal of an overlay whose office lacks these calls. */
function portalWithout(lacked: readonly string[]) {
  const calls = Object.fromEntries(lacked.map((id) => [id, null]));
  const overlay = new Map([
    ['portal.json', bytes(own)],
    ['calls.json', bytes({ calls })],
  ]);
  const { pack, problems } = checker.check(overlay, base, portalSurroundings);
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ rule, place }) => `${rule} ${place.pointer}`);
  return { pack, errors, slugs: (pack?.services ?? []).map(({ slug }) => slug) };
}

const whole = portalWithout([]);
// Every third one; all with OKIENKO_FULL=1.
const isWhole = process.env.OKIENKO_FULL === '1';
const ids = Object.keys(whole.pack?.calls.calls ?? {});

// Screens that hold much: what one call gives is never all of it.
const gathering = ['strona-glowna', 'moje-sprawy', 'panel-uzytkownika', 'logowanie'];
// Without these there is no session: who is signed in, and the login itself.
const needed: Readonly<Record<string, readonly string[]>> = {
  token: ['session-route /session/login'],
  informacjeUzytkownika: ['session-route /session/home'],
};

it('stands without any one of its calls but the login and who is signed in, and loses no screen that gathers what several calls give', () => {
  expect(whole.errors).toEqual([]);
  expect(ids.length).toBeGreaterThan(60);
  for (const id of ids.filter((_, place) => isWhole || place % 3 === 0)) {
    const { errors, slugs } = portalWithout([id]);
    if (needed[id]) expect(errors, id).toEqual(expect.arrayContaining([...needed[id]]));
    else expect({ id, errors, gathering: gathering.filter((slug) => !slugs.includes(slug)) }).toEqual({ id, errors: [], gathering: [] });
  }
});

it('loses with a call what cannot be without it, and no more', () => {
  const lost = (id: string) => {
    const { slugs } = portalWithout([id]);
    return whole.slugs.filter((slug) => !slugs.includes(slug));
  };
  expect(lost('szkice')).toEqual([]);
  expect(lost('usuniecieKonta')).toEqual([]);
  expect(lost('kontakt')).toEqual(['kontakt']);
  expect(lost('podmiotTelefon')).toEqual([]);
  expect(lost('elementyDochodzenia')).toEqual([]);
  expect(lost('historiaPlatnosci')).toEqual(['historia-platnosci-internetowych']);
  expect(lost('rejestracja')).toEqual(['rejestracja']);
  expect(lost('konfiguracja2Fa')).toEqual(['uwierzytelnianie-dwuetapowe']);
});
