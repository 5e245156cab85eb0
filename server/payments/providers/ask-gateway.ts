/** Answer of a gateway as it came, or why there is none. */
export type GatewayAnswer =
  | { readonly ok: true; readonly status: number; readonly text: string }
  | { readonly ok: false; readonly reason: string };

interface GatewayCall {
  readonly address: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds until the answer must be there. */
  readonly timeLimit?: number;
}

const longest = 100_000;

/** Calls a gateway. It never throws: a gateway that does not answer is an ordinary thing. */
export async function askGateway({ address, method, headers = {}, body, timeLimit = 10_000 }: GatewayCall): Promise<GatewayAnswer> {
  try {
    const signal = AbortSignal.timeout(timeLimit);
    const answer = await fetch(address, { method, headers, redirect: 'error', signal, ...(body !== undefined && { body }) });
    return { ok: true, status: answer.status, text: (await answer.text()).slice(0, longest) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { ok: false, reason: cause instanceof Error ? cause.message : String(cause) };
  }
}
