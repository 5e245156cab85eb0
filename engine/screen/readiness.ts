/** How far something on the screen is: the worst of what it needs. */
export type Readiness =
  | { readonly status: 'ready' }
  | { readonly status: 'waiting' }
  | { readonly status: 'loading' }
  | { readonly status: 'silent' }
  | { readonly status: 'error'; readonly message: string; readonly retry: readonly string[]; readonly final?: true };

/** Why a field lacks something, and the sources to call again; with `final` another try would change nothing, so none is offered. */
export type FieldFailure = Omit<Extract<Readiness, { readonly status: 'error' }>, 'status'>;

/** What a failure says at a field. */
export function failureAtField({ status: _, ...failure }: Extract<Readiness, { readonly status: 'error' }>): FieldFailure {
  return failure;
}

const ready: Readiness = { status: 'ready' };
const severity = { ready: 0, loading: 1, waiting: 2, silent: 3, error: 4 } as const;

/**
 * Combines the readiness of several things. An error comes first, so that it is shown at once; then waiting, because it needs the
 * resident's choice; then loading. Several errors are final when each of them is.
 */
export function combineReadiness(parts: Iterable<Readiness>): Readiness {
  let worst: Readiness = ready;
  for (const part of parts) {
    if (part.status === 'error' && worst.status === 'error') {
      const { final, ...open } = worst;
      const isFinal = final === true && part.final === true;
      worst = { ...open, retry: [...new Set([...worst.retry, ...part.retry])], ...(isFinal && { final }) };
    } else if (severity[part.status] > severity[worst.status]) worst = part;
  }
  return worst;
}
