import type { ModuleFacts } from './module-facts';
import { isGenerated, isTest, type Room, roomOf } from './source-tree';

const longest = 400;
const vagueNames = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared', 'types'];
// Rooms whose code runs in the browser and is the same for every municipality.
const sharedRooms: ReadonlySet<Room | null> = new Set<Room>(['engine', 'portal', 'renderer', 'custom-widgets']);
const theOnlyFetch = 'renderer/office/fetch-office.ts';
// Calls with content are sent in another way, because fetch does not say how far a body is.
const contentSender = 'renderer/office/send-content.ts';
// A program of its own, which stands between the pages and the network.
const serviceWorker = 'renderer/service-worker/service-worker.ts';

/** Ids from the definitions that shared code may not name. */
export interface Vocabulary {
  readonly slugs: readonly string[];
  /** Addresses of screens and of pages that the portal draws itself, and slugs of screens that are not ordinary words. */
  readonly routes: readonly string[];
  /** Names of fields in the office's contracts that are not ordinary words. */
  readonly fields: readonly string[];
  /** Ids of formats and rules that are not ordinary words. */
  readonly ids: readonly string[];
  /** Kinds of blocks and controls. */
  readonly kinds: readonly string[];
}

/** What is wrong in one file, as sentences; no other file is needed to see it. */
export function fileProblems(path: string, text: string, facts: ModuleFacts, vocabulary: Vocabulary): string[] {
  if (isGenerated(path)) return generatedProblems(path, text);
  return [
    ...shapeProblems(path, text, facts),
    ...suppressionProblems(path, text, facts),
    ...boundaryProblems(path, facts),
    ...vocabularyProblems(path, facts, vocabulary),
    ...routeProblems(path, facts, vocabulary),
    ...fieldProblems(path, facts, vocabulary),
    ...kindProblems(path, facts, vocabulary),
  ];
}

function generatedProblems(path: string, text: string): string[] {
  return /npm run [a-z-]+/.test(text.slice(0, 600)) ? [] : [`${path} does not say which command wrote it`];
}

function shapeProblems(path: string, text: string, facts: ModuleFacts): string[] {
  const problems: string[] = [];
  const lines = text.split('\n').length;
  if (lines > longest) problems.push(`${path} has ${lines} lines: at most ${longest}, at 250 look for the second idea in it`);
  const parts = path.split('/');
  const name = (parts.at(-1) ?? '').replace(/(\.(test|spec|d|config))*\.tsx?$/, '');
  const vague = [...parts.slice(0, -1), name].find((part) => vagueNames.includes(part));
  if (vague !== undefined) problems.push(`${path} is named ${vague}: name what it does`);
  const pascal = path.endsWith('.tsx') && /^[A-Z][A-Za-z0-9]*$/.test(name);
  if (!pascal && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    problems.push(`${path}: files are kebab-case, a component's file is PascalCase.tsx`);
  // A project beside this one, as others write it, and what runs before all stories: the build and Playwright take what they export by default.
  const isTakenByDefault = path.startsWith('tests/extension/project/') || path === 'tests/before-stories.ts';
  if (facts.defaultExport && !isTakenByDefault) problems.push(`${path} has a default export: exports are named`);
  return problems;
}

function suppressionProblems(path: string, text: string, facts: ModuleFacts): string[] {
  const problems: string[] = [];
  if (facts.doubleCast) problems.push(`${path} casts through unknown: parse the value instead`);
  for (const comment of facts.comments) {
    if (/^(biome-ignore|eslint-|@ts-)/.test(comment)) problems.push(`${path} suppresses a check: ${comment.slice(0, 60)}`);
    if (/^(TODO|FIXME|XXX)\b/.test(comment)) problems.push(`${path} leaves work behind: ${comment.slice(0, 60)}`);
  }
  if (isTest(path) && /^\s*(test|it|describe)(\.describe)?\.(skip|only|todo|fixme)\(\s*['"`]/m.test(text)) {
    problems.push(`${path} skips or singles out a test`);
  }
  return problems;
}

function boundaryProblems(path: string, facts: ModuleFacts): string[] {
  const room = roomOf(path);
  if (isTest(path) || !sharedRooms.has(room)) return [];
  const problems: string[] = [];
  if (![theOnlyFetch, contentSender, serviceWorker].includes(path) && ['fetch', 'XMLHttpRequest'].some((name) => facts.calls.has(name))) {
    problems.push(`${path} talks to the network: only ${theOnlyFetch} may`);
  }
  for (const name of ['eval', 'Function'].filter((name) => facts.calls.has(name))) problems.push(`${path} calls ${name}`);
  if ((room === 'engine' || room === 'portal') && facts.receivers.has('console'))
    problems.push(`${path} writes to the console: return a value or a problem`);
  return problems;
}

function vocabularyProblems(path: string, facts: ModuleFacts, vocabulary: Vocabulary): string[] {
  const room = roomOf(path);
  if (isTest(path) || !sharedRooms.has(room)) return [];
  const slug = vocabulary.slugs.find((known) => facts.texts.some((piece) => piece.split(/[^a-z0-9-]+/).includes(known)));
  const id = room === 'engine' || room === 'portal' ? undefined : vocabulary.ids.find((known) => facts.texts.includes(known));
  return [
    ...(slug === undefined ? [] : [`${path} names the service ${slug}: shared code switches on kinds only`]),
    ...(id === undefined ? [] : [`${path} names the format or rule ${id}: only its own file and the registry in engine do`]),
  ];
}

// Addresses of calls come from the contract, and some are equal to the address of a screen.
const callAddresses = 'server/resources/';

function routeProblems(path: string, facts: ModuleFacts, { routes }: Vocabulary): string[] {
  const room = roomOf(path);
  if (isTest(path) || !(sharedRooms.has(room) || room === 'server') || path.startsWith(callAddresses)) return [];
  const words = new Set(facts.texts.flatMap((piece) => piece.split(/[^a-zA-Z0-9/_-]+/)));
  const route = routes.find((known) => words.has(known));
  return route === undefined ? [] : [`${path} names the screen ${route}: its address stands in portal.json, under shell.routes or session`];
}

// Files that translate the names of the contract, and cases of the checker, which are data.
const contractFiles = ['portal/answers/', 'engine/authoring/check/cases/'];

function fieldProblems(path: string, facts: ModuleFacts, { fields }: Vocabulary): string[] {
  const room = roomOf(path);
  const isBound = room === 'engine' || room === 'portal' || room === 'renderer';
  if (isTest(path) || !isBound || contractFiles.some((folder) => path.startsWith(folder))) return [];
  const field = fields.find((known) => facts.identifiers.has(known) || facts.texts.includes(known));
  return field === undefined
    ? []
    : [`${path} names the field ${field} of a contract: a definition says it, or portal/answers reads it into a name of our own`];
}

/** Where a kind may be named: in its own folder or file, in cases of the checker, and where definitions are generated. */
const kindFolders = [
  'engine/blocks/',
  'engine/controls/',
  'renderer/blocks/',
  'renderer/fields/',
  'engine/authoring/check/cases/',
  'engine/authoring/new-service/',
];

function kindProblems(path: string, facts: ModuleFacts, { kinds }: Vocabulary): string[] {
  const room = roomOf(path);
  const isBound = sharedRooms.has(room) || room === 'server' || room === 'scripts';
  if (isTest(path) || /-for-tests\.tsx?$/.test(path) || !isBound || kindFolders.some((folder) => path.startsWith(folder))) return [];
  const kind = kinds.find((known) => facts.kindWords.has(known));
  return kind === undefined ? [] : [`${path} names the kind ${kind}: its folder says it in an aspect, and shared code asks for that`];
}
