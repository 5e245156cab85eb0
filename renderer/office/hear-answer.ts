import type { OfficeError } from '../../engine';

/** How long a call may be silent: until its answer begins, and then between two parts of it. The whole answer may take as long as it needs. */
const silence = 10_000;

/** Aborts a call when the office is silent for too long. */
export interface Hearing {
  readonly signal: AbortSignal;
  /** Part of the answer has arrived. */
  heard(): void;
  /** Stops the timer. */
  end(): void;
}

/** Starts the timer for a call. */
export function beginHearing(): Hearing {
  const abort = new AbortController();
  const giveUp = () => abort.abort();
  let timer = setTimeout(giveUp, silence);
  return {
    signal: abort.signal,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silence);
    },
    end: () => clearTimeout(timer),
  };
}

/**
 * The body of an answer, or why it could not be read. A copy of the stream resets the timer, and the answer itself is read in one go:
 * Chromium closes every second connection whose answer is read in parts to its end.
 */
export async function hearBody(response: Response, hearing: Hearing): Promise<ArrayBuffer | OfficeError['kind']> {
  const listened = listen(response.clone(), hearing);
  try {
    const whole = await response.arrayBuffer();
    await listened;
    return whole;
  } catch {
    // The office received the call, but whether it did what was asked is not known.
    return hearing.signal.aborted ? 'timeout' : 'unreadable';
  }
}

async function listen({ body }: Response, hearing: Hearing): Promise<void> {
  const reader = body?.getReader();
  try {
    while ((await reader?.read())?.done === false) hearing.heard();
  } catch {
    // Reading the answer itself fails in the same way.
  }
}
