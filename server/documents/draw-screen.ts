import { setImmediate as othersTurn } from 'node:timers/promises';
import { knownInputs, type ParamInputs, printableSteps, resolveScreen, type ServiceModel } from '../../engine';
import { writtenDay } from '../calendar/office-day';
import { OfficeFile } from '../calls/define-resource';
import { OfficeFailure } from '../errors/office-failure';
import type { DrawPool } from '../pdf/draw-pool';
import { letterOf, mostRows, rowCount } from '../pdf/letter';
import { inSteps } from '../pdf/turns';
import type { Ask, AskOffice } from './ask-office';
import { collectAnswers, type DrawnScreen, type Settled, type SettleSetting } from './collect-answers';
import { withContent } from './content-answer';

/** What a document is made with, besides its screen. */
export interface DrawSetting extends SettleSetting {
  readonly now: Date;
  readonly ask: AskOffice;
  readonly pool: DrawPool;
  /** Coat of arms as SVG. */
  readonly arms: string | null;
  /** Aborts when nobody waits for the document any more. */
  readonly gone: AbortSignal;
}

/** Milliseconds for all answers of one document: an office that is merely slow must not take up the room of others. */
const longestWait = 20_000;

/** Works out a screen from the office's answers and draws it. `screenOf` says which one, and may ask the office who orders it. */
export async function drawScreen(screenOf: (ask: Ask) => Promise<DrawnScreen>, setting: DrawSetting): Promise<OfficeFile> {
  const { pool, now, gone } = setting;
  const { data, fileName } = await prepareLetter(screenOf, setting);
  return new OfficeFile(await pool.draw({ data, time: now.getTime() }, gone), fileName, 'application/pdf');
}

/** A document as the drawing threads take it. */
interface Letter {
  readonly data: string;
  readonly fileName: string;
}

async function prepareLetter(screenOf: (ask: Ask) => Promise<DrawnScreen>, setting: DrawSetting): Promise<Letter> {
  const { pool, gone } = setting;
  const room = pool.room.open();
  try {
    // Answers are waited for outside the turn, so that a slow office holds up no other document.
    const ask = withContent(
      setting.ask,
      setting.pack,
      setting.language,
    )({ room, signal: AbortSignal.any([gone, AbortSignal.timeout(longestWait)]) });
    const drawn = await screenOf(ask);
    const settled = await collectAnswers(drawn, ask, setting);
    return await pool.turns.take(() => writeLetter(drawn, settled, setting), gone);
  } finally {
    room.close();
  }
}

async function writeLetter(
  { service, inputs }: DrawnScreen,
  { plan, context }: Settled,
  { pack, language, arms, today }: DrawSetting,
): Promise<Letter> {
  const model = resolveScreen(plan);
  const refused = refusedParams(model, inputs);
  if (refused.length > 0) throw new OfficeFailure('wrongQuery', { name: refused.join(', ') });
  if (model.pdf?.tooLong) throw new OfficeFailure('documentTooLong');
  if (!model.pdf?.file) throw new OfficeFailure('documentUnavailable');

  const document = await inSteps(printableSteps(service, model, context));
  if (rowCount(document) > mostRows) throw new OfficeFailure('documentTooLong');
  const { office, theme } = pack.index(language);
  const { officeName, address, sample } = office;
  const letterhead = { officeName, address, primary: theme.primary, sample, arms };
  const letter = letterOf(document, letterhead, context.translate, writtenDay(today));
  await othersTurn();
  const data = JSON.stringify(letter);
  return { data, fileName: model.pdf.file.fileName };
}

/** Names of the params whose input the screen refused: not in the list, not a date, or against a rule. */
function refusedParams(model: ServiceModel, inputs: ParamInputs): readonly string[] {
  const known = knownInputs(model.params, inputs);
  return model.params.filter(({ id, problem }) => problem !== null || known[id] !== inputs[id]).map(({ label }) => label);
}
