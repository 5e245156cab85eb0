/** How far something on the screen is: the worst of what it needs. */
export type Readiness =
  | { readonly status: 'ready' }
  | { readonly status: 'waiting' }
  | { readonly status: 'loading' }
  | { readonly status: 'silent' }
  | { readonly status: 'error'; readonly message: string; readonly retry: readonly string[] };

const ready: Readiness = { status: 'ready' };
const severity = { ready: 0, loading: 1, waiting: 2, silent: 3, error: 4 } as const;

/**
 * The readiness of something that needs several things. An error wins, so that it is told at once; then waiting, because a choice that
 * is still to be made cannot be waited out; then loading.
 */
export function combineReadiness(parts: Iterable<Readiness>): Readiness {
  let worst: Readiness = ready;
  for (const part of parts) {
    if (part.status === 'error' && worst.status === 'error') {
      worst = { ...worst, retry: [...new Set([...worst.retry, ...part.retry])] };
    } else if (severity[part.status] > severity[worst.status]) worst = part;
  }
  return worst;
}
