import { OfficeFailure } from '../errors/office-failure';

/** How much of the office's answers may be kept for documents at a time. */
export interface RoomLimits {
  /** Documents whose answers are collected at a time. Further ones are refused with Retry-After. */
  readonly documents: number;
  /** Bytes of all answers of one document. More than 20 000 rows do not fit a document anyway. */
  readonly document: number;
  /** Bytes of all answers of all documents. */
  readonly all: number;
}

/** The room of one document. */
export interface Allowance {
  /** Takes room for more of an answer. Throws `documentTooLong` when the document has had its share, and `busy` when others have. */
  take(bytes: number): void;
  /** Gives everything back. */
  close(): void;
}

/** Shares the memory for answers of the office among the documents that are made of them. */
export interface AnswerRoom {
  /** Throws `busy` when too many documents are being made. */
  open(): Allowance;
}

const megabyte = 1_048_576;
const usual: RoomLimits = { documents: 25, document: 16 * megabyte, all: 64 * megabyte };

/** Creates a room. What is not given back is never counted twice, so closing again does nothing. */
export function createAnswerRoom(changes: Partial<RoomLimits> = {}): AnswerRoom {
  const limits = { ...usual, ...changes };
  let documents = 0;
  let kept = 0;
  return {
    open() {
      if (documents >= limits.documents) throw new OfficeFailure('busy');
      documents += 1;
      let own = 0;
      let isOpen = true;
      return {
        take(bytes) {
          if (own + bytes > limits.document) throw new OfficeFailure('documentTooLong');
          if (kept + bytes > limits.all) throw new OfficeFailure('busy');
          own += bytes;
          kept += bytes;
        },
        close() {
          if (!isOpen) return;
          isOpen = false;
          documents -= 1;
          kept -= own;
        },
      };
    },
  };
}
