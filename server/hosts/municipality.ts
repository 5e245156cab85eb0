import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MunicipalitySettings } from './read-municipality';

/** An open office that answers requests of its hosts. */
export interface ServedOffice {
  answer(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

/** One municipality of the process. Its office is opened by the first request and stays open. */
export interface Municipality {
  readonly name: string;
  readonly settings: MunicipalitySettings;
  /** The open office. Null while it cannot be opened: then this is tried again with the first request after a pause. */
  office(): Promise<ServedOffice | null>;
  /** For the operator: whether it is open, and why not. */
  state(): MunicipalityState;
  /** Closes the office, and lets the next request open it again. */
  reset(): Promise<void>;
  /** Closes the office for good. */
  close(): Promise<void>;
}

/** Whether an office is open; `failed` with the reason. */
export type MunicipalityState =
  | { readonly kind: 'waiting' | 'opening' | 'open' | 'closed' }
  | { readonly kind: 'failed'; readonly reason: string };

interface MunicipalityParts {
  readonly name: string;
  readonly settings: MunicipalitySettings;
  /** Opens the office; an error says why it cannot be opened. */
  readonly open: () => Promise<ServedOffice>;
  /** Told once for each reason why the office cannot be opened. */
  readonly failed: (error: unknown) => string;
  /** What has to end before the office opens: the one of the same folder with earlier settings. */
  readonly after: Promise<unknown>;
  /** Milliseconds before an office that could not be opened is tried again. */
  readonly pause?: number;
}

/** Makes a municipality whose office is not open yet. */
export function createMunicipality({ name, settings, open, failed, after, pause = 5_000 }: MunicipalityParts): Municipality {
  let opening: Promise<ServedOffice | null> | null = null;
  let state: MunicipalityState = { kind: 'waiting' };
  let retryAt = 0;
  let closing: Promise<unknown> = after;
  let isClosed = false;

  const begin = (): Promise<ServedOffice | null> => {
    state = { kind: 'opening' };
    const before = closing;
    // Whether nobody has closed or begun anew meanwhile.
    const isCurrent = () => opening === mine && !isClosed;
    const mine: Promise<ServedOffice | null> = (async () => {
      try {
        // Why the one before could not be closed has been told to whoever closed it.
        await before.catch(() => undefined);
        const office = await open();
        if (isCurrent()) state = { kind: 'open' };
        return office;
      } catch (error) {
        const reason = failed(error);
        if (!isCurrent()) return null;
        state = { kind: 'failed', reason };
        retryAt = performance.now() + pause;
        opening = null;
        return null;
      }
    })();
    return mine;
  };
  const reset = async (): Promise<void> => {
    const [office, before] = [opening, closing];
    opening = null;
    if (!isClosed) state = { kind: 'waiting' };
    // The next office opens when this one has let go of its data.
    closing = before.catch(() => undefined).then(async () => (await office)?.close());
    await closing;
  };
  return {
    name,
    settings,
    async office() {
      if (isClosed || (opening === null && performance.now() < retryAt)) return null;
      opening ??= begin();
      return await opening;
    },
    state: () => state,
    reset,
    async close() {
      isClosed = true;
      state = { kind: 'closed' };
      await reset();
    },
  };
}
