// Adds a language by files of texts alone, to a copy of the project in which no code is changed.
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portalSurroundings } from '../../custom-widgets/surroundings';
import { checkPack, readScenarios, scenarioSetting } from '../../engine/authoring';
import { runScenario } from '../../engine/scenarios';
import { readDefinitionsFolder } from '../../scripts/definitions/definitions-folder';
import { type AccountCaller, origin, registrationOf } from '../office/account-caller';
import type { DatabaseOffice } from '../office/database-office';
import { temporaryFolder } from '../office/run-office';
import { readPdf } from '../read-pdf';
import { addCzech, addCzechOffice, czech } from './czech-texts';

const project = temporaryFolder();
const at = (...path: string[]) => join(project.path, ...path);
const rooms = [
  'custom-widgets',
  'engine',
  'portal',
  'renderer',
  'sample-office',
  'scripts',
  'server',
  'tests/office',
  'tests/kept-packs.ts',
];

beforeAll(() => {
  cpSync('definitions', at('definitions'), { recursive: true });
  addCzech(at('definitions'));
});
afterAll(() => project.remove());

const checked = () => checkPack(readDefinitionsFolder(at('definitions')), undefined, portalSurroundings);
const findings = () => checked().problems.map(({ rule, place, expected }) => ({ rule, file: place.file, expected }));

/** Runs a function while a file of texts is changed. */
function without<Seen>(file: string, key: string | null, look: () => Seen): Seen {
  const text = readFileSync(at(file), 'utf8');
  const { [key ?? '']: _left, ...rest } = JSON.parse(text);
  if (key === null) rmSync(at(file));
  else writeFileSync(at(file), JSON.stringify(rest));
  try {
    return look();
  } finally {
    writeFileSync(at(file), text);
  }
}

describe('a language that is added by files of texts alone', () => {
  it('is checked: whole it is without findings, and what it lacks is named', () => {
    expect(findings()).toEqual([]);
    expect(without('definitions/services/budzet-dochody/cs.json', 'title', findings)).toEqual([
      { rule: 'missing-translation', file: 'services/budzet-dochody/service.json', expected: 'title in services/budzet-dochody/cs.json' },
    ]);
    expect(without('definitions/texts/cs.json', 'language.name', findings)).toEqual([
      { rule: 'missing-translation', file: 'texts/pl.json', expected: 'language.name in texts/cs.json' },
    ]);
    expect(without('definitions/texts/cs.json', null, findings)).toContainEqual({
      rule: 'unknown-language',
      file: 'portal.json',
      expected: 'a file texts/cs.json, or one of pl, de, en, uk',
    });
  });

  it('is spoken by a screen: title, amounts, plural forms', async () => {
    const { pack } = checked();
    const income = pack?.services.find(({ slug }) => slug === 'budzet-dochody');
    if (!pack || !income) throw new Error('The pack is not right.');
    const own = readScenarios(readDefinitionsFolder(at('definitions')), pack).services.find(({ slug }) => slug === 'budzet-dochody');
    const [scenario] = own?.file.scenarios ?? [];
    if (!own || !scenario) throw new Error('The service has no scenario.');
    const { view } = await runScenario({ ...scenario, language: 'cs' }, own.file.given ?? {}, scenarioSetting(income, pack));
    expect(view.title).toBe('Příjmy rozpočtu');
    expect(JSON.stringify(view.tables)).toContain('(zlotých)');
    const translate = scenarioSetting(income, pack).translate('cs');
    expect([1, 3, 5].map((count) => translate('browser.items', { count }))).toEqual(['1 řádek', '3 řádky', '5 řádků']);
  });

  describe('is spoken by the office @full', () => {
    let office: DatabaseOffice;
    let call: AccountCaller;

    beforeAll(async () => {
      for (const room of [...rooms, 'package.json', 'tsconfig.json']) cpSync(room, at(room), { recursive: true });
      symlinkSync(resolve('node_modules'), at('node_modules'));
      addCzechOffice(at('server/texts/catalogue'));
      // Imports the server of the copy, which reads the files of the copy.
      const { openDatabaseOffice }: typeof import('../office/database-office') = await import(at('tests/office/database-office.ts'));
      const { accountCaller }: typeof import('../office/account-caller') = await import(at('tests/office/account-caller.ts'));
      office = await openDatabaseOffice({ DATA_DIR: at('data'), DEFINITIONS_DIR: at('definitions'), PUBLIC_URL: origin });
      call = accountCaller(office);
    }, 300_000);
    afterAll(() => office?.close());

    it('in its errors and letters', async () => {
      expect((await call.get('/nie-ma?lang=cs')).body).toMatchObject({ opis: czech.office['errors.unknownAddress'] });
      expect((await call.post('/uzytkownicy/rejestracja?lang=cs', registrationOf('czeska'))).status).toBe(200);
      const { language, subject, html } = await call.letterTo('czeska@poczta.example');
      expect({ language, isMarked: html.includes('<html lang="cs">') }).toEqual({ language: 'cs', isMarked: true });
      expect(subject).toMatch(/: aktivace účtu$/);
    });

    it('in its documents', async () => {
      const { bytes } = await office.get('/api/fk/gmina/dajDochodyBudzetu/pdf?rok=2026&lang=cs');
      const pdf = readPdf(bytes);
      expect(pdf.inside).toContain('/Lang (cs)');
      expect(pdf.pageText(0)).toContain('Příjmy rozpočtu');
    });

    it('on the page, which names it by its own name and says its first words', async () => {
      const { language, languages } = office.pack.index('cs');
      expect({ language, name: languages.cs }).toEqual({ language: 'cs', name: 'Čeština' });
      const { bytes } = await office.request({ method: 'GET', url: '/', headers: { cookie: 'okienko.language=cs' } });
      const page = bytes.toString();
      expect(page).toContain('lang=cs');
      expect(page).toMatch(/"cs":\{"wait":"Načítání…"/);
    });
  });
});
