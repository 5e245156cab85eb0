import { applySending } from '../answers/apply-reading';
import type { Sending } from '../pack/answer-reading';
import { isRecord } from '../values/is-record';
import { type GivenValues, queryTexts } from './query-texts';

/** What goes with a call by the names of its contract: in the query of a personal call also whom it is about. */
export interface GivenParts {
  readonly query: GivenValues;
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** What goes out, by the names of the office. */
export interface SentParts {
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> | null;
  /** Parts that could not be made of what was given, or would carry an object in the query. */
  readonly unfit: readonly string[];
}

/** Makes what an office is sent of what the contract gives. */
export function sendAs({ query: queryPart, body: bodyPart }: Sending, given: GivenParts): SentParts {
  const names = { query: given.query, body: given.body };
  const query = queryPart === undefined ? { value: given.query } : applySending(queryPart, names);
  const body = bodyPart === undefined ? { value: given.body } : applySending(bodyPart, names);
  const { texts, objects } = queryTexts(isRecord(query?.value) ? query.value : {});
  return {
    query: texts,
    body: isRecord(body?.value) ? body.value : null,
    unfit: [...objects, ...(query === null ? ['query'] : []), ...(body === null ? ['body'] : [])],
  };
}
