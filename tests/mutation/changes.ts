/** A change to one value of a definition. `change` alters the object or list that contains it. */
export interface ValueChange {
  fits(value: unknown, path: readonly (string | number)[]): boolean;
  change(holder: object, name: string | number, value: unknown): void;
}

/** A change to the text of a file, at one match of a pattern. */
export interface TextChange {
  readonly pattern: RegExp;
  replace(text: string, at: number): string;
}

/** A change to the bytes of a file at a position. */
export type ByteChange = (bytes: Uint8Array, at: number) => Uint8Array;

const always = (): boolean => true;
const isText = (value: unknown): value is string => typeof value === 'string';
const isFormula = (value: unknown): boolean => isText(value) && value.startsWith('=');
const set =
  (make: (value: unknown, name: string | number) => unknown): ValueChange['change'] =>
  (holder, name, value) => {
    Reflect.set(holder, name, make(value, name));
  };

function remove(holder: object, name: string | number): void {
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else Reflect.deleteProperty(holder, name);
}

/** A list inside a list, `depth` times. */
function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 1; level < depth; level += 1) value = [value];
  return value;
}

/** Swaps two neighbouring letters; a single letter is replaced. */
function misspelt(word: string): string {
  return word.length < 2 ? `${word}x` : `${word.slice(0, -2)}${word.at(-1)}${word.at(-2)}x`;
}

/** Changes of values. */
export const valueChanges: Readonly<Record<string, ValueChange>> = {
  delete: { fits: always, change: remove },
  null: { fits: (value) => value !== null, change: set(() => null) },
  number: { fits: (value) => typeof value !== 'number', change: set(() => 7) },
  text: { fits: (value) => !isText(value), change: set(() => 'tekst') },
  boolean: { fits: (value) => typeof value !== 'boolean', change: set(() => true) },
  list: { fits: (value) => !Array.isArray(value), change: set((value) => [value]) },
  object: { fits: (value) => typeof value !== 'object' || Array.isArray(value), change: set((value) => ({ value })) },
  'empty text': { fits: isText, change: set(() => '') },
  'empty list': { fits: Array.isArray, change: set(() => []) },
  'empty object': { fits: (value) => typeof value === 'object' && !Array.isArray(value), change: set(() => ({})) },
  'duplicate item': {
    fits: (_, path) => typeof path.at(-1) === 'number',
    change: (holder, name, value) => Array.isArray(holder) && holder.splice(Number(name), 0, value),
  },
  'other order': { fits: Array.isArray, change: set((value) => (Array.isArray(value) ? [...value].reverse() : value)) },
  'renamed property': {
    fits: (_, path) => typeof path.at(-1) === 'string',
    change: (holder, name, value) => {
      remove(holder, name);
      Reflect.set(holder, misspelt(String(name)), value);
    },
  },
  'extra property': {
    fits: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    change: set((value) => ({ ...Object(value), dodatek: 1 })),
  },
  'misspelt word': { fits: (value) => isText(value) && !isFormula(value), change: set((value) => misspelt(String(value))) },
  'misspelt formula': { fits: isFormula, change: set((value) => misspelt(String(value))) },
  'cut formula': { fits: isFormula, change: set((value) => String(value).slice(0, Math.ceil(String(value).length / 2))) },
  'formula of another type': { fits: isFormula, change: set((value) => `=(${String(value).slice(1)}) + 'x'`) },
  'formula without end': { fits: isFormula, change: set((value) => `${String(value)} + (`) },
  'deep formula': { fits: isFormula, change: set((value) => `=${'('.repeat(900)}${String(value).slice(1)}${')'.repeat(900)}`) },
  'formula that reads all params': { fits: isFormula, change: set(() => '=params') },
  cycle: { fits: (_, path) => path.includes('sources') && path.includes('query'), change: set(() => '=values.kolo') },
  'own cycle': { fits: (_, path) => path.at(-1) === 'options', change: (holder) => Reflect.set(holder, 'options', '=params.rok') },
  'deep nesting': { fits: always, change: set(() => nested(60)) },
  'huge text': { fits: isText, change: set((value) => String(value).repeat(3_000)) },
  'text of a megabyte': { fits: (value, path) => isText(value) && path.length < 3, change: set(() => 'ą'.repeat(600_000)) },
  'huge list': {
    fits: Array.isArray,
    change: set((value) => (Array.isArray(value) ? Array.from({ length: 400 }, () => value).flat() : value)),
  },
  'huge number': { fits: (value) => typeof value === 'number', change: set(() => 1e308) },
  'negative number': { fits: (value) => typeof value === 'number', change: set(() => -1) },
  'control characters': { fits: isText, change: set((value) => `\u0000\u202e${String(value)}\n\u001b[2J`) },
  'address of another site': { fits: isText, change: set(() => '//example.com/\\x') },
  'slow pattern': {
    fits: (value, path) => path.at(-2) === 'properties' && typeof value === 'object',
    change: set((value) => ({ ...Object(value), pattern: '^(a+)+$' })),
  },
};

const nameStart = /"[A-Za-z]+": /g;

/** Changes of the text of a file. */
export const textChanges: Readonly<Record<string, TextChange>> = {
  'key __proto__': {
    pattern: nameStart,
    replace: (text, at) => `${text.slice(0, at)}"__proto__": { "polluted": true }, ${text.slice(at)}`,
  },
  'key constructor': {
    pattern: nameStart,
    replace: (text, at) => `${text.slice(0, at)}"constructor": { "prototype": {} }, ${text.slice(at)}`,
  },
  'duplicate key': {
    pattern: nameStart,
    replace: (text, at) => `${text.slice(0, at)}${text.slice(at).match(/^"[A-Za-z]+"/)?.[0]}: null, ${text.slice(at)}`,
  },
  'deepest nesting': {
    pattern: nameStart,
    replace: (text, at) => `${text.slice(0, at)}"glebia": ${'['.repeat(20_000)}${']'.repeat(20_000)}, ${text.slice(at)}`,
  },
  'missing comma': { pattern: /,\n/g, replace: (text, at) => text.slice(0, at) + text.slice(at + 1) },
  'second comma': { pattern: /,\n/g, replace: (text, at) => `${text.slice(0, at)},${text.slice(at)}` },
  'missing quote': { pattern: /"/g, replace: (text, at) => text.slice(0, at) + text.slice(at + 1) },
  'missing bracket': { pattern: /[{}[\]]/g, replace: (text, at) => text.slice(0, at) + text.slice(at + 1) },
  comment: { pattern: /\n/g, replace: (text, at) => `${text.slice(0, at)} // uwaga${text.slice(at)}` },
  'cut file': { pattern: /\n/g, replace: (text, at) => text.slice(0, at) },
};

function inserted(bytes: Uint8Array, at: number, extra: readonly number[]): Uint8Array {
  return new Uint8Array([...bytes.slice(0, at), ...extra, ...bytes.slice(at)]);
}

/** Changes of the bytes of a file. */
export const byteChanges: Readonly<Record<string, ByteChange>> = {
  'byte ff': (bytes, at) => inserted(bytes, at, [0xff]),
  'half a letter': (bytes, at) => inserted(bytes, at, [0xc4]),
  'surrogate in bytes': (bytes, at) => inserted(bytes, at, [0xed, 0xa0, 0x80]),
  'zero byte': (bytes, at) => inserted(bytes, at, [0]),
  'flipped bit': (bytes, at) => bytes.map((byte, index) => (index === at ? byte ^ 0x10 : byte)),
  'other encoding': (bytes) => new Uint8Array([0xff, 0xfe, ...[...bytes].flatMap((byte) => [byte, 0])]),
};
