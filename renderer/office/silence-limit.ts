/**
 * How many seconds a call may be silent, where nothing else is said: until its answer begins, and then between two parts of it. The whole
 * answer may take as long as it needs.
 */
const silence = 10;

/** Aborts a call when the office is silent for too long. */
export interface SilenceLimit {
  readonly signal: AbortSignal;
  /** Part of the answer has arrived. */
  received(): void;
  /** Stops the timer. */
  end(): void;
}

/** Starts the timer for a call. */
export function startSilenceLimit(seconds = silence): SilenceLimit {
  const abort = new AbortController();
  const abortCall = () => abort.abort();
  let timer = setTimeout(abortCall, seconds * 1000);
  return {
    signal: abort.signal,
    received() {
      clearTimeout(timer);
      timer = setTimeout(abortCall, seconds * 1000);
    },
    end: () => clearTimeout(timer),
  };
}

/** An answer has begun and was not sent to its end. The office received the call, but whether it did what was asked is not known. */
export class CutOff extends Error {
  /** `status`: the one with which the answer began. */
  constructor(readonly status: number) {
    super('The answer was cut off.');
  }
}

/**
 * The body of an answer, of which `heard` is told each part as it comes; throws `CutOff` where it ends too early. A copy of the stream resets
 * the timer, and the answer itself is read in one go: Chromium closes every second connection whose answer is read in parts to its end.
 */
export async function readBodyInTime(response: Response, limit: SilenceLimit, heard?: (part: Uint8Array) => void): Promise<ArrayBuffer> {
  const streamed = resetWhileStreaming(response.clone(), limit, heard);
  try {
    const whole = await response.arrayBuffer();
    await streamed;
    return whole;
  } catch {
    throw new CutOff(response.status);
  }
}

async function resetWhileStreaming({ body }: Response, limit: SilenceLimit, heard?: (part: Uint8Array) => void): Promise<void> {
  const reader = body?.getReader();
  try {
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      limit.received();
      heard?.(part.value);
    }
  } catch {
    // Reading the answer itself fails in the same way.
  }
}
