import type { Right } from './rights';

/** A person of the editorial room, as `GET /editors` says. */
export interface EditorAccount {
  readonly id: number;
  readonly login: string;
  readonly name: string;
  readonly administrator: boolean;
  readonly rights: readonly Right[];
  readonly state: 'invited' | 'active' | 'disabled';
  readonly invitedUntil: string | null;
  readonly lastLogin: string | null;
  readonly sessions: number;
}

/** Answer of `GET /editors`. */
export interface Editors {
  readonly editors: readonly EditorAccount[];
}
