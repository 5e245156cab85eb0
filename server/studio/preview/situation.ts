import { type AnswerState, answerStates } from '../../../engine/authoring';

/** Who looks at a previewed screen. */
export const previewPeople = ['visitor', 'person', 'institution', 'restricted'] as const;

/** One of them. */
export type PreviewPerson = (typeof previewPeople)[number];

/** States of an office besides what it answers: it has not answered yet, and it cannot be reached. */
const troubles = ['loading', 'down'] as const;

/** The office itself answers, for a test subject. */
const live = 'live' as const;

/** What the office of a preview does: it answers in a state, with the data of a scenario, itself, or not at all. */
export type PreviewData = AnswerState | (typeof troubles)[number] | typeof live | { readonly scenario: number };

/** Who looks, and what the office of the preview answers to the screen at one address. */
export interface Situation {
  readonly person: PreviewPerson;
  readonly data: PreviewData;
  /** The service or screen that is looked at; what the portal asks besides is always answered with examples. Null: none of them. */
  readonly slug: string | null;
}

const scenarioMark = 'scenariusz-';

/** A situation as one step of an address: `person.many.stawki-pojazdow`. */
export function situationStep({ person, data, slug }: Situation): string {
  return [person, typeof data === 'string' ? data : `${scenarioMark}${data.scenario}`, slug ?? ''].join('.');
}

/** The situation of a step; whatever it does not say is a visitor's, with examples. */
export function readSituation(step: string): Situation {
  const [person, data = '', slug = ''] = step.split('.');
  const number = data.startsWith(scenarioMark) ? Number(data.slice(scenarioMark.length)) : Number.NaN;
  return {
    person: previewPeople.find((each) => each === person) ?? 'visitor',
    data: Number.isSafeInteger(number)
      ? { scenario: number }
      : ([...answerStates, ...troubles, live].find((each) => each === data) ?? 'sample'),
    slug: /^[a-z0-9-]{1,100}$/.test(slug) ? slug : null,
  };
}
