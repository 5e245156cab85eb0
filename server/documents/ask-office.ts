import type { OfficeError, OfficeRequest, Result } from '../../engine';
import type { Allowance } from '../pdf/answer-room';

/** Sends one call to the office in the name of whoever ordered a document, and reads the answer. */
export type Ask = (request: OfficeRequest) => Promise<Result<unknown, OfficeError>>;

/** What answers are read with: how much may be kept of them, and a signal that aborts when nobody waits for them any more. */
export interface AskManner {
  readonly room: Allowance;
  readonly signal: AbortSignal;
}

/** The office behind a server, whichever it is, as one caller asks it. */
export type AskOffice = (manner: AskManner) => Ask;

/** The office gave no answer to a call that a document needs; whoever ordered it gets what the office said. */
export class OfficeRefusal extends Error {
  override readonly name = 'OfficeRefusal';

  constructor(readonly refused: OfficeError) {
    super(`The office gave no answer: ${refused.kind}, status ${refused.status ?? 'none'}.`);
  }
}
