import { applyEdits, type Edit, modify, type Node, type ParseError, parseTree } from 'jsonc-parser';

/** One change of a file, for the report. */
export interface Change {
  readonly file: string;
  readonly line: number;
  /** The property before and after the change. `now` is null if it was removed. */
  readonly was: string;
  readonly now: string | null;
}

/** The properties of an object of the file by name. */
export type Properties = ReadonlyMap<string, { readonly key: Node; readonly value: Node }>;

/** Collects the changes of a file and applies them together, so that the offsets of the nodes stay true until then. */
export class FileEdits {
  readonly changes: Change[] = [];
  readonly #edits: Edit[] = [];
  readonly #removals: (readonly (string | number)[])[] = [];
  readonly #gone = new Set<Node>();
  readonly #file: string;
  readonly #text: string;

  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text;
  }

  /** The root of the file; null if the file is not JSON, which the checker reports. */
  root(): Node | null {
    const errors: ParseError[] = [];
    const root = parseTree(this.#text, errors);
    return errors.length > 0 ? null : (root ?? null);
  }

  rename(key: Node, now: string): void {
    this.#edits.push({ offset: key.offset, length: key.length, content: JSON.stringify(now) });
    this.#note(key, String(key.value), now);
  }

  replace(key: Node, value: Node, now: string, nowValue: unknown): void {
    const content = `${JSON.stringify(now)}: ${JSON.stringify(nowValue)}`;
    this.#edits.push({ offset: key.offset, length: value.offset + value.length - key.offset, content });
    this.#note(key, `${String(key.value)}: ${String(value.value)}`, `${now}: ${JSON.stringify(nowValue)}`);
    this.#gone.add(value);
  }

  /** True for a value in whose place other text stands, so that nothing can be written into it. */
  hasReplaced(node: Node): boolean {
    return this.#gone.has(node);
  }

  /** Replaces a node, for example a string. `was` and `now` go into the report. */
  rewrite(node: Node, content: unknown, was: string, now: string): void {
    const text = JSON.stringify(content, null, 1).replaceAll(/\n */g, ' ');
    this.#edits.push({ offset: node.offset, length: node.length, content: text });
    this.#note(node, was, now);
  }

  remove(key: Node, value: Node, path: readonly (string | number)[]): void {
    this.#removals.push(path);
    this.#gone.add(value);
    this.#note(key, `${String(key.value)}: ${String(value.value)}`, null);
  }

  /** The file with all changes. */
  text(): string {
    // Removals name a path. Their offsets are worked out in the original file, like those of the other edits.
    const removals = this.#removals.flatMap((path) => modify(this.#text, [...path], undefined, {}));
    return applyEdits(
      this.#text,
      [...this.#edits, ...removals].sort((left, right) => left.offset - right.offset),
    );
  }

  #note(key: Node, was: string, now: string | null): void {
    const line = this.#text.slice(0, key.offset).split('\n').length;
    this.changes.push({ file: this.#file, line, was, now });
  }
}

/** The properties of an object; empty for anything else. */
export function propertiesOf(node: Node | undefined): Properties {
  const found = new Map<string, { key: Node; value: Node }>();
  if (node?.type !== 'object') return found;
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (key && value) found.set(String(key.value), { key, value });
  }
  return found;
}

/** The entries of a list; empty for anything else. */
export function itemsOf(node: Node | undefined): readonly Node[] {
  return node?.type === 'array' ? (node.children ?? []) : [];
}
