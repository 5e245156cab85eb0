import { failure, type OfficeError, readOfficeAnswer, reportInWords, success } from '../../engine';
import { answerBreaches, type OfficeQuestion } from '../../engine/authoring';
import type { Heard } from './fetch-answer';

/** What is wrong with an answer, and the place of the contract that says so. */
export interface Breach {
  readonly contractPointer: string;
  readonly words: string;
}

/** Everything that is wrong with an answer to a question; nothing of the answer's values is told. */
export function judgeAnswer({ call, kods, speeches }: OfficeQuestion, heard: Heard): readonly Breach[] {
  if (typeof heard === 'string') return [whole(heard)];
  const { status, isHtml, body } = heard;
  if (status >= 300 && status < 400) return [whole(`redirects (status ${status}) out of the office, or in a circle`)];
  const answer = readJson(body);
  const said = readOfficeAnswer(
    call.reading === null ? {} : { reading: call.reading },
    { status, body: typeof answer === 'string' ? failure(null) : success(answer.value) },
    speeches,
  );
  if (!said.ok && said.failure.kind !== 'unreadable') return isExpected(said.failure, kods) ? [] : [whole(statusWords(status, isHtml))];
  if (isHtml) return [whole('answers with a page of HTML instead of JSON')];
  if (typeof answer === 'string') return [whole(answer)];
  if (!call.response || !said.ok) return [];
  return answerBreaches(call.response, said.value).map((report) => ({
    contractPointer: report.contractPointer,
    words: reportInWords(report),
  }));
}

function whole(words: string): Breach {
  return { contractPointer: '', words };
}

/** As a page reads it: no body at all is null. */
function readJson(body: Uint8Array): { readonly value: unknown } | string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return 'answers with letters that are not UTF-8';
  }
  if (text === '') return { value: null };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return 'answers with something that is not JSON, or ends too early';
  }
}

/** A refusal that the definition treats by its number is an answer that it expects. */
function isExpected({ kod }: OfficeError, kods: readonly string[]): boolean {
  return kod !== null && kods.includes(kod);
}

function statusWords(status: number, isHtml: boolean): string {
  const page = isHtml ? ', with a page of HTML' : '';
  if (status === 401 || status === 403) return `refuses the call (status ${status}${page}): it wants a user who is signed in`;
  if (status === 404) return `does not know the call or its values (status 404${page})`;
  return `${status < 500 ? 'refuses the call' : 'fails'} (status ${status}${page})`;
}
