import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import {
  type AuthorLanguage,
  catalogueOf,
  type DefinitionFiles,
  mendPack,
  type Surroundings,
  word as wordOf,
} from '../../engine/authoring';
import { Refusal } from '../command-line/refusal';
import type { DefinitionsFolder } from '../definitions/definitions-folder';

const { word, say } = catalogueOf(
  {
    mended: { by: 'count', one: '{count} change written.', other: '{count} changes written.' },
    shown: { by: 'count', one: '{count} change, not written.', other: '{count} changes, not written.' },
    nothing: 'Nothing has one right answer; no file was changed.',
  },
  {
    pl: {
      mended: {
        by: 'count',
        one: 'Zapisano {count} zmianę.',
        few: 'Zapisano {count} zmiany.',
        many: 'Zapisano {count} zmian.',
        other: 'Zapisano {count} zmiany.',
      },
      shown: {
        by: 'count',
        one: '{count} zmiana, niezapisana.',
        few: '{count} zmiany, niezapisane.',
        many: '{count} zmian, niezapisanych.',
        other: '{count} zmiany, niezapisanych.',
      },
      nothing: 'Nic nie ma jednej właściwej odpowiedzi; żaden plik się nie zmienił.',
    },
  },
);

/** A change, with the place of the problem because of which it was made. */
export interface FixedPlace {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly says: string;
}

/** A folder after what has one right answer was mended. */
export interface FixedFolder {
  readonly files: DefinitionFiles;
  readonly changes: readonly FixedPlace[];
  readonly text: string;
}

/** Mends what has one right answer in the files of a folder, and writes them or shows the difference. */
export function fixFolder(
  { folder, files, base, nameOf }: DefinitionsFolder,
  surroundings: Surroundings,
  how: 'write' | 'show',
  language: AuthorLanguage,
): FixedFolder {
  const { files: now, mended } = mendPack(files, base, surroundings);
  const changed = [...now].filter(([file, bytes]) => files.get(file) !== bytes);
  const changes = mended.map(({ problem, says }) => ({
    file: nameOf(problem.place.file),
    line: problem.place.line,
    rule: problem.rule,
    says: wordOf(says, language),
  }));
  const lines = changes.map(({ file, line, rule, says }) => `${file}:${line}  ${rule}\n  ${says}`);
  if (mended.length === 0) return { files: now, changes, text: `${word(say('nothing'), language)}\n` };
  if (how === 'show') {
    const patches = changed.map(([file, bytes]) => difference(nameOf(file), files.get(file), bytes));
    return {
      files: now,
      changes,
      text: `${[...lines, ...patches, word(say('shown', { count: mended.length }), language)].join('\n\n')}\n`,
    };
  }
  // Every file is looked at before the first is written, so that a refusal leaves the folder as it was.
  for (const [file] of changed) refuseOutside(folder, file, nameOf(file));
  for (const [file, bytes] of changed) writeChecked(join(folder, file), bytes, nameOf(file));
  return { files: now, changes, text: `${[...lines, word(say('mended', { count: mended.length }), language)].join('\n\n')}\n` };
}

function difference(name: string, before: Uint8Array | undefined, after: Uint8Array): string {
  const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);
  return createTwoFilesPatch(before === undefined ? '/dev/null' : name, name, text(before), text(after)).trimEnd();
}

/** A link in the folder may lead to a file of another pack, which is not ours to change. */
function refuseOutside(folder: string, file: string, name: string): void {
  const path = join(folder, file);
  const there = existsSync(path) ? path : dirname(path);
  if (!existsSync(there)) return;
  const inside = realpathSync(folder) + sep;
  if (!(realpathSync(there) + sep).startsWith(inside))
    throw new Refusal(`${name} leads outside ${folder}, so it was not changed, and no other file was.`);
}

function writeChecked(path: string, bytes: Uint8Array, name: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  } catch (error) {
    throw new Refusal(`${name} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
