import { cpSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { listNames, word } from '../../engine/authoring';
import { Refusal } from '../command-line/refusal';
import { packageVersion } from '../package/package-root';

const template = join(import.meta.dirname, 'template');

/** Files whose names npm would not take into a package, or that other tools would read there, with the names that they get. */
const names = { gitignore: '.gitignore', 'env.example': '.env.example' } as const;

/** The one thing that may lie in the folder before: a repository without files. */
const harmless = ['.git'];

/** Writes a project into a folder that has no files yet, and says what comes next. */
export function startProject(given: string): string {
  const folder = resolve(given);
  const present = filesIn(folder);
  if (present.length > 0)
    throw new Refusal(
      `${given} is not empty, so nothing was written. It has ${word(listNames(present, 5), 'en')}. Name an empty or a new folder.`,
    );
  writeProject(folder, packageVersion());
  return [
    `Written: a project in ${given}.`,
    'Next:',
    ...(folder === process.cwd() ? [] : [`  cd ${given}`]),
    '  npm install',
    '  npm run mock-office, and in a second terminal npm run dev',
    'Then put the name of your municipality into definitions/portal.json; README.md says what lies where.',
  ].join('\n');
}

/** What is in the folder already. */
function filesIn(folder: string): readonly string[] {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  return stat.isDirectory() ? readdirSync(folder).filter((name) => !harmless.includes(name)) : [basename(folder)];
}

/** Writes a project that uses the package in this version. */
function writeProject(folder: string, version: string): void {
  mkdirSync(folder, { recursive: true });
  cpSync(template, folder, { recursive: true });
  for (const [from, to] of Object.entries(names)) renameSync(join(folder, from), join(folder, to));
  cpSync(join(folder, '.env.example'), join(folder, '.env'));
  writeFileSync(join(folder, 'package.json'), json(manifest(basename(folder), version)));
  writeFileSync(join(folder, 'tsconfig.json'), json(compilerOptions));
  writeFileSync(join(folder, 'okienko.config.ts'), config);
}

function manifest(folder: string, version: string): object {
  const name = folder.toLowerCase().replace(/[^a-z0-9-]+/g, '-');
  return {
    name: /^[a-z0-9]/.test(name) ? name : 'our-municipality',
    private: true,
    type: 'module',
    scripts: {
      start: 'okienko start',
      dev: 'okienko dev',
      check: 'okienko check --scenarios',
      types: 'okienko types',
      build: 'okienko build',
      compile: 'okienko compile',
      migrate: 'okienko migrate',
      'upgrade-check': 'okienko upgrade-check',
      'new-service': 'okienko new-service',
      'mock-office': 'okienko mock-office',
    },
    dependencies: { okienko: `^${version}` },
    devDependencies: { '@types/node': '^20.19.0' },
    allowScripts: { esbuild: true },
  };
}

const compilerOptions = {
  compilerOptions: {
    target: 'ES2022',
    // What the oldest browsers of the portal know: widgets and kinds run in them.
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['node', 'vite/client'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['**/*.ts', '**/*.tsx'],
  exclude: ['node_modules', 'dist'],
};

const config = `import type { OkienkoConfig } from 'okienko/config';

// Code of your own is named here, for example { kinds: './kinds.ts', widgets: { clock: './widgets/clock' } }.
export default {} satisfies OkienkoConfig;
`;

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
