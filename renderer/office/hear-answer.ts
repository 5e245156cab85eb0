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

/** The body of an answer as it came, or why it did not come whole. */
export async function hearBody({ body }: Response, hearing: Hearing): Promise<readonly Uint8Array<ArrayBuffer>[] | OfficeError['kind']> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    const reader = body?.getReader();
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      hearing.heard();
      parts.push(part.value);
    }
    return parts;
  } catch {
    // What an office has begun to answer it has heard: whether it did what it was asked is not known.
    return hearing.signal.aborted ? 'timeout' : 'unreadable';
  }
}
