import type { DefinitionFiles } from '../../engine/authoring';
import { type ByteChange, byteChanges, type TextChange, textChanges, type ValueChange, valueChanges } from './changes';

/** One way to break one file of a pack. */
export interface Mutant {
  /** Says what was changed where. It is unique. */
  readonly name: string;
  readonly change: string;
  readonly file: string;
  readonly bytes: Uint8Array;
}

interface Candidate {
  readonly change: string;
  readonly file: string;
  readonly at: string;
  make(): Uint8Array | null;
}

/**
 * Breaks the files in `count` ways, spread evenly over the kinds of changes and over all places of each kind. The same pack gives the same
 * mutants.
 */
export function mutantsOf(files: DefinitionFiles, count: number): Mutant[] {
  const kinds = new Map<string, Candidate[]>();
  for (const candidate of candidatesOf(files)) {
    const alike = kinds.get(candidate.change);
    if (alike) alike.push(candidate);
    else kinds.set(candidate.change, [candidate]);
  }
  const share = Math.ceil(count / kinds.size);
  return [...kinds.values()].flatMap((candidates) => spread(candidates, share).flatMap(made));
}

/** Up to `count` items at equal distances. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]).filter(
    (item) => item !== undefined,
  );
}

function made({ change, file, at, make }: Candidate): Mutant[] {
  const bytes = make();
  return bytes ? [{ name: `${change} ${file}${at}`, change, file, bytes }] : [];
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

function candidatesOf(files: DefinitionFiles): Candidate[] {
  return [...files].flatMap(([file, bytes]) => {
    // Of a picture only the name is there.
    if (!file.endsWith('.json')) return [];
    const text = decoder.decode(bytes);
    const places = placesIn(JSON.parse(text), []);
    return [
      ...Object.entries(valueChanges).flatMap(([change, apply]) =>
        places.flatMap((place) => valueCandidate(file, text, change, apply, place)),
      ),
      ...Object.entries(textChanges).flatMap(([change, apply]) =>
        positions(text, change, apply).map((at) => textCandidate(file, text, change, apply, at)),
      ),
      ...Object.entries(byteChanges).flatMap(([change, apply]) => byteCandidates(file, bytes, change, apply)),
    ];
  });
}

type Path = readonly (string | number)[];

interface ValuePlace {
  readonly path: Path;
  readonly value: unknown;
}

function placesIn(value: unknown, path: Path): ValuePlace[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inner = entries.flatMap(([name, member]) => placesIn(member, [...path, Array.isArray(value) ? Number(name) : name]));
  return path.length === 0 ? inner : [{ path, value }, ...inner];
}

function valueCandidate(file: string, text: string, change: string, apply: ValueChange, { path, value }: ValuePlace): Candidate[] {
  if (!apply.fits(value, path)) return [];
  const make = (): Uint8Array | null => {
    const root: unknown = JSON.parse(text);
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : null), root);
    if (typeof holder !== 'object' || holder === null) return null;
    apply.change(holder, path.at(-1) ?? '', value);
    const json = JSON.stringify(root, null, 2);
    return json === JSON.stringify(JSON.parse(text), null, 2) ? null : encoder.encode(json);
  };
  return [{ change, file, at: `#/${path.join('/')}`, make }];
}

function positions(text: string, _change: string, { pattern }: TextChange): number[] {
  return [...text.matchAll(pattern)].map(({ index }) => index);
}

function textCandidate(file: string, text: string, change: string, { replace }: TextChange, at: number): Candidate {
  return { change, file, at: `@${at}`, make: () => encoder.encode(replace(text, at)) };
}

function byteCandidates(file: string, bytes: Uint8Array, change: string, apply: ByteChange): Candidate[] {
  const count = 12;
  return Array.from({ length: count }, (_, index) => {
    const at = Math.floor((index * bytes.length) / count);
    return { change, file, at: `@${at}`, make: () => apply(bytes, at) };
  });
}
