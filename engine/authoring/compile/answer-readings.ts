import type { Formula } from '../../expressions';
import { createCel } from '../../expressions/cel';
import { isExpression } from '../../expressions/evaluate';
import type { Answer, AnswerObject, Sending as SendingWords, ServiceDefinition } from '../../language/language.generated';
import type { OtherOffice } from '../../language/portal.generated';
import type { AnswerReading, OfficeSpeech, Sending } from '../../pack/answer-reading';
import type { LanguageInUse } from '../source/language-in-use';
import { walkDefinition } from '../source/walk';

const cel = createCel();

/** Compiles what a definition says of an answer. */
export function answerReading(answer: Answer | AnswerObject[string]): AnswerReading {
  if (typeof answer !== 'object' || answer === null)
    return isExpression(answer) ? readingOf(cel.read(answer)) : { kind: 'value', formula: { kind: 'value', value: answer } };
  return { kind: 'fields', fields: Object.entries(answer).map(([name, part]) => [name, answerReading(part)] as const) };
}

/** Objects and lists of objects are taken apart, so that each of their values is worked out on its own. */
function readingOf(formula: Formula): AnswerReading {
  if (formula.kind === 'object')
    return { kind: 'fields', fields: formula.entries.map(([name, value]) => [name, readingOf(value)] as const) };
  if (formula.kind === 'map')
    return { kind: 'rows', of: formula.of, name: formula.name, when: formula.when ?? null, row: readingOf(formula.by) };
  return { kind: 'value', formula };
}

/** How the answers of a service are read, by the names of their validators; empty where all answers are as the contract says. */
export function serviceAnswers(definition: ServiceDefinition, { schema }: LanguageInUse): Readonly<Record<string, AnswerReading>> {
  const readings: Record<string, AnswerReading> = {};
  walkDefinition(definition, schema, ({ kind, value, path, blocks }) => {
    if (kind !== 'answer') return;
    const name = path[0] === 'sources' ? `source_${path[1]}` : `answer_${blocks.at(-1)}`;
    // The schema has checked the shape of this place.
    readings[name] = answerReading(value as Answer);
  });
  return readings;
}

/** Compiles what a definition says of how a call is sent. */
export function sendingOf({ query, body }: SendingWords): Sending {
  return { ...(query && { query: answerReading(query) }), ...(body && { body: answerReading(body) }) };
}

/** How the sources of a service are sent, by their ids; empty where offices take all of them as the contract says. */
export function serviceSendings({ sources = {} }: ServiceDefinition): Readonly<Record<string, Sending>> {
  return Object.fromEntries(Object.entries(sources).flatMap(([id, { send }]) => (send ? [[id, sendingOf(send)] as const] : [])));
}

/** What an office means by its answers; `word` gives the sentence for a status. */
export function officeSpeech(
  { refused, error = {}, statuses, session, timeLimit }: OtherOffice,
  word: (status: string) => string | null,
): OfficeSpeech {
  const { kod, opis, field } = error;
  const meanings = Object.entries(statuses ?? {}).map(([status, meant]) => {
    const sentence = word(status);
    return [status, { ...(meant.kod !== undefined && { kod: meant.kod }), ...(sentence !== null && { opis: sentence }) }] as const;
  });
  return {
    ...(refused !== undefined && { refused: cel.read(refused) }),
    ...(kod !== undefined && { kod: cel.read(kod) }),
    ...(opis !== undefined && { opis: cel.read(opis) }),
    ...(field !== undefined && { field: cel.read(field) }),
    ...(meanings.length > 0 && { statuses: Object.fromEntries(meanings) }),
    ...(session !== undefined && { session }),
    ...(timeLimit !== undefined && { timeLimit }),
  };
}
