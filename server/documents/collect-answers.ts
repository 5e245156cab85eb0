import { setImmediate as othersTurn } from 'node:timers/promises';
import {
  type CompiledService,
  createEvaluator,
  type Evaluate,
  formulaPlace,
  isDoneWithout,
  type Language,
  type LoadAnswer,
  type OfficeError,
  type ParamInputs,
  type PlainDate,
  type ScreenContext,
  type ScreenPlan,
  screenContext,
  settlePlan,
  shellRequest,
} from '../../engine';
import { openExplanations } from '../../engine/explanations';
import { openFurtherFunctions } from '../../engine/further-functions';
import { configurationWithout, parseConfiguration } from '../../portal';
import type { PublishedPack } from '../publishing/published-pack';
import { type Ask, OfficeRefusal } from './ask-office';
import { conformedAnswer } from './conformed-answer';

/** A screen as it is to be drawn: what it was opened with, what stands in its params, and for whom. */
export interface DrawnScreen extends Pick<ScreenContext, 'state' | 'variant' | 'subject' | 'signedIn' | 'user'> {
  readonly service: CompiledService;
  readonly inputs: ParamInputs;
  readonly address: Readonly<Record<string, string>>;
}

/** A screen whose answers are all there. */
export interface Settled {
  readonly plan: ScreenPlan;
  readonly context: ScreenContext;
}

/** What a screen is worked out with. */
export interface SettleSetting {
  readonly pack: PublishedPack;
  readonly language: Language;
  /** Today in the office's time zone. */
  readonly today: PlainDate;
  /** Reports a fault to the operator. */
  readonly tell: (text: string) => void;
}

openFurtherFunctions();
openExplanations();

// One for each service of a published pack, so that a failing formula is reported once.
const evaluators = new WeakMap<CompiledService, Evaluate>();

/** Asks the office for all that a screen shows. Throws what the office said if an answer fails that the screen cannot do without. */
export async function collectAnswers(drawn: DrawnScreen, ask: Ask, setting: SettleSetting): Promise<Settled> {
  const { service, inputs, ...opened } = drawn;
  const { pack, language, today } = setting;
  const failures: OfficeError[] = [];
  const load: LoadAnswer = async (request, sourceId) => {
    const answer = await ask(request);
    // A long answer was just made, and is now read against its contract: other calls run in between.
    await othersTurn();
    const read = answer.ok ? conformedAnswer(service, sourceId, answer.value, setting.tell) : answer;
    if (!read.ok && !isDoneWithout(service.definition.sources?.[sourceId], read.failure)) failures.push(read.failure);
    return read;
  };
  const context = screenContext(pack.index(language), pack.translate(language), {
    today,
    config: await officeConfig(ask, setting),
    ...(pack.kinds && { kinds: pack.kinds }),
    ...opened,
  });
  const plan = await settlePlan(service, { typed: inputs, applied: inputs }, load, evaluatorOf(service, setting.tell), context);
  if (failures[0]) throw new OfficeRefusal(failures[0]);
  return { plan, context };
}

function evaluatorOf(service: CompiledService, tell: SettleSetting['tell']): Evaluate {
  const known = evaluators.get(service);
  if (known) return known;
  const made = createEvaluator(null, service.formulas, (formula, reason) =>
    tell(`${formulaPlace(service, formula)} The formula ${formula} gives no value: ${reason}.`),
  );
  evaluators.set(service, made);
  return made;
}

/** The values of `config` in formulas: the office's settings, as the browser requests them. */
async function officeConfig(ask: Ask, { pack, language }: SettleSetting): Promise<ScreenContext['config']> {
  const { features, lastingFeatures, shell } = pack.index(language);
  const call = shell.calls.configuration;
  if (call === undefined) return features;
  const answer = await ask(shellRequest(call));
  const read = answer.ok ? parseConfiguration(answer.value, features) : answer;
  return (read.ok ? read.value : configurationWithout(features, lastingFeatures)).values;
}
