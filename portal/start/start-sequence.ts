/** What is known at a moment of the start. */
export interface StartFacts {
  /** An earlier visit stored that the portal is under maintenance. */
  readonly flagStored: boolean;
  /** A planned break of the portal is on. */
  readonly planned: boolean;
  /** Answer of the status call; `failed` if there was none. */
  readonly status: 'waiting' | 'failed' | 'maintenance' | 'running';
  /** Answer of the configuration call, with its own word on maintenance. */
  readonly configuration: 'waiting' | 'failed' | 'maintenance' | 'running';
}

/** What the portal does now. */
export type StartStep =
  /** Go to the maintenance page; `store` says whether the flag must be stored for the next visit. */
  | { readonly kind: 'maintenance'; readonly store: boolean }
  /** Ask for the status and the configuration, beside the pages that are already shown. */
  | { readonly kind: 'ask' }
  /** The portal is open: clear the flag, and take the configuration or do without it. */
  | { readonly kind: 'open'; readonly configuration: 'waiting' | 'failed' | 'take' };

/**
 * The start as specified. A stored flag leads straight to the maintenance page, without a call, and so does a planned break. Otherwise the status decides; the
 * configuration may also announce maintenance. If the status cannot be loaded, nothing is closed, because pages that work without the
 * office must open.
 */
export function decideStart({ flagStored, planned, status, configuration }: StartFacts): StartStep {
  if (flagStored || planned) return { kind: 'maintenance', store: false };
  if (status === 'maintenance' || configuration === 'maintenance') return { kind: 'maintenance', store: true };
  if (status === 'waiting') return { kind: 'ask' };
  return { kind: 'open', configuration: configuration === 'running' ? 'take' : configuration };
}
