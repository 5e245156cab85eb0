import type { OfficeError } from '../../engine';

/** How long a call may be silent: until its answer begins, and then between two parts of it. The whole answer may take as long as it needs. */
const silence = 10_000;

/** A call that ends when nothing comes for too long. */
export interface Hearing {
  readonly signal: AbortSignal;
  /** Something has come. */
  heard(): void;
  /** Nothing more is waited for. */
  end(): void;
}

/** Begins to listen for an answer. */
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
 * The body of an answer as it came, or why it did not come whole. A copy is listened to and the answer itself read in one go: Chromium
 * cuts every second connection whose answer is read in parts to its end.
 */
export async function hearBody(response: Response, hearing: Hearing): Promise<ArrayBuffer | OfficeError['kind']> {
  const listened = listen(response.clone(), hearing);
  try {
    const whole = await response.arrayBuffer();
    await listened;
    return whole;
  } catch {
    // What an office has begun to answer it has heard: whether it did what it was asked is not known.
    return hearing.signal.aborted ? 'timeout' : 'unreadable';
  }
}

async function listen({ body }: Response, hearing: Hearing): Promise<void> {
  const reader = body?.getReader();
  try {
    while ((await reader?.read())?.done === false) hearing.heard();
  } catch {
    // Who reads the answer itself is told the same.
  }
}
