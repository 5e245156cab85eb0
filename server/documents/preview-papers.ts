import {
  allModels,
  failure,
  type OfficeError,
  type OfficeRequest,
  type Result,
  requestAddress,
  resolveScreen,
  safeFileName,
  showsTable,
  success,
  toCsv,
} from '../../engine';
import { officeDay } from '../calendar/office-day';
import { OfficeFailure } from '../errors/office-failure';
import type { DrawPool } from '../pdf/draw-pool';
import type { Publisher } from '../publishing/publisher';
import type { PreviewTable } from '../studio/answers';
import type { PreviewAnswer } from '../studio/preview/preview-office';
import type { PaperOrder, PreviewPapers } from '../studio/preview/preview-papers';
import { StudioFailure } from '../studio/studio-failure';
import { type Ask, type AskOffice, OfficeRefusal } from './ask-office';
import { collectAnswers, type DrawnScreen } from './collect-answers';
import { type DrawSetting, drawScreen } from './draw-screen';
import { orderedScreen, subjectsOf } from './ordered-screen';

interface PapersOptions {
  readonly publisher: Publisher;
  readonly pool: DrawPool;
  readonly now: () => Date;
}

/** Files of previewed screens, made by what makes those of residents, from the answers of the preview's office. */
export function previewPapers({ publisher, pool, now }: PapersOptions): PreviewPapers {
  const settingOf = ({ shown, language, arms: own, gone, answer }: PaperOrder): DrawSetting => {
    const named = shown.pack.index(language).office.arms;
    const picture = own ?? (named === null ? null : publisher.asset(named));
    const arms = picture && new TextDecoder().decode(picture);
    const moment = now();
    const ask: AskOffice = () => async (request) => resultOf(answer(callOf(request)));
    // What is wrong with a draft is told to its editor, and is no business of the operator.
    const tell = () => undefined;
    return { pack: shown.pack, language, today: officeDay(moment), now: moment, ask, pool, arms, tell, gone };
  };
  return {
    async pdf(order) {
      if (serviceOf(order).definition.pdf === undefined) throw new StudioFailure('no-pdf');
      return await inWords(async () => await drawScreen((ask) => previewedScreen(order, ask), settingOf(order)));
    },
    async tables(order) {
      const setting = settingOf(order);
      const room = pool.room.open();
      try {
        const ask = setting.ask({ room, signal: order.gone });
        return await inWords(async () => tablesOf(await previewedScreen(order, ask), ask, setting));
      } finally {
        room.close();
      }
    },
  };
}

function serviceOf({ shown, screen, language }: PaperOrder) {
  const service = shown.pack.service(screen.slug, language);
  if (service === null) throw new StudioFailure('not-found');
  return service;
}

/** The screen as whoever looks at the preview has it open: for the first of those for whom the account may act. */
async function previewedScreen(order: PaperOrder, ask: Ask): Promise<DrawnScreen> {
  const { shown, screen, situation, language } = order;
  const service = serviceOf(order);
  const signedIn = situation.person !== 'visitor';
  if (service.definition.access?.protected === true && !signedIn) throw new OfficeFailure('signedOut');
  const calls = shown.pack.index(language).session?.calls;
  const [subject] = signedIn && calls?.subjects ? await subjectsOf(ask, calls.subjects) : [];
  const { pesel, nip } = subject ?? {};
  const identity = subject?.institution ? { ...(nip && { nip }) } : { ...(pesel && { pesel }) };
  const inputs = screen.inputs.applied ?? (service.definition.apply === undefined ? screen.inputs.typed : {});
  const { state, address, variant } = screen;
  return await orderedScreen(service, { inputs, state, address, variant, subject: identity }, { pack: shown.pack, signedIn, ask });
}

async function tablesOf(drawn: DrawnScreen, ask: Ask, setting: DrawSetting): Promise<readonly PreviewTable[]> {
  const { plan } = await collectAnswers(drawn, ask, setting);
  return allModels(resolveScreen(plan).blocks).flatMap((block) => {
    if (!showsTable(block) || block.table === null || !block.csv) return [];
    const { id, title, csvName, table } = block;
    return [{ id, title, fileName: `${safeFileName(csvName)}.csv`, csv: toCsv(table, table.ordered(table.initialSort)) }];
  });
}

/** Says in words of the editors' room why the portal makes no file. */
async function inWords<Made>(make: () => Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof OfficeRefusal) throw new StudioFailure('no-paper-now');
    if (!(error instanceof OfficeFailure)) throw error;
    if (error.error === 'documentTooLong') throw new StudioFailure('long-paper');
    throw new StudioFailure(error.error === 'busy' ? 'too-many-requests' : 'no-paper-now');
  }
}

function callOf(request: OfficeRequest) {
  const { pathname, searchParams } = new URL(requestAddress(request), 'http://localhost');
  return { method: request.method, path: pathname, query: Object.fromEntries(searchParams) };
}

/** An answer of the preview's office as a page reads it. */
function resultOf(answer: PreviewAnswer | undefined): Result<unknown, OfficeError> {
  switch (answer?.kind) {
    case 'value':
      return success(answer.value);
    case 'error': {
      const { kod, opis } = Object(answer.body);
      const isSaid = typeof kod === 'string' || typeof opis === 'string';
      return failure({ kind: isSaid ? 'office' : 'http', status: answer.status, kod: textOf(kod), opis: textOf(opis) });
    }
    case 'wait':
      return failure({ ...noAnswer, kind: 'timeout' });
    default:
      return failure(noAnswer);
  }
}

const noAnswer: OfficeError = { kind: 'network', status: null, kod: null, opis: null };

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
