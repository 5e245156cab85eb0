import { resolveImport } from './import-graph';
import type { ModuleFacts } from './module-facts';
import { isTest, type Room, roomOf, type SourceTree } from './source-tree';

/** What a room may import, with words for the message. `rooms` may be imported through their index.ts; `files` are allowed one by one, `types` only for their types. */
interface Allowance {
  readonly rooms: readonly Room[];
  readonly files: readonly string[];
  readonly types?: readonly string[];
  readonly words: string;
}

// The table of ARCHITECTURE.md. A room may always import itself.
const allowances = {
  engine: { rooms: [], files: [], words: 'nothing of the project' },
  portal: { rooms: ['engine'], files: [], words: 'engine' },
  renderer: {
    rooms: ['engine', 'portal'],
    files: ['custom-widgets/index.ts'],
    words: 'engine, portal, and the registry custom-widgets/index.ts',
  },
  'custom-widgets': {
    rooms: ['engine', 'portal'],
    files: ['renderer/widget-contract.ts'],
    words: 'engine, portal, and renderer/widget-contract.ts',
  },
  studio: {
    rooms: ['engine'],
    files: [],
    types: ['server/studio/answers/index.ts'],
    words: 'engine, and the types of server/studio/answers',
  },
  server: {
    rooms: ['engine', 'portal'],
    files: [],
    words: 'engine and portal',
  },
  'sample-office': { rooms: ['engine', 'portal', 'server'], files: [], words: 'engine, portal and server' },
  scripts: {
    rooms: ['engine', 'portal', 'server', 'sample-office', 'custom-widgets'],
    files: ['custom-widgets/surroundings.ts'],
    words: 'everything but the inside of renderer',
  },
  tests: {
    rooms: ['engine', 'portal', 'renderer', 'custom-widgets', 'studio', 'server', 'sample-office', 'scripts'],
    files: [],
    words: 'everything',
  },
} as const satisfies Record<Room, Allowance>;

// The engine runs in any JavaScript environment, so these packages work in the browser or are needed only by authoring.
const portalPackages = ['minisearch'];
const enginePackages = ['big.js', '@marcbachmann/cel-js', 'qrcode'];
const authoringPackages = [...enginePackages, 'ajv', 'jsonc-parser', 'json-schema-to-typescript', 'yaml'];

/** Forbidden imports of one file, as sentences. */
export function importProblems(path: string, facts: ModuleFacts, tree: SourceTree): string[] {
  const room = roomOf(path);
  if (room === null) return [];
  return [...facts.imports].flatMap((specifier) =>
    specifier.startsWith('.')
      ? relativeProblems(path, room, specifier, facts.valueImports.has(specifier), tree)
      : packageProblems(path, room, specifier),
  );
}

function relativeProblems(path: string, room: Room, specifier: string, ofValues: boolean, tree: SourceTree): string[] {
  const target = resolveImport(path, specifier, tree);
  if (isTest(target) && !isTest(path)) return [`${path} imports ${target}: what only tests use stays with them`];
  const targetRoom = roomOf(target);
  if (targetRoom === room) return innerProblems(path, target);
  const allowed: Allowance = allowances[room];
  if (isTest(path) && targetRoom !== null) return [];
  if (targetRoom === null) {
    const isData = target.startsWith('definitions/') || target === 'package.json';
    return isData && (room === 'scripts' || room === 'tests' || isTest(path))
      ? []
      : [`${path} imports ${target}: ${room} may import ${allowed.words}`];
  }
  if (allowed.files.includes(target) || (!ofValues && allowed.types?.includes(target))) return [];
  if (!allowed.rooms.includes(targetRoom)) return [`${path} imports ${target}: ${room} may import ${allowed.words}`];
  return /(^|\/)index\.ts$|\.generated\.(ts|json)$/.test(target)
    ? []
    : [`${path} imports ${target}: a room is entered through an index.ts`];
}

function innerProblems(path: string, target: string): string[] {
  const outside = !path.startsWith('engine/authoring/') && !isTest(path);
  return path.startsWith('engine/') && outside && target.startsWith('engine/authoring/')
    ? [`${path} imports ${target}: engine/authoring is for the server and the commands, the browser does not carry it`]
    : [];
}

function packageProblems(path: string, room: Room, specifier: string): string[] {
  if (isTest(path)) return [];
  const name = specifier.startsWith('node:')
    ? specifier
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
  if (room === 'portal') {
    return portalPackages.includes(name)
      ? []
      : [`${path} imports ${specifier}: here the portal may import engine and ${portalPackages.join(', ')}`];
  }
  if (room === 'engine') {
    const packages = path.startsWith('engine/authoring/') ? authoringPackages : enginePackages;
    return packages.includes(name) ? [] : [`${path} imports ${specifier}: here the engine may import ${packages.join(', ')}`];
  }
  const inBrowser = room === 'renderer' || room === 'custom-widgets' || room === 'studio';
  return inBrowser && name.startsWith('node:') ? [`${path} imports ${specifier}: ${room} runs in the browser`] : [];
}
