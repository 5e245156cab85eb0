import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tryCommand } from '../command-line/try-command-for-tests';
import { check } from './check';

const definitions = join(import.meta.dirname, '../../definitions');
const municipality = join(definitions, 'municipalities/jodlowa-gora');

const run = async (...args: string[]) => await tryCommand(check, ...args);

describe('npm run check', () => {
  it.each([definitions, municipality])('finds no error in %s', async (folder) => {
    expect(await run('--definitions', folder)).toMatchObject({ code: 0, err: '' });
  });

  it('names every value that the example municipality changes, with its file, line and what it was', async () => {
    const { code, out } = await run('--definitions', municipality, '--origins', 'budzet-dochody');
    expect(code).toBe(0);
    expect(out).toContain('budzet-dochody: 3 values changed by an overlay');
    expect(out).toMatch(
      /\/intro\n {4}\S*jodlowa-gora\/services\/budzet-dochody\/service\.json:3:3\n {4}was "Plan i\s[^\n]*\n {4}now "Ile gmina/,
    );
    expect(out).toMatch(/\/blocks\/0\/columns\/1\n[^\n]*\n {4}was \{"id":"paragraf"[^\n]*\n {4}now nothing/);
    expect(out).toMatch(/\n {4}was nothing\n {4}now \{"id":"pozostalo"/);
  });

  it('fails on errors and shows them under the path of the folder, as text and as data', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'definitions-'));
    try {
      await writeFile(join(folder, 'portal.json'), '{"id": "x"');
      const text = await run('--definitions', folder);
      expect(text.code).toBe(1);
      expect(text.out).toContain(`${join(folder, 'portal.json')}:1:11  error  not-json`);
      const data = await run('--definitions', folder, '--format', 'json');
      expect(data.code).toBe(1);
      expect(JSON.parse(data.out)).toMatchObject({
        version: 1,
        errors: 1,
        problems: [{ rule: 'not-json', place: { file: join(folder, 'portal.json') } }],
      });
      const polish = await run('--definitions', folder, '--language', 'pl');
      expect(polish.out).toContain(`:1:11  błąd  not-json\n  To nie jest prawidłowy zapis JSON.\n`);
      expect(polish.out).toContain('\n  właściwe: zamykający nawias }\n  jest: koniec pliku\n\n1 błąd, 0 ostrzeżeń');
      const polishData = await run('--definitions', folder, '--language', 'pl', '--format', 'json');
      expect(JSON.parse(polishData.out).problems).toMatchObject([
        {
          message: 'To nie jest prawidłowy zapis JSON.',
          expected: 'zamykający nawias }',
          said: { message: { id: 'invalid-json' }, expected: { id: 'json-brace' }, got: { id: 'end-of-file' } },
        },
      ]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('explains a rule in both languages: what it asks for, what breaks it and what would be right', async () => {
    const { code, out } = await run('--explain', 'unknown-column');
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(/^unknown-column\n {2}.*\n {2}An error: it keeps .* published\.\n\nFor example:\n/),
    });
    expect(out).toContain('"kwot"');
    expect(out).toContain('Right would be, at the same place:\n  "kwota"');
    const polish = await run('--explain', 'unknown-column', '--language', 'pl');
    expect(polish.out).toMatch(/\n {2}Błąd: z\s.*\n\nNa przykład:\n {2}\S+:\d+:\d+ {2}błąd {2}unknown-column\n/);
    expect(await run('--explain', 'unknown-colum')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Did you mean unknown-column?'),
    });
  });

  it('goes on with the mended folder, and says in data what was mended', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'definitions-'));
    try {
      await writeFile(join(folder, 'portal.json'), '{ "extends": "okienko", "id": "x", "definitionVersion": 2, "ofice": { "name": "X" } }');
      const shown = await run('--definitions', folder, '--fix', '--dry-run', '--format', 'json');
      expect(JSON.parse(shown.out)).toMatchObject({ errors: 0, fixed: [{ rule: 'unknown-property', line: 1 }] });
      expect(shown.code).toBe(0);
      expect((await run('--definitions', folder)).code).toBe(1);
      expect((await run('--definitions', folder, '--fix')).out).toMatch(/\n1 change written\.\n\n[\s\S]*0 errors/);
      expect(await readFile(join(folder, 'portal.json'), 'utf8')).toContain('"office": { "name": "X" }');
      expect(await run('--dry-run')).toMatchObject({ code: 2, err: expect.stringContaining('--dry-run goes with --fix.') });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('answers an unreadable folder, a wrong format and an unknown service with a clear line', async () => {
    expect(await run('--definitions', '/no/such/folder')).toMatchObject({
      code: 3,
      out: '',
      err: expect.stringMatching(/^The definitions folder \/no\/such\/folder cannot be read: [^\n]+$/),
    });
    expect(await run('--format', 'xml')).toMatchObject({ code: 2, err: expect.stringMatching(/^--format is text or json, not xml\.\n/) });
    expect(await run('--language', 'de')).toMatchObject({ code: 2, err: expect.stringMatching(/^--language is en or pl, not de\.\n/) });
    expect(await run('--origins', 'brak')).toMatchObject({
      code: 3,
      err: expect.stringMatching(/^There is no service brak; it has (?:[a-z-]+, )*budzet-dochody, /),
    });
    expect(await run('--colour')).toMatchObject({ code: 2, err: expect.stringContaining('There is no option --colour.') });
  });
});

describe('npm run check -- --scenarios', () => {
  const slug = 'obwody';
  const definition = {
    slug,
    title: 'Obwody',
    group: 'wybory',
    sources: {
      dane: {
        endpoint: '/el/obwody',
        response: {
          type: 'object',
          required: ['obwody'],
          properties: {
            obwody: {
              type: 'array',
              items: {
                type: 'object',
                required: ['nr', 'liczba'],
                properties: { nr: { type: 'integer', examples: [1] }, liczba: { type: ['integer', 'null'], examples: [2] } },
              },
            },
            inne: {},
          },
        },
      },
    },
    blocks: [
      {
        id: 'obwody',
        block: 'table',
        title: 'Obwody',
        visible: '=dane.inne == null || dane.inne * 2 > 0',
        rows: '=dane.obwody',
        whenEmpty: 'Nie ma obwodów.',
        columns: [
          { id: 'nr', label: 'Numer' },
          { id: 'liczba', label: 'Liczba', format: 'integer', total: {} },
        ],
      },
    ],
  };
  const answers = { dane: { data: { obwody: [{ nr: 1, liczba: 1200 }, { nr: 2 }] } } };
  const rows = [
    ['1', '1 200'],
    ['2', 'brak danych'],
  ];

  async function tried(scenarios: unknown, ...args: string[]): Promise<Awaited<ReturnType<typeof run>>> {
    const folder = await mkdtemp(join(tmpdir(), 'scenarios-'));
    try {
      await cp(definitions, folder, { recursive: true });
      await rm(join(folder, 'services'), { recursive: true });
      await mkdir(join(folder, 'services', slug), { recursive: true });
      await writeFile(join(folder, 'services', slug, 'service.json'), JSON.stringify(definition));
      await writeFile(join(folder, 'services', slug, 'scenarios.json'), JSON.stringify(scenarios, null, 2));
      return await run('--definitions', folder, '--scenarios', '--service', slug, ...args);
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  it('passes when the screens show what the scenarios expect, with hard spaces written as spaces', async () => {
    const wanted = {
      requests: ['GET /el/obwody'],
      tables: { obwody: { rows, totals: { cells: { liczba: '1 200 (nie obejmuje 1 pozycji bez danych)' } } } },
    };
    const { code, out } = await tried({ scenarios: [{ name: 'all districts', answers, expect: wanted }] });
    expect(out).toMatch(/\n1 scenario of 1 service, 0 failed$/);
    expect(code).toBe(0);
  });

  it('fails when a formula meets a value that it cannot take, and says where the formula stands', async () => {
    const odd = { dane: { data: { ...answers.dane.data, inne: 'dużo' } } };
    const { code, out } = await tried({ scenarios: [{ name: 'odd', answers: odd, expect: { title: 'Obwody' } }] });
    expect(out).toContain(
      `The formula =dane.inne == null || dane.inne * 2 > 0 (services/${slug}/service.json:1) gives no value: it needs two numbers and meets a text.`,
    );
    expect(code).toBe(1);
  });

  it('says at the line of the expectation what the screen shows instead', async () => {
    const wrong = { tables: { obwody: { row: { 2: { liczba: '0' } } } } };
    const { code, out } = await tried({ scenarios: [{ name: 'no data is no zero', answers, expect: wrong }] });
    expect(out).toMatch(/scenarios\.json:\d+:\d+ {2}error {2}scenario\n {2}In “no data is no zero” the screen shows something else\./);
    expect(out).toContain('expected: "0"\n  got: "brak danych"');
    expect(code).toBe(1);
  });

  it.each([
    ['a table that is not there', { answers, expect: { tables: { obwodi: { rowCount: 1 } } } }, 'there is no obwodi here', 'obwody'],
    ['a source that is not there', { answers: { dana: { data: {} } }, expect: { title: 'Obwody' } }, 'has no source dana', 'dane'],
    ['a param that is not there', { answers, params: { rok: '1' }, expect: { title: 'Obwody' } }, 'has no param rok', null],
    ['a variant that is not there', { answers, variant: 'x', expect: { title: 'Obwody' } }, 'has no variant x', null],
    ['a call without an answer', { expect: { title: 'Obwody' } }, 'calls the source dane, for which the scenario gives no answer', null],
    ['a misspelt property', { answers, expect: { tytle: 'Obwody' } }, 'There is no property "tytle" here', 'title'],
    ['a row too few', { answers, expect: { tables: { obwody: { rowIds: ['0'] } } } }, 'the list is longer than expected', null],
    ['a row too many', { answers, expect: { tables: { obwody: { rowIds: ['0', '1', '2'] } } } }, 'the list is shorter than expected', null],
    ['a line that is not printed', { answers, expect: { pdf: { includes: ['x'] } } }, 'the screen shows something else', null],
  ])('reports %s', async (_, scenario, message, suggestion) => {
    const { code, out } = await tried({ scenarios: [{ name: 'próba', ...scenario }] });
    expect(out).toContain(message);
    if (suggestion !== null) expect(out).toContain(`did you mean ${suggestion}?`);
    expect(code).toBe(1);
  });

  it('reports two scenarios of one name, and gives all as data', async () => {
    const scenario = { name: 'twice', answers, expect: { title: 'Obwody' } };
    const { code, out } = await tried({ scenarios: [scenario, scenario] }, '--format', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      errors: 1,
      problems: expect.arrayContaining([expect.objectContaining({ rule: 'scenario-name', message: 'Another scenario has this name.' })]),
      scenarios: [{ slug, name: 'twice', passed: true }, { passed: false }],
    });
  });
});
