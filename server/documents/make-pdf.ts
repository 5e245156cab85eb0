import {
  type CompiledService,
  createEvaluator,
  type Evaluate,
  failure,
  formulaPlace,
  type LoadAnswer,
  printableSteps,
  readBack,
  type ScreenContext,
  screenContext,
  settleService,
  success,
} from '../../engine';
import { configurationWithout, parseConfiguration } from '../../portal';
import { subjectOf } from '../accounts/rights';
import { writtenDay } from '../calendar/office-day';
import { type OfficeContext, OfficeFile } from '../calls/define-resource';
import { errorAnswer, OfficeFailure } from '../errors/office-failure';
import type { DrawPool } from '../pdf/draw-pool';
import { letterOf, mostRows, rowCount } from '../pdf/letter';
import { inSteps } from '../pdf/turns';
import type { PublishedPack } from '../publishing/published-pack';
import { answerCall } from '../resources/answer-call';
import { type FoundPdf, refusedParams } from './find-pdf';

// One for each service of a published pack, so that a failing formula is reported once.
const evaluators = new WeakMap<CompiledService, Evaluate>();

/** What a document is made with, besides its service. */
export interface PdfSetting extends OfficeContext {
  readonly pack: PublishedPack;
  readonly pool: DrawPool;
  /** Coat of arms as SVG. */
  readonly arms: string | null;
  /** Reports a fault to the operator. */
  readonly tell: (text: string) => void;
  /** Aborts when nobody waits for the document any more. */
  readonly gone: AbortSignal;
}

/** Works out the screen that the address of a PDF stands for, from the office's own answers, and draws it. */
export async function makePdf(found: FoundPdf, setting: PdfSetting): Promise<OfficeFile> {
  const { pool, now, gone } = setting;
  const { data, fileName } = await pool.turns.take(() => prepare(found, setting), gone);
  return new OfficeFile(await pool.draw({ data, time: now.getTime() }, gone), fileName, 'application/pdf');
}

function evaluatorOf(service: CompiledService, tell: PdfSetting['tell']): Evaluate {
  const known = evaluators.get(service);
  if (known) return known;
  const made = createEvaluator(null, service.formulas, (formula, reason) =>
    tell(`${formulaPlace(service, formula)} The formula ${formula} gives no value: ${reason}.`),
  );
  evaluators.set(service, made);
  return made;
}

async function prepare(found: FoundPdf, setting: PdfSetting): Promise<{ readonly data: string; readonly fileName: string }> {
  const service = withoutStateChecks(found.service);
  const { pack, language, today, caller } = setting;
  const read = readBack(found.service.definition, found.query, pack.kinds);
  if (!read.ok) throw new OfficeFailure('wrongQuery', { name: read.failure.name });
  const { inputs, ...opened } = read.value;
  const failures: OfficeFailure[] = [];
  const load: LoadAnswer = async (request, sourceId) => {
    try {
      return success(await answerCall(request, setting));
    } catch (error) {
      if (!(error instanceof OfficeFailure)) throw error;
      // If the screen can do without a source, so can the document.
      if (service.definition.sources?.[sourceId]?.onError?.silent !== true) failures.push(error);
      const { status, body } = errorAnswer(error, setting.language);
      return failure({ kind: 'office', status, kod: String(body.kod), opis: body.opis });
    }
  };
  // A personal document shows the subject in the query, if the token gives a right to it.
  const context = screenContext(pack.index(language), pack.translate(language), {
    today,
    config: await officeConfig(setting),
    subject: service.definition.pdf?.personal === true ? subjectOf(caller, found.query) : null,
    signedIn: caller.kind === 'user',
    ...(pack.kinds && { kinds: pack.kinds }),
    ...opened,
  });
  const model = await settleService(service, { typed: inputs, applied: inputs }, load, evaluatorOf(found.service, setting.tell), context);
  const refused = refusedParams(model, inputs);
  if (refused.length > 0) throw new OfficeFailure('wrongQuery', { name: refused.join(', ') });
  if (failures[0]) throw failures[0];
  if (model.pdf?.tooLong) throw new OfficeFailure('documentTooLong');
  if (!model.pdf?.file) throw new OfficeFailure('documentUnavailable');

  const document = await inSteps(printableSteps(service, model, context));
  if (rowCount(document) > mostRows) throw new OfficeFailure('documentTooLong');
  const { office, theme } = setting.pack.index(setting.language);
  const letterhead = {
    officeName: office.officeName,
    address: office.address,
    primary: theme.primary,
    sample: office.sample,
    arms: setting.arms,
  };
  const data = JSON.stringify(letterOf(document, letterhead, context.translate, writtenDay(setting.today)));
  return { data, fileName: model.pdf.file.fileName };
}

/** The values of `config` in formulas: the office's settings, as the browser requests them. */
async function officeConfig(setting: PdfSetting): Promise<ScreenContext['config']> {
  const { features, lastingFeatures, shell } = setting.pack.index(setting.language);
  const call = shell.calls.configuration;
  if (call === undefined) return features;
  const request = { method: call.method, path: call.endpoint, query: {}, body: null, personal: false, signedIn: false };
  const read = parseConfiguration(await answerCall(request, setting), features);
  return (read.ok ? read.value : configurationWithout(features, lastingFeatures)).values;
}

/** The address contains only a part of the state, so the screen's conditions on it are skipped; the calls check the rights. */
function withoutStateChecks(service: CompiledService): CompiledService {
  const { state } = service.definition;
  if (!state) return service;
  const unchecked = Object.fromEntries(Object.keys(state).map((name) => [name, { schema: {} }]));
  return { ...service, definition: { ...service.definition, state: unchecked } };
}
