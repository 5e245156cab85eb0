import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { doorProblems } from './architecture/doors';
import { figuresOf } from './architecture/figures';
import { fileProblems, type Vocabulary } from './architecture/file-rules';
import { circleProblems, floorProblems, floors, mutualFolders, neighbours } from './architecture/floors';
import { foldersWithoutHead } from './architecture/heads';
import { circles, innerImports } from './architecture/import-graph';
import { importProblems } from './architecture/import-rules';
import { type ModuleFacts, moduleFacts } from './architecture/module-facts';
import { readSourceTree, readTree, roomOf, type SourceTree } from './architecture/source-tree';

const root = join(import.meta.dirname, '..');

describe('on a made-up tree', () => {
  const vocabulary = {
    slugs: ['lista-psow'],
    ids: ['money'],
    routes: ['/logowanie', '/return-url-ok', 'strona-glowna'],
    fields: ['nazwaPliku'],
    kinds: ['table', 'date-range'],
  };

  test.each([
    ['engine/formats/money.ts', "import { readFileSync } from 'node:fs';", 'the engine may import'],
    ['engine/runtime/resolve.ts', "import { table } from '../../renderer/blocks/table';", 'nothing of the project'],
    ['engine/runtime/late.ts', "export const late = () => import('../../server/index');", 'nothing of the project'],
    ['engine/runtime/check.ts', "export { checkPack } from '../authoring/index';", 'the browser does not carry it'],
    ['engine/document/sum.ts', "export const sum = () => console.log('x');", 'writes to the console'],
    ['engine/document/shape.ts', "export const shape = new Function('return 1');", 'calls Function'],
    ['portal/start/day.ts', "import { format } from 'date-fns';", 'the portal may import engine and minisearch'],
    ['portal/start/page.ts', "import { table } from '../../renderer/blocks/table';", 'portal may import engine'],
    ['renderer/blocks/row.ts', "export const isDog = (slug: string) => slug === 'lista-psow';", 'names the service lista-psow'],
    ['renderer/shell/Menu.tsx', 'export const Menu = () => <a href="/uslugi/lista-psow">x</a>;', 'names the service lista-psow'],
    ['renderer/blocks/file.ts', 'export const of = (page: { nazwaPliku: string }) => page.nazwaPliku;', 'names the field nazwaPliku'],
    ['engine/runtime/file.ts', "export const field = 'nazwaPliku';", 'names the field nazwaPliku'],
    ['portal/session/file.ts', 'export interface Page { readonly nazwaPliku: string }', 'names the field nazwaPliku'],
    ['renderer/pages/guard.ts', "export const login = '/logowanie';", 'names the screen /logowanie'],
    ['portal/start/home.ts', "export const isHome = (slug: string) => slug === 'strona-glowna';", 'names the screen strona-glowna'],
    [
      'server/accounts/letter.ts',
      `export const page = (origin: string) => \`\${origin}/return-url-ok\`;`,
      'names the screen /return-url-ok',
    ],
    ['custom-widgets/login/back.ts', "export const back = '/logowanie?powrot=1';", 'names the screen /logowanie'],
    ['renderer/blocks/cell.ts', "export const right = (format: string) => format === 'money';", 'names the format or rule money'],
    ['engine/runtime/rows.ts', "export const has = (b: { block: string }) => b.block !== 'table';", 'names the kind table'],
    ['renderer/pages/dates.ts', "export const spare = { control: 'date-range' };", 'names the kind date-range'],
    [
      'server/pdf/of.ts',
      "export const of = (x?: { block: string }) => {\n  switch (x?.block) {\n    case 'table':\n      return 1;\n  }\n};",
      'names the kind table',
    ],
    ['renderer/shell/load.ts', "export const load = () => window.fetch('/api');", 'talks to the network'],
    ['renderer/shell/deep.ts', "import { sum } from '../../engine/document/total';", 'entered through an index.ts'],
    ['renderer/shell/file.ts', "import { readFileSync } from 'node:fs';", 'runs in the browser'],
    ['custom-widgets/payments/pay.ts', "import { table } from '../../renderer/blocks/table';", 'renderer/widget-contract.ts'],
    ['studio/office/answers.ts', "export { sent } from '../../server/studio/answers';", 'the types of server/studio/answers'],
    ['server/start.ts', "import type { load } from '../renderer/shell/load';", 'server may import engine'],
    ['server/open.ts', "import { sampleOffice } from '../sample-office/index';", 'server may import engine'],
    ['server/utils.ts', 'export const x = 1;', 'is named utils'],
    ['server/helpers/time.ts', 'export const x = 1;', 'is named helpers'],
    ['server/Cast.ts', 'export const x = 1;', 'kebab-case'],
    ['server/cast.ts', 'export const x = (1 as unknown as string).length;', 'casts through unknown'],
    ['server/default.ts', 'export default 1;', 'default export'],
    ['server/long.ts', '//\n'.repeat(401), 'at most 400'],
    ['server/api.generated.ts', 'export const x = 1;', 'which command wrote it'],
    ['renderer/texts/open.ts', "import { texts } from './texts-for-tests';", 'what only tests use'],
    ['scripts/commands/check.ts', "import { load } from '../../renderer/shell/load';", 'the inside of renderer'],
    ['scripts/quiet.ts', '// @ts-expect-error\nexport const a = 1;', 'suppresses a check'],
    ['scripts/later.ts', '// TODO: write it\nexport const a = 1;', 'leaves work behind'],
    ['tests/late.test.ts', "test.skip('later', () => undefined);", 'skips or singles out a test'],
  ])('%s with %j is refused: %s', (path, text, message) => {
    const tree = new Map([
      [path, text],
      ['engine/authoring/index.ts', ''],
      ['server/studio/answers/index.ts', ''],
      ['engine/document/total.ts', ''],
      ['renderer/blocks/table.ts', ''],
      ['renderer/texts/texts-for-tests.ts', ''],
    ]);
    expect(problemsOf(tree, vocabulary)).toEqual([expect.stringContaining(message)]);
    expect(problemsOf(tree, vocabulary)[0]).toContain(path);
  });

  test('a tree that keeps the rules has no problem', () => {
    const tree = new Map([
      ['engine/index.ts', "export { sum } from './document/sum';"],
      ['engine/document/sum.ts', "import Big from 'big.js';\nexport const sum = Big;"],
      ['renderer/widget-contract.ts', "import { sum } from '../engine/index';\nexport const contract = sum;"],
      ['renderer/office/fetch-office.ts', "export const get = () => fetch('/api');"],
      [
        'custom-widgets/payments/Pay.tsx',
        "import { contract } from '../../renderer/widget-contract';\nexport const Pay = () => <b>{contract.length}</b>;",
      ],
      ['server/index.ts', "import { sum } from '../engine';\nexport const slug = ['lista-psow', sum];"],
      ['server/api.generated.ts', '// Written by npm run types.\nexport const x = 1;'],
    ]);
    expect(problemsOf(tree, vocabulary)).toEqual([]);
  });
});

describe('floors on a made-up tree', () => {
  const table = { server: ['calendar', 'resources', 'http', '.'] };
  const files = {
    'server/calendar/day.ts': 'export const day = 1;',
    'server/resources/budget.ts': "import { day } from '../calendar/day';\nexport const budget = day;",
    'server/http/routes.ts': "import type { budget } from '../resources/budget';\nexport type Route = typeof budget;",
    'server/index.ts': "export type { Route } from './http/routes';",
  };
  const problems = (more: Readonly<Record<string, string>>) => {
    const tree = new Map(Object.entries({ ...files, ...more }));
    const imports = innerImports(factsOf(tree), tree);
    return [...floorProblems(imports, table), ...mutualFolders(imports), ...circleProblems(imports, known)];
  };
  const known = [{ files: ['server/http/a.ts', 'server/http/b.ts'], reason: 'an example' }];

  test('imports that lead down are allowed, from the door to the ground', () => {
    expect(problems({})).toEqual([]);
  });

  test('an import that leads up is refused, also of types alone and on demand, and says what is allowed', () => {
    const up =
      'server/calendar/late.ts imports server/http/routes.ts: in server, calendar stands below http; it may import nothing but itself';
    expect(problems({ 'server/calendar/late.ts': "export const late = () => import('../http/routes');" })).toEqual([up]);
    expect(problems({ 'server/calendar/late.ts': "export type { Route } from '../http/routes';" })).toEqual([up]);
    expect(problems({ 'server/resources/dog.ts': "import '../index';" })).toEqual([
      'server/resources/dog.ts imports server/index.ts: in server, resources stands below .; it may import calendar',
    ]);
  });

  test('a folder that the table does not know is named', () => {
    expect(problems({ 'server/attic/box.ts': "import '../calendar/day';" })).toEqual([
      'server/attic/box.ts stands on no floor: name its folder in the table of floors',
    ]);
  });

  test('folders inside one floor do not import each other both ways', () => {
    const both = {
      'server/http/in/a.ts': "import { b } from '../out/b';\nexport const a = b;",
      'server/http/out/b.ts': 'export const b = 1;',
      'server/http/out/c.ts': "export type { a } from '../in/a';",
    };
    expect(problems(both)).toEqual([expect.stringContaining('server/http/in and server/http/out import each other')]);
  });

  test('circles of values are refused, those of types unless they are listed', () => {
    const circle = (kind: string) => ({
      'server/http/x.ts': `${kind} { y } from './y';\nexport const x = 1;`,
      'server/http/y.ts': `export { x } from './x';\nexport const y = 1;`,
    });
    expect(problems(circle('export')).join('\n')).toContain('import each other in a circle: server/http/x.ts, server/http/y.ts');
    expect(problems(circle('export type'))).toEqual([expect.stringContaining('their types import each other')]);
    const listed = {
      'server/http/a.ts': "import type { B } from './b';\nexport type A = B | 1;",
      'server/http/b.ts': "export type { A as B } from './a';",
    };
    expect(problems(listed)).toEqual([]);
  });
});

test('a name that a door offers to nobody is told', () => {
  const tree = new Map([
    ['engine/index.ts', "export { sum, type Sum, total as all } from './sum';"],
    ['server/a.ts', "import { sum as add } from '../engine';\nexport const x = add;"],
    ['server/b.ts', "export type { Sum } from '../engine/index';"],
  ]);
  expect(doorProblems('engine/index.ts', factsOf(tree), tree)).toEqual(['engine/index.ts offers total, which no other room takes']);
});

describe('in this project', () => {
  const tree = readSourceTree(root);
  const facts = factsOf(tree);
  const imports = innerImports(facts, tree).filter(({ from }) => (roomOf(from) ?? '') in floors);

  test('every room keeps to its imports, names, sizes and words', () => {
    expect(tree.size).toBeGreaterThan(100);
    expect(problemsOf(tree, projectVocabulary()).join('\n')).toBe('');
  });

  test('no import leads to a higher floor, no folders import each other both ways, no files in a circle', () => {
    expect(imports.length).toBeGreaterThan(500);
    expect([...floorProblems(imports), ...mutualFolders(imports), ...circleProblems(imports)].join('\n')).toBe('');
  });

  test('files are short but whole: half of them below 60 lines, none above 300, 40 at most below 15, no stylesheet above 400', () => {
    const { median, longest, short, shortByName } = figuresOf(tree);
    expect(median).toBeLessThanOrEqual(60);
    expect(longest.lines, longest.path).toBeLessThanOrEqual(300);
    expect(short.length, short.join(', ')).toBeLessThanOrEqual(40);
    expect(shortByName.length).toBeGreaterThan(40);
    const sheets = [...readTree(root, /\.css$/)].map(([path, text]) => ({ path, lines: text.split('\n').length }));
    expect(sheets.length).toBeGreaterThan(20);
    expect(sheets.filter(({ lines }) => lines > 400)).toEqual([]);
  });

  test('every folder of more than five files says what lives in it', () => {
    expect(foldersWithoutHead(root, tree)).toEqual([]);
  });

  test.each(['engine/index.ts', 'portal/index.ts'])('the door %s offers what other rooms take, and no more', (door) => {
    expect(facts.get(door)?.names.size).toBeGreaterThan(10);
    expect(doorProblems(door, facts, tree)).toEqual([]);
  });

  test('each circle of types that is listed is there, between files of one folder', () => {
    for (const { files } of neighbours) {
      expect(circles(imports)).toContainEqual(files.toSorted());
      expect(new Set(files.map((file) => dirname(file))).size, files.join(', ')).toBe(1);
    }
  });
});

function factsOf(tree: SourceTree): ReadonlyMap<string, ModuleFacts> {
  return new Map([...tree].map(([path, text]) => [path, moduleFacts(path, text)]));
}

function problemsOf(tree: SourceTree, vocabulary: Vocabulary): string[] {
  return [...tree].flatMap(([path, text]) => {
    const facts = moduleFacts(path, text);
    return [...importProblems(path, facts, tree), ...fileProblems(path, text, facts, vocabulary)];
  });
}

function projectVocabulary(): Vocabulary {
  // Ids that are also HTML inputs, controls or contract fields. Naming one of them does not mean naming a format.
  const everyday = [
    'text',
    'integer',
    'decimal',
    'date',
    'date-time',
    'year',
    'list',
    'required',
    'email',
    'phone',
    'number',
    'min',
    'max',
    'password',
    'nip',
    'pesel',
    'digits',
  ];
  const schema = JSON.parse(readFileSync(join(root, 'definitions/schema/service.schema.json'), 'utf8'));
  const registered: string[] = [...schema.$defs.FormatName.enum, ...schema.$defs.RuleName.enum];
  const slugs = readdirSync(join(root, 'definitions/services')).map((name) => name.replace(/(\.[a-z]{2})?\.json$/, ''));
  return {
    slugs: [...new Set(slugs)],
    routes: screenAddresses(),
    fields: contractFields(),
    ids: registered.filter((id) => !everyday.includes(id)),
    kinds: kindNames(schema.$defs),
  };
}

/**
 * Addresses that code may not name: of screens, variants and the pages that the portal draws itself, and slugs that are not ordinary words.
 */
function screenAddresses(): readonly string[] {
  const folder = join(root, 'definitions/screens');
  const { shell } = JSON.parse(readFileSync(join(root, 'definitions/portal.json'), 'utf8'));
  const ofScreens = readdirSync(folder).flatMap((slug) => {
    const screen = JSON.parse(readFileSync(join(folder, slug, 'screen.json'), 'utf8'));
    const variants: readonly { readonly route?: string }[] = screen.variants ?? [];
    return [screen.route, ...variants.flatMap(({ route }) => route ?? []), ...(slug.includes('-') ? [slug] : [])];
  });
  return [...ofScreens, shell.routes.serviceBreak, shell.routes.maintenance];
}

/** Field names of the contracts, without names that any program has and those of formats, rules and errors. */
function contractFields(): readonly string[] {
  const everyday = ['email', 'fax', 'html', 'iban', 'id', 'key', 'link', 'login', 'name', 'nonce', 'parameters', 'status', 'token'];
  // The two numbers of a person or institution, and the two fields of every error of the office, belong to the protocol of all calls.
  const protocol = ['nip', 'pesel', 'kod', 'opis'];
  const names = new Set<string>();
  const read = (contract: unknown): void => {
    if (typeof contract !== 'object' || contract === null) return;
    if ('properties' in contract && typeof contract.properties === 'object' && contract.properties !== null)
      for (const name of Object.keys(contract.properties)) names.add(name);
    for (const inner of Object.values(contract)) read(inner);
  };
  const find = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value)) {
      if (name === 'response' || name === 'schema' || name === 'request') read(member);
      else find(member);
    }
  };
  const folder = join(root, 'definitions');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(calls|service|screen)\.json$/.test(file));
  for (const file of files) find(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return [...names].filter((name) => !everyday.includes(name) && !protocol.includes(name));
}

/** All kinds of blocks and controls in the schema. */
function kindNames(definitions: Readonly<Record<string, { readonly properties?: Readonly<Record<string, unknown>> }>>): readonly string[] {
  const words = Object.entries(definitions).flatMap(([name, { properties }]) => {
    const kind: { readonly const?: string; readonly enum?: readonly string[] } = Object(
      name.endsWith('Block') ? properties?.block : name.endsWith('Param') || name === 'FieldUi' ? properties?.control : {},
    );
    return [...(kind.const === undefined ? [] : [kind.const]), ...(kind.enum ?? [])];
  });
  return [...new Set(words)];
}
