import type { FieldChoice, JsonValue, LanguageSchema, LayerChange } from '../../engine/authoring';

/** The editor who is signed in. */
export interface SignedInEditor {
  readonly id: number;
  readonly login: string;
  readonly name: string;
  readonly administrator: boolean;
  readonly rights: readonly { readonly role: 'editor' | 'approver'; readonly group: string }[];
}

/** Answer of `GET /session`. */
export interface SessionAnswer {
  readonly editor: SignedInEditor;
  /** False in an office of one, where nobody else approves. */
  readonly approval: boolean;
  readonly seconds: number;
}

/** A file in the overview. */
export interface FileEntry {
  readonly file: string;
  readonly slug: string | null;
  readonly group: string;
  readonly title?: string;
  /** Address of a service or screen in the portal. */
  readonly address?: string;
  readonly hidden?: boolean;
  readonly own: boolean;
  readonly drafts: readonly number[];
}

/** Answer of `GET /overview`. */
export interface Overview {
  readonly revision: number;
  readonly languages: readonly string[];
  readonly groups: readonly { readonly id: string; readonly title: unknown }[];
  readonly files: readonly FileEntry[];
  /** True where previews can ask the office itself, for a test subject. */
  readonly live: boolean;
}

/** Answer of `GET /language`: the language in use, with the words of its kinds and properties. */
export interface LanguageAnswer {
  readonly schema: LanguageSchema;
  /** Names of the kinds of parts, for people. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Fields that a form can be given, each with words for people. */
  readonly fields: readonly (Omit<FieldChoice, 'words'> & { readonly words: string })[];
  /** What words of the language stand for, such as names of formats; empty where they need no other words. */
  readonly words: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/** State of a draft on its way to a revision. */
export type DraftState = 'draft' | 'handed-in' | 'returned' | 'approved' | 'scheduled' | 'published' | 'withdrawn';

/** A draft in a list. */
export interface DraftEntry {
  readonly id: number;
  readonly authorId: number;
  readonly state: DraftState;
  readonly version: number;
  readonly title: string;
  readonly reason: string;
  readonly legalBasis: string;
  readonly comment: string;
  readonly publishAt: string | null;
}

/** A draft as the server answers each change of it. */
export interface DraftAnswer extends DraftEntry {
  readonly changes: readonly LayerChange[];
  readonly moved: readonly { readonly file: string; readonly path: string }[];
  /** What came with the draft, and everything in the files that it changes or that are open. */
  readonly problems: readonly DraftProblem[];
  /** Number of the problems that were there before, in other files. */
  readonly olderProblems: number;
  /** What only the files of a municipality may say. */
  readonly refusals: readonly { readonly file: string; readonly path: string; readonly reason: string }[];
  /** Version of the draft's pack, null while it has errors. */
  readonly pack: string | null;
}

/** Answer of a change: the draft, with the file that is open. */
export interface SavedAnswer extends DraftAnswer {
  /** Null while none is open, or where the draft has no such file. */
  readonly file: FileAnswer | null;
}

/** Answer of `GET /file`. */
export interface FileAnswer {
  readonly file: string;
  readonly effective: JsonValue;
  readonly published: JsonValue;
  readonly below: JsonValue;
  readonly changes: readonly LayerChange[];
}

/** Where a published value comes from: its layer, and the publication by which the editors said it last. */
export interface ValueOrigin {
  readonly layer: string;
  readonly revision: { readonly number: number; readonly author: string | null; readonly publishedAt: string } | null;
}

/** Answer of `GET /places/origins`: what another layer says than the file as a whole, by property. */
export interface OriginsAnswer {
  /** The part, as a pointer with ids. */
  readonly part: string;
  /** The layer of the file as a whole. */
  readonly layer: string;
  readonly properties: Readonly<Record<string, ValueOrigin>>;
}

/** Answer of `GET /files`: null for a file that is not there. */
export interface FilesAnswer {
  readonly files: Readonly<Record<string, FileAnswer | null>>;
}

/** One change as it is sent. */
export type SentEdit = { readonly file: string; readonly path: string; readonly was?: JsonValue } & (
  | { readonly set: JsonValue; readonly after?: string | null }
  | { readonly remove: true }
  | { readonly restore: true }
  | { readonly order: readonly string[] }
);

/** A problem of the checker at a value of the draft. */
export interface DraftProblem {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly file: string;
  /** Pointer with ids. */
  readonly path: string;
  readonly rule: string;
  /** What could stand there instead. */
  readonly suggestion?: string;
}
