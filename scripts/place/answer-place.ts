// Answers the questions of `place` about definitions files.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import {
  type Answer,
  type AuthorLanguage,
  applyEdit,
  authorLanguages,
  completeAt,
  describePlace,
  evaluateAt,
  type Fix,
  type FoundText,
  findText,
  fixesOf,
  groundOf,
  listNames,
  nearest,
  type OpenPack,
  openPack,
  type Problem,
  problemIn,
  usedBy,
  word,
} from '../../engine/authoring';
import { Finding, Misuse } from '../command-line/refusal';
import { type DefinitionsFolder, readDefinitions } from '../definitions/definitions-folder';
import { readSurroundings } from '../own-code/own-surroundings';
import { completionsText, descriptionText, evaluationText, type Telling, usesText } from './place-text';

/** What the command was asked for. */
export interface PlaceQuestion {
  readonly definitions: string;
  readonly json?: boolean | undefined;
  readonly language: string;
  readonly cursor?: string | undefined;
  readonly apply?: boolean | undefined;
}

type Ask = (asked: Asked) => string | number;

interface Asked {
  readonly open: OpenPack;
  readonly folder: DefinitionsFolder;
  readonly question: PlaceQuestion;
  readonly telling: Telling;
  readonly file: string;
  readonly path: string;
  readonly text: string;
  readonly print: (text: string) => void;
}

/** Answers one question; the result is the exit code. */
export async function answerPlace(question: PlaceQuestion, words: readonly string[], print: (text: string) => void): Promise<number> {
  const [action = '', given = '', path = '', text = ''] = words;
  const ask = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!ask) {
    const meant = nearest(action, Object.keys(actions));
    throw new Misuse(
      `place does not know ${action}; it knows ${listNames(Object.keys(actions))}.${meant === null ? '' : ` Did you mean ${meant}?`}`,
    );
  }
  if (given === '' && action !== 'fix') throw new Misuse(`${action} needs the name of a file.`);
  const language = languageOf(question.language);
  const folder = readDefinitions(question.definitions);
  const open = openPack(folder.files, folder.base, await readSurroundings());
  const telling: Telling = { nameOf: folder.nameOf, language };
  const said = ask({ open, folder, question, telling, file: fileOf(folder, given), path, text, print });
  if (typeof said === 'number') return said;
  print(said);
  return 0;
}

const actions: Readonly<Record<string, Ask>> = {
  describe: (asked) => told(asked, describePlace(asked.open, asked.file, asked.path), descriptionText),
  complete: (asked) => {
    const { cursor } = asked.question;
    if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) throw new Misuse(`--cursor is a number, not ${cursor}.`);
    const at = cursor === undefined ? asked.text.length : Number(cursor);
    return told(asked, completeAt(asked.open, asked.file, asked.path, asked.text, at), completionsText);
  },
  evaluate: (asked) => told(asked, evaluateAt(asked.open, asked.file, asked.path, asked.text), evaluationText),
  'used-by': (asked) => {
    const [, kind, name] = /^([a-z]+):(.+)$/.exec(asked.file) ?? [];
    const target = kind === undefined || name === undefined ? { file: asked.file, path: asked.path } : { kind, name };
    return told(asked, usedBy(asked.open, target), usesText);
  },
  find: ({ folder, file: words, question }) => foundText(findText(groundOf(folder.files, folder.base, ''), words, mostFound), question),
  fix: (asked) => mend(asked),
};

const mostFound = 200;

function foundText(found: readonly FoundText[], { json }: PlaceQuestion): string {
  if (json) return JSON.stringify({ version: 1, answer: found }, null, 2);
  if (found.length === 0) throw new Finding('No text of residents has these words.');
  return found.map(({ file, path, text, language }) => `${file} ${path}  ${language}: ${text}`).join('\n');
}

function told<Content extends object>(
  { question, telling }: Asked,
  answer: Answer<Content>,
  textOf: (content: Content, telling: Telling) => string,
): string {
  if (!answer.ok) throw new Finding(word(answer.why, telling.language));
  return question.json ? JSON.stringify({ version: 1, answer: answer.answer }, null, 2) : textOf(answer.answer, telling);
}

/** The ways to mend the problems of the folder, or of one file in it; with `--apply` the first way of each is taken. */
function mend({ open, folder, question, telling, file, print }: Asked): number {
  const found = open.problems
    .filter(({ place }) => file === '' || place.file === file)
    .flatMap((problem) => {
      const fixes = fixesOf(open, problem);
      return fixes.ok ? [{ problem: problemIn(problem, telling.language), fixes: fixes.answer }] : [];
    });
  if (question.json) print(JSON.stringify({ version: 1, answer: found }, null, 2));
  for (const { problem, fixes } of found) {
    if (!question.json) print(mendText(problem, fixes, telling));
    if (question.apply && fixes[0]) applyFix(folder, fixes[0], telling.language);
  }
  if (found.length === 0 && !question.json) print(word({ id: 'place-no-fix' }, telling.language));
  return 0;
}

function mendText({ place, rule, message }: Omit<Problem, 'said'>, fixes: readonly Fix[], { nameOf, language }: Telling): string {
  return [
    `${nameOf(place.file)}:${place.line}:${place.column}  ${rule}`,
    `  ${message}`,
    ...fixes.map(({ says }) => `  ${word(says, language)}`),
  ].join('\n');
}

// A file is moved by hand: what it is called may stand in places that this command does not know.
function applyFix({ folder }: DefinitionsFolder, { edits }: Fix, language: AuthorLanguage): void {
  for (const edit of edits) {
    if (edit.path === '') continue;
    const file = join(folder, edit.file);
    const changed = applyEdit(readFileSync(file, 'utf8'), edit);
    if (!changed.ok) throw new Finding(word(changed.why, language));
    writeFileSync(file, changed.answer);
  }
}

/** A file as the checker names it; it may be given by its path as well. */
function fileOf({ folder, files }: DefinitionsFolder, given: string): string {
  const below = relative(folder, resolve(given)).replaceAll('\\', '/');
  return !files.has(given) && files.has(below) ? below : given;
}

function languageOf(given: string): AuthorLanguage {
  const language = authorLanguages.find((each) => each === given);
  if (!language) throw new Misuse(`--language is ${authorLanguages.join(' or ')}, not ${given}.`);
  return language;
}
