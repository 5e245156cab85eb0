import { encodePart } from '../../values/uri-part';

/** Where a file is: not yet with the office, refused by it, lost with the page that held it, or in order. */
export type FileState = 'ready' | 'sending' | 'failed' | 'lost' | 'refused';

/** A file that was put into a field. */
export interface FileEntry {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Kind by its content, empty when it is of none that is known. */
  readonly kind: string;
  /** By which the office knows a file that was sent first, otherwise empty. */
  readonly id: string;
  /** By which the page knows it: the office knows the same sending by it. */
  readonly key: string;
  readonly state: FileState;
  /** What the office said when it refused the file. */
  readonly said: string;
}

const states: readonly string[] = ['ready', 'sending', 'failed', 'lost', 'refused'] satisfies readonly FileState[];

/** Writes a file as the text that stands in its field, such as `dowod.pdf:120400:pdf`. */
export function writeEntry({ name, size, kind, id, key, state, said }: FileEntry): string {
  const parts = [name, String(size), kind, id, key, state === 'ready' ? '' : state, said];
  return parts.map(encodePart).join(':').replace(/:+$/, '');
}

/** Reads such a text. Parts that are left out at the end are empty. */
export function readEntry(text: string): FileEntry {
  const [name = '', size = '', kind = '', id = '', key = '', state = '', said = ''] = text.split(':').map(decoded);
  return { name, size: /^\d{1,15}$/.test(size) ? Number(size) : 0, kind, id, key, state: isState(state) ? state : 'ready', said };
}

function isState(word: string): word is FileState {
  return states.includes(word);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A name that somebody wrote by hand, with a percent sign of its own.
    return part;
  }
}
