/** A kind of file: how it is called, and what programs call it. */
export interface FileKind {
  /** In words for residents. */
  readonly label: string;
  /** Media type. */
  readonly type: string;
  /** Endings of names, the usual one first. */
  readonly endings: readonly string[];
  /** Whether the first bytes are those of this kind. */
  readonly begins: (head: Uint8Array) => boolean;
}

/** Bytes from the beginning of a file by which its kind is known. */
export const headLength = 1_024;

/** The kinds of files that a field can take, by the name that definitions use. Page and server know a file by the same bytes. */
export const fileKinds = {
  pdf: { label: 'PDF', type: 'application/pdf', endings: ['pdf'], begins: (head) => has(head, 0, '%PDF-') },
  jpeg: { label: 'JPEG', type: 'image/jpeg', endings: ['jpg', 'jpeg'], begins: (head) => has(head, 0, '\xff\xd8\xff') },
  png: { label: 'PNG', type: 'image/png', endings: ['png'], begins: (head) => has(head, 0, '\x89PNG\r\n\x1a\n') },
  // ISO/IEC 23008-12: the brand stands behind the length and the name of the first box.
  heic: {
    label: 'HEIC',
    type: 'image/heic',
    endings: ['heic', 'heif'],
    begins: (head) => has(head, 4, 'ftyp') && ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1'].some((brand) => has(head, 8, brand)),
  },
  tiff: {
    label: 'TIFF',
    type: 'image/tiff',
    endings: ['tif', 'tiff'],
    begins: (head) => has(head, 0, 'II*\0') || has(head, 0, 'MM\0*'),
  },
  // The first entry of an OpenDocument package is its media type, not compressed (OpenDocument 1.3, part 2, 3.3).
  odt: {
    label: 'ODT',
    type: 'application/vnd.oasis.opendocument.text',
    endings: ['odt'],
    begins: (head) => has(head, 0, 'PK\x03\x04') && has(head, 30, 'mimetypeapplication/vnd.oasis.opendocument.textPK'),
  },
} as const satisfies Readonly<Record<string, FileKind>>;

/** Name of a kind of file. */
export type FileKindName = keyof typeof fileKinds;

/** Whether a word names a kind of file. */
export function isFileKind(name: string): name is FileKindName {
  return Object.hasOwn(fileKinds, name);
}

/**
 * The kind of a file by its first bytes, up to `headLength`; null for any other. A file that programs could take for two kinds is of none:
 * readers of PDF accept its mark anywhere in the first kilobyte, so a picture can be a document as well.
 */
export function kindOfContent(head: Uint8Array): FileKindName | null {
  const name = Object.keys(fileKinds).find((one): one is FileKindName => isFileKind(one) && fileKinds[one].begins(head)) ?? null;
  if (name === null || name === 'pdf') return name;
  const text = Array.from(head.subarray(0, headLength), (byte) => String.fromCharCode(byte)).join('');
  return text.includes('%PDF-') ? null : name;
}

function has(head: Uint8Array, at: number, bytes: string): boolean {
  return Array.from(bytes).every((sign, index) => head[at + index] === sign.charCodeAt(0));
}

/** What is of use to the office: kinds by content, and the largest size in bytes. */
export interface TakenFiles {
  readonly kinds: readonly string[];
  readonly bytes: number;
}

/** Whether the office could use a file. What it would refuse in any case is not sent there. */
export function isOfUse(taken: TakenFiles, { size, kind }: { readonly size: number; readonly kind: string }): boolean {
  return size > 0 && size <= taken.bytes && taken.kinds.includes(kind);
}
