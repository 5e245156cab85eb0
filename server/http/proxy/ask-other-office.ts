import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import {
  failure,
  type OfficeError,
  type OfficeRequest,
  type OfficeSpeeches,
  parseAnswerText,
  type Result,
  readOfficeAnswer,
  requestAddress,
} from '../../../engine';
import type { AskManner, AskOffice } from '../../documents/ask-office';
import type { OfficeErrorName } from '../../errors/catalogue';
import { OfficeFailure } from '../../errors/office-failure';
import { type AnswerBody, openBody } from './answer-body';
import { addressedOffice, type OfficeBook } from './office-book';
import { callFailure, type OfficeAnswer, officeCall } from './office-call';
import { isDocument, ownHeaders } from './passed-headers';

/** What a call of a document carries besides what it says itself. */
interface Carried {
  /** The language that the page asked for; null if none was chosen. */
  readonly language: string | null;
  /** How the offices speak. */
  readonly speeches: OfficeSpeeches;
  /** Whether a call carries the token that came with the order. */
  carriesToken(request: OfficeRequest): boolean;
}

/** Other offices, asked with the headers of the request that orders a document: the token of whoever sent it and of nobody else. */
export function askOtherOffice(offices: OfficeBook, ordered: FastifyRequest, { language, speeches, carriesToken }: Carried): AskOffice {
  return (manner) => async (request) => {
    const query = language === null ? request.query : { ...request.query, lang: language };
    try {
      const { id, path } = addressedOffice(requestAddress({ ...request, query }));
      const office = offices.find(id);
      const answer = await officeCall(office, {
        method: request.method,
        path,
        headers: {
          ...ownHeaders(ordered, office, carriesToken(request)),
          ...(request.body && { 'content-type': 'application/json' }),
        },
        body: request.body && JSON.stringify(request.body),
        signal: manner.signal,
      });
      return await readAnswer(answer, request, speeches, manner);
    } catch (error) {
      if (error instanceof OfficeFailure && error.error !== 'officeUnreadable') throw error;
      return failure(failedCall(manner.signal.aborted ? manner.signal.reason : error));
    }
  };
}

async function readAnswer(
  answer: OfficeAnswer,
  request: OfficeRequest,
  speeches: OfficeSpeeches,
  { room }: AskManner,
): Promise<Result<unknown, OfficeError>> {
  const { statusCode: status, headers } = answer;
  const isRefused = status < 200 || status > 299;
  if (isDocument(headers) || (isRefused && status < 400)) {
    answer.body.destroy();
    return failure(isRefused ? { kind: 'http', status, kod: null, opis: null } : unreadable);
  }
  const text = await readText(await openBody(answer, request.method), room);
  return readOfficeAnswer(request, { status, body: parseAnswerText(text) }, speeches);
}

/** As in the page, what is no UTF-8 becomes the character that is not known. */
async function readText(body: AnswerBody, room: AskManner['room']): Promise<string> {
  const parts: Uint8Array[] = [];
  const bytes = body === null ? [] : body instanceof Readable ? body : [body];
  // Leaving the loop early ends the answer of the office.
  for await (const part of bytes) {
    room.take(part.length);
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

const unreadable: OfficeError = { kind: 'unreadable', status: null, kod: null, opis: null };

const kinds: Readonly<Partial<Record<OfficeErrorName, OfficeError['kind']>>> = { officeTimeout: 'timeout', officeUnreachable: 'network' };

/** Why a call gave no answer. */
function failedCall(error: unknown): OfficeError {
  const { error: name } = callFailure(error);
  return { ...unreadable, kind: kinds[name] ?? 'unreadable' };
}
