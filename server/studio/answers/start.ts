// What the page asks for when it opens.

import type { FieldChoice, LanguageSchema } from '../../../engine/authoring';
import type { Editor } from './people';

/** Answer of `GET /session`. */
export interface SessionAnswer {
  readonly editor: Editor;
  /** False in an office of one, where nobody else approves. */
  readonly approval: boolean;
  /** Seconds until the session ends if nothing is done. */
  readonly seconds: number;
}

/** A file in the overview. */
export interface FileEntry {
  readonly file: string;
  readonly slug: string | null;
  readonly group: string;
  /** Title of a service or screen as published, of a new one as its draft has it. */
  readonly title?: string;
  /** Address of a service or screen in the portal. */
  readonly address?: string;
  readonly hidden?: boolean;
  /** Whether the editors' layer says something of it. */
  readonly own: boolean;
  /** Drafts and proposals that change it. */
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
  readonly names: { readonly formats: readonly string[]; readonly rules: readonly string[] };
}
