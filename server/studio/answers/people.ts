/** A right for a group of services: its id, `portal` for what belongs to none, `*` for all. */
export interface EditorRight {
  readonly role: 'editor' | 'approver';
  readonly group: string;
}

/** A person who works in the editors' room. */
export interface Editor {
  readonly id: number;
  readonly login: string;
  readonly name: string;
  readonly administrator: boolean;
  readonly rights: readonly EditorRight[];
}

/** An editor as administrators see it. */
export interface EditorAccount extends Editor {
  readonly state: 'invited' | 'active' | 'disabled';
  /** When an open invitation ends; null where there is none. */
  readonly invitedUntil: string | null;
  readonly lastLogin: string | null;
  /** How many sessions are open. */
  readonly sessions: number;
}

/** Answer of `GET /editors`, and of each change of an editor. */
export interface EditorsAnswer {
  readonly editors: readonly EditorAccount[];
}

/** Answer of `POST /editors` and `POST /editors/:id/invitation`: the code, which is shown once. */
export interface InvitationAnswer {
  readonly invitation: string;
}
