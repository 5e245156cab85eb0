import type { FormOutcome } from './form-model';

/** What came of sending rows one by one. */
export interface SentEach<Sent> {
  /** Rows that the office took, in their order. */
  readonly sent: readonly number[];
  /** The answer to tell: the first refusal, else the last answer. Null: nothing could be sent. */
  readonly told: Sent | null;
  /** True: of several rows some were taken, and others not. */
  readonly isPart: boolean;
}

/**
 * Sends rows one after the other. A row that the office refuses does not hold up the others; an office that is not reached is not asked for
 * the rest. `send` gives null when nothing can be sent; `taken` is told of each row at once, so that it is not sent again if the page is left.
 */
export async function sendEach<Sent extends { readonly outcome: FormOutcome }>(
  rows: readonly number[],
  send: (row: number) => Promise<Sent | null>,
  taken: (row: number) => void,
): Promise<SentEach<Sent>> {
  const sent: number[] = [];
  let last: Sent | null = null;
  let refused: Sent | null = null;
  for (const row of rows) {
    last = await send(row);
    if (last?.outcome.kind === 'done') {
      sent.push(row);
      taken(row);
      continue;
    }
    refused ??= last;
    if (last === null || (last.outcome.kind === 'failed' && last.outcome.mayRetry)) break;
  }
  return { sent, told: refused ?? last, isPart: refused !== null && sent.length > 0 };
}
