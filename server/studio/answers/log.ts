/** An event, as the view of the log and its file show it. */
export interface LogEntry {
  readonly id: number;
  readonly at: string;
  readonly kind: string;
  /** What happened, in words. */
  readonly words: string;
  readonly person: string | null;
  readonly draft: number | null;
  readonly revision: number | null;
  readonly details: string;
}

/** Answer of `GET /log`. */
export interface LogAnswer {
  readonly events: readonly LogEntry[];
  /** Whether there are older ones. */
  readonly more: boolean;
  readonly kinds: readonly { readonly kind: string; readonly words: string }[];
}
