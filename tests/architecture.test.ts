import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileProblems, type Vocabulary } from './architecture/file-rules';
import { importProblems } from './architecture/import-rules';
import { moduleFacts } from './architecture/module-facts';
import { readSourceTree, type SourceTree } from './architecture/source-tree';

const root = join(import.meta.dirname, '..');

describe('on a made-up tree', () => {
  const vocabulary = { slugs: ['lista-psow'], ids: ['money'] };

  test.each([
    ['engine/formats/money.ts', "import { readFileSync } from 'node:fs';", 'the engine may import'],
    ['engine/runtime/resolve.ts', "import { table } from '../../renderer/blocks/table';", 'nothing of the project'],
    ['engine/runtime/late.ts', "export const late = () => import('../../server/index');", 'nothing of the project'],
    ['engine/runtime/check.ts', "export { checkPack } from '../authoring/index';", 'the browser does not carry it'],
    ['engine/document/sum.ts', "export const sum = () => console.log('x');", 'writes to the console'],
    ['engine/document/shape.ts', "export const shape = new Function('return 1');", 'calls Function'],
    ['renderer/blocks/row.ts', "export const isDog = (slug: string) => slug === 'lista-psow';", 'names the service lista-psow'],
    ['renderer/shell/Menu.tsx', 'export const Menu = () => <a href="/uslugi/lista-psow">x</a>;', 'names the service lista-psow'],
    ['renderer/blocks/cell.ts', "export const right = (format: string) => format === 'money';", 'names the format or rule money'],
    ['renderer/shell/load.ts', "export const load = () => window.fetch('/api');", 'talks to the network'],
    ['renderer/shell/deep.ts', "import { sum } from '../../engine/document/total';", 'entered through an index.ts'],
    ['renderer/shell/file.ts', "import { readFileSync } from 'node:fs';", 'runs in the browser'],
    ['custom-widgets/payments/pay.ts', "import { table } from '../../renderer/blocks/table';", 'renderer/widget-contract.ts'],
    ['server/start.ts', "import type { load } from '../renderer/shell/load';", 'server may import engine'],
    ['server/utils.ts', 'export const x = 1;', 'is named utils'],
    ['server/helpers/time.ts', 'export const x = 1;', 'is named helpers'],
    ['server/Cast.ts', 'export const x = 1;', 'kebab-case'],
    ['server/cast.ts', 'export const x = (1 as unknown as string).length;', 'casts through unknown'],
    ['server/default.ts', 'export default 1;', 'default export'],
    ['server/long.ts', '//\n'.repeat(401), 'at most 400'],
    ['server/api.generated.ts', 'export const x = 1;', 'which command wrote it'],
    ['renderer/texts/open.ts', "import { texts } from './texts-for-tests';", 'what only tests use'],
    ['scripts/check.ts', "import { load } from '../renderer/shell/load';", 'the inside of renderer'],
    ['scripts/quiet.ts', '// @ts-expect-error\nexport const a = 1;', 'suppresses a check'],
    ['scripts/later.ts', '// TODO: write it\nexport const a = 1;', 'leaves work behind'],
    ['tests/late.test.ts', "test.skip('later', () => undefined);", 'skips or singles out a test'],
  ])('%s with %j is refused: %s', (path, text, message) => {
    const tree = new Map([
      [path, text],
      ['engine/authoring/index.ts', ''],
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

describe('in this project', () => {
  test('every room keeps to its imports, names, sizes and words', () => {
    const tree = readSourceTree(root);
    expect(tree.size).toBeGreaterThan(100);
    expect(problemsOf(tree, projectVocabulary()).join('\n')).toBe('');
  });
});

function problemsOf(tree: SourceTree, vocabulary: Vocabulary): string[] {
  return [...tree].flatMap(([path, text]) => {
    const facts = moduleFacts(path, text);
    return [...importProblems(path, facts, tree), ...fileProblems(path, text, facts, vocabulary)];
  });
}

function projectVocabulary(): Vocabulary {
  // Ids that are also names of HTML inputs, of controls or of fields of the contract say nothing about a format.
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
  return { slugs: [...new Set(slugs)], ids: registered.filter((id) => !everyday.includes(id)) };
}
