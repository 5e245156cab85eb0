import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { doors } from '../package/doors';
import { root } from '../package/package-root';

/** What may be imported from the package, by door, each name with the first sentence that its source says of it. */
export function doorsPage(): string {
  const sections = Object.entries(doors).map(([door, file]) => {
    const source = readFileSync(join(root, file), 'utf8');
    const rows = namesIn(file).map(({ name, sentence }) => `| \`${name}\` | ${sentence} |`);
    return [`## okienko/${door}`, headOf(source), ['| name | what it is |', '|---|---|', ...rows].join('\n')].filter(Boolean).join('\n\n');
  });
  return ['# What a project may import', intro, ...sections].join('\n\n');
}

const intro =
  'A project imports these names and no others; `exports` of the package refuses every other path. Within a major version no name is taken away and nothing that a project writes with them ceases to compile; what is new comes with a minor version. A name that goes is told in CHANGELOG.md one minor version before, under Changed.';

interface Name {
  readonly name: string;
  readonly sentence: string;
}

/** The names that a module exports, its own and those of others, in the order of the alphabet. */
function namesIn(file: string): readonly Name[] {
  const source = readFileSync(join(root, file), 'utf8');
  const own = [...source.matchAll(/^export (?:async )?(?:const|function|interface|type|class) (\w+)/gm)].map(([, name = '']) => name);
  const passed = passedOn(source).flatMap(({ names }) => names.map(({ shown }) => shown));
  const sorted = [...own, ...passed].sort((left, right) => (left.toLowerCase() < right.toLowerCase() ? -1 : 1));
  return sorted.map((name) => {
    const sentence = sentenceOf(file, name);
    if (!sentence) throw new Error(`${file} offers ${name}, which has no comment where it is declared. Say there what it is.`);
    return { name, sentence };
  });
}

/** The lists `export { … } from` of a module: the module that they come from, and each name there and here. */
function passedOn(
  source: string,
): readonly { readonly from: string; readonly names: readonly { readonly was: string; readonly shown: string }[] }[] {
  return [...source.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm)].map(([, list = '', from = '']) => ({
    from,
    names: list
      .split(',')
      .map((entry) => entry.trim().replace(/^type /, ''))
      .filter(Boolean)
      .map((entry) => entry.split(' as '))
      .map(([was = '', shown = was]) => ({ was, shown })),
  }));
}

/** First sentence of the comment of a name, where it is declared. */
function sentenceOf(file: string, name: string): string | null {
  const source = readFileSync(join(root, file), 'utf8');
  const declared = new RegExp(
    `(?:/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n)?export (?:async )?(?:const|function|interface|type|class) ${name}\\b`,
  ).exec(source);
  if (declared) return firstSentence(declared[1] ?? '');
  for (const { from, names } of passedOn(source)) {
    const found = names.find(({ shown }) => shown === name);
    const next = found && moduleFile(join(dirname(file), from));
    if (found && next) return sentenceOf(next, found.was);
  }
  return null;
}

function moduleFile(path: string): string | null {
  return ['.ts', '.tsx', '/index.ts'].map((end) => path + end).find((file) => existsSync(join(root, file))) ?? null;
}

function firstSentence(comment: string): string {
  const text = comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [sentence = text] = /^.*?\.(?= |$)/.exec(text) ?? [];
  return sentence.replaceAll('|', '\\|');
}

/** The comment at the beginning of a door. */
function headOf(source: string): string {
  return (/^(?:\/\/ .*\n)+/.exec(source)?.[0] ?? '')
    .replace(/^\/\/ /gm, '')
    .replaceAll('\n', ' ')
    .trim();
}
