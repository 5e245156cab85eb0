import type { OfficeQuestion, Place } from '../../engine/authoring';
import { fetchAnswer, type Heard } from './fetch-answer';
import { judgeAnswer } from './judge-answer';
import { type FindOffice, type PlannedCall, planCall } from './plan-call';
import type { TestUser } from './test-user';

/** One thing that is wrong with an answer of the office. */
export interface OfficeFinding {
  readonly asker: string;
  readonly name: string;
  /** Method and address below the office, without the number of the test user. */
  readonly call: string;
  /** Where the definition says what the answer should be. */
  readonly place: Place;
  readonly words: string;
}

/** A question that was not asked. */
export interface Unasked {
  readonly asker: string;
  readonly name: string;
  readonly reason: string;
}

/** What became of the questions. A question is broken when its answer gives at least one finding. */
export interface OfficeCheck {
  readonly asked: number;
  readonly inOrder: number;
  readonly broken: number;
  readonly findings: readonly OfficeFinding[];
  readonly notAsked: readonly Unasked[];
}

/** What is asked, of whom, for whom, and how long an answer may take in milliseconds. */
export interface OfficeCheckOptions {
  readonly questions: readonly OfficeQuestion[];
  readonly find: FindOffice;
  readonly user: TestUser;
  readonly timeLimit: number;
}

/** How many calls are under way at once: an office that is tried should not feel it. */
const atOnce = 4;

/** Asks every question that can be asked, the same call only once, and judges the answers in the order of the questions. */
export async function checkOffice({ questions, find, user, timeLimit }: OfficeCheckOptions): Promise<OfficeCheck> {
  const planned = questions.map((question) => ({ question, plan: planCall(question, user, find) }));
  const plans = new Map(planned.flatMap(({ plan }) => (typeof plan === 'string' ? [] : [[keyOf(plan), plan] as const])));
  const answers = new Map<string, Heard>();
  const waiting = [...plans];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [key, { office, path, token }] = next;
      answers.set(key, await fetchAnswer({ office, path, token, timeLimit }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));

  const notAsked: Unasked[] = [];
  const judged: (readonly OfficeFinding[])[] = [];
  for (const { question, plan } of planned) {
    const { asker, name } = question;
    if (typeof plan === 'string') {
      notAsked.push({ asker, name, reason: plan });
      continue;
    }
    const breaches = judgeAnswer(question, answers.get(keyOf(plan)) ?? 'was not asked');
    judged.push(
      breaches.map(({ contractPointer, words }) => ({ asker, name, call: plan.shown, place: question.place(contractPointer), words })),
    );
  }
  const broken = judged.filter((findings) => findings.length > 0).length;
  return { asked: judged.length, inOrder: judged.length - broken, broken, findings: judged.flat(), notAsked };
}

function keyOf({ office, path, token }: PlannedCall): string {
  return `${token === null ? '' : 'with token '}${office.address}${path}`;
}

/** What became of the questions, for a terminal: each fault below its call, then what was not asked by its reason, then the counts. */
export function officeReport({ asked, inOrder, broken, findings, notAsked }: OfficeCheck, nameOf: (file: string) => string): string {
  const faults = findings.map(({ asker, name, call, place, words }) => {
    const source = `${asker} ${name}`;
    return `${nameOf(place.file)}:${place.line}:${place.column}  ${source}\n  ${call}\n  ${words}`;
  });
  const reasons = [...new Set(notAsked.map(({ reason }) => reason))].map((reason) => {
    const names = notAsked.filter((own) => own.reason === reason).map(({ asker, name }) => `  ${asker} ${name}`);
    return `not asked, because ${reason}:\n${names.join('\n')}`;
  });
  return [...faults, ...reasons, `${asked} asked, ${inOrder} in order, ${broken} broken, ${notAsked.length} not asked`].join('\n\n');
}
