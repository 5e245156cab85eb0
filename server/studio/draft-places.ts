import {
  type Answer,
  type Completion,
  completeAt,
  createChecker,
  describePlace,
  evaluateAt,
  fileValue,
  type Ground,
  type OpenPack,
  openGround,
  type Phrase,
  polishSentence,
  type ReadableField,
  readableAt,
  type ToldLanguage,
  usedBy,
  withIds,
  withPositions,
  word,
} from '../../engine/authoring';
import { hardSpaces } from '../../engine/values';
import type { FormulaCompletions, FormulaResults, PlaceChoice, PlaceFields, PlaceUses, ToldPlace } from './answers';
import type { StudioDesk } from './studio-desk';

/** A place of a draft that is asked about. `path`: pointer with ids in the value that editors see. */
export interface AskedPlace {
  readonly effective: Ground;
  readonly file: string;
  readonly path: string;
  readonly language: ToldLanguage;
}

/** What may stand at a place of a draft, in words; empty where nothing can be listed. */
export function placeChoices(desk: StudioDesk, asked: AskedPlace): readonly PlaceChoice[] {
  const described = describePlace(openedGround(desk, asked.effective), asked.file, pointerOf(asked));
  if (!described.ok) return [];
  return described.answer.choices.map(({ value, label, help, sample, type }) => ({
    value,
    label,
    sample,
    help: sentence(help, asked.language),
    type: told(type, asked.language),
  }));
}

/** What a place is for, what may stand there, and what stands there. */
export function placeWords(desk: StudioDesk, asked: AskedPlace) {
  return answerIn(asked, describePlace(openedGround(desk, asked.effective), asked.file, pointerOf(asked)), (described, language) => ({
    help: sentence(described.help, language),
    type: described.type,
    required: described.required,
    default: described.default ?? null,
    value: described.value ?? null,
  }));
}

/** What fits at the cursor of a text that is being typed. */
export function placeCompletions(desk: StudioDesk, asked: AskedPlace, text: string, cursor: number): ToldPlace<FormulaCompletions> {
  const answer = completeAt(openedGround(desk, asked.effective), asked.file, pointerOf(asked), text, cursor);
  return answerIn(asked, answer, ({ items, ...range }, language) => ({
    ...range,
    items: items.map(({ type, help, ...item }: Completion) => ({ ...item, type: told(type, language), help: sentence(help, language) })),
  }));
}

/** What a formula gives at a place, for the first rows of the sample, as the screen shows it. */
export function placeResults(desk: StudioDesk, asked: AskedPlace, formula: string): ToldPlace<FormulaResults> {
  const answer = evaluateAt(openedGround(desk, asked.effective), asked.file, pointerOf(asked), formula);
  return answerIn(asked, answer, ({ type, kind, findings, results }, language) => ({
    type: told(type, language),
    kind,
    findings: findings.map(({ rule, start, end, message, expected, got, suggestion }) => ({
      start,
      end,
      message: told(message, language),
      // Of a name that is not there the names that are would be a long list; completion shows them.
      expected: rule === 'expression-type' ? told(expected ?? null, language) : null,
      got: rule === 'expression-type' ? told(got ?? null, language) : null,
      suggestion: suggestion ?? null,
    })),
    results: results.slice(0, mostResults).map(({ shown, fault }) => ({ shown: told(shown, language), fault: told(fault, language) })),
  }));
}

/** What a formula at a place may read. */
export function placeFields(desk: StudioDesk, asked: AskedPlace): ToldPlace<PlaceFields> {
  return answerIn(asked, readableAt(openedGround(desk, asked.effective), asked.file, pointerOf(asked)), (fields, language) => ({
    fields: fields.map((field: ReadableField) => ({ ...field, help: sentence(field.help, language) })),
  }));
}

/** What reads or names what a place declares, each with the way to it. */
export function placeUses(desk: StudioDesk, asked: AskedPlace): ToldPlace<PlaceUses> {
  const { effective, file, path } = asked;
  const answer = usedBy(openedGround(desk, effective), { file, path: pointerOf(asked) });
  return answerIn(asked, answer, (uses) => ({
    uses: uses.slice(0, mostUses).flatMap(({ place, pointer, service, kind, text, through }) => {
      const at = withIds(fileValue(effective, place.file), pointer);
      // What stands in the part itself goes with it.
      if (place.file === file && (at === path || at.startsWith(`${path}/`))) return [];
      return [{ file: place.file, path: at, service, kind, text, direct: through.length === 0 }];
    }),
  }));
}

const mostResults = 3;
const mostUses = 100;

function pointerOf({ effective, file, path }: AskedPlace): string {
  return withPositions(fileValue(effective, file), path);
}

function answerIn<Content, Told>(
  { language }: AskedPlace,
  answer: Answer<Content>,
  tell: (content: Content, language: ToldLanguage) => Told,
): ToldPlace<Told> {
  return answer.ok ? tell(answer.answer, language) : { refusal: told(answer.why, language) };
}

function told<Said extends Phrase | string | null>(said: Said, language: ToldLanguage): Said extends null ? null : string;
function told(said: Phrase | string | null, language: ToldLanguage): string | null {
  if (said === null || typeof said === 'string') return said;
  return language === 'pl' ? hardSpaces(word(said, language)) : word(said, language);
}

function sentence(help: string | null, language: ToldLanguage): string | null {
  return help !== null && language === 'pl' ? (polishSentence(help) ?? help) : help;
}

const openers = new WeakMap<StudioDesk, (ground: Ground) => OpenPack>();

/** Opens a draft for questions; a remembering checker does again only what an edit concerns. */
export function openedGround(desk: StudioDesk, ground: Ground): OpenPack {
  const known = openers.get(desk);
  if (known) return known(ground);
  const checker = createChecker();
  const open = (asked: Ground) => openGround(asked, desk.checker.surroundings, checker);
  openers.set(desk, open);
  return open(ground);
}
