import type { Formula } from '../expressions';
import type { Language } from '../values/language';

/** A call that the portal answers itself, from its definitions. */
export interface ContentCall {
  readonly endpoint: string;
  /** The content in each language of the pack. */
  readonly bodies: Readonly<Partial<Record<Language, unknown>>>;
  /** Makes the answer from content and query; null where the content is the answer. */
  readonly answer: Formula | null;
}
