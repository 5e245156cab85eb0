import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Phrase, say } from '../messages';
import { childPointer } from './json-pointer';
import type { JsonValue } from './json-value';
import { indexLines, type LineIndex } from './line-index';
import { type SourceFile, type Span, sourceFile } from './source-file';
import { unsafeNames } from './unsafe-names';
import { decodeUtf8 } from './utf8';

/** Most bytes of a definition file. */
export const largestFile = 1_048_576;
/** Most objects and lists inside each other. */
export const deepestNesting = 64;

/** Why a file cannot be read. */
export interface ParseFailure {
  readonly rule: 'not-utf8' | 'not-json' | 'too-deep' | 'too-large' | 'duplicate-key' | 'unsafe-key';
  readonly span: Span;
  readonly message: Phrase;
  readonly expected?: Phrase | string;
  readonly got?: Phrase | string;
}

/** A file, or all reasons why it cannot be used. `text` is there for code frames as far as it could be read. */
export interface ParseOutcome {
  readonly source: SourceFile | null;
  readonly failures: readonly ParseFailure[];
  readonly text: string;
}

/** Reads a definition file: UTF-8, strict JSON, bounded size and depth, each name once and none unsafe. It never throws. */
export function parseFile(file: string, bytes: Uint8Array): ParseOutcome {
  const start: Span = { place: { file, line: 1, column: 1, pointer: '' }, length: 1 };
  if (bytes.length > largestFile) {
    const message = say('file-too-large', { bytes: bytes.length });
    return refuse('', { rule: 'too-large', span: start, message, expected: say('at-most-bytes', { bytes: largestFile }) });
  }
  const { text, badByte } = decodeUtf8(bytes);
  const lines = indexLines(text);
  const spanAt = (offset: number, length: number, pointer = ''): Span => ({
    place: { file, ...lines.position(offset), pointer },
    length: Math.max(1, length),
  });
  if (badByte !== null) {
    const got = say('the-byte', { byte: (bytes[badByte] ?? 0).toString(16) });
    return refuse(text, {
      rule: 'not-utf8',
      span: spanAt(text.length, 1),
      message: say('not-utf8', { position: badByte + 1 }),
      expected: say('saved-as-utf8'),
      got,
    });
  }
  const deep = tooDeepAt(text);
  if (deep !== null) {
    return refuse(text, {
      rule: 'too-deep',
      span: spanAt(deep, 1),
      message: say('too-deep'),
      expected: say('at-most-levels', { levels: deepestNesting }),
    });
  }
  return parseText(file, text, lines, spanAt);
}

function refuse(text: string, failure: ParseFailure): ParseOutcome {
  return { source: null, failures: [failure], text };
}

function parseText(
  file: string,
  text: string,
  lines: LineIndex,
  spanAt: (offset: number, length: number, pointer?: string) => Span,
): ParseOutcome {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const [error] = errors;
  if (error || !root) {
    const offset = error?.offset ?? 0;
    const expected = error ? (expectations[printParseErrorCode(error.error)] ?? say('strict-json')) : say('json-value');
    const got =
      offset >= text.length
        ? say('end-of-file')
        : JSON.stringify(text.slice(offset, offset + Math.min(20, Math.max(1, error?.length ?? 1))));
    return refuse(text, { rule: 'not-json', span: spanAt(offset, error?.length ?? 1), message: say('invalid-json'), expected, got });
  }
  const failures = badNames(root, spanAt);
  if (failures.length > 0) return { source: null, failures, text };
  return { source: sourceFile(file, text, lines, root, JSON.parse(text) as JsonValue), failures: [], text };
}

const expectations: Readonly<Record<string, Phrase>> = {
  InvalidSymbol: say('json-symbol'),
  InvalidNumberFormat: say('json-number'),
  PropertyNameExpected: say('json-name'),
  ValueExpected: say('json-item'),
  ColonExpected: say('json-colon'),
  CommaExpected: say('json-comma'),
  CloseBraceExpected: say('json-brace'),
  CloseBracketExpected: say('json-bracket'),
  EndOfFileExpected: say('json-end'),
  InvalidCommentToken: say('json-without-comments'),
  UnexpectedEndOfComment: say('json-without-comments'),
  UnexpectedEndOfString: say('json-quote'),
  UnexpectedEndOfNumber: say('json-digit'),
  InvalidUnicode: say('json-hexadecimal'),
  InvalidEscapeCharacter: say('json-escape'),
  InvalidCharacter: say('json-control'),
};

/** Where the nesting passes the bound: the parser works by recursion and must not see such a text. */
function tooDeepAt(text: string): number | null {
  let depth = 0;
  let inString = false;
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text[offset];
    if (inString) {
      if (character === '\\') offset += 1;
      else if (character === '"' || character === '\n') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > deepestNesting) return offset;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return null;
}

function badNames(root: Node, spanAt: (offset: number, length: number, pointer: string) => Span): ParseFailure[] {
  const failures: ParseFailure[] = [];
  const visit = (node: Node, pointer: string): void => {
    if (node.type === 'array')
      for (const [index, item] of (node.children ?? []).entries()) if (item.children) visit(item, childPointer(pointer, index));
    if (node.type !== 'object') return;
    const seen = new Set<string>();
    for (const property of node.children ?? []) {
      const [key, value] = property.children ?? [];
      if (!key || !value) continue;
      const name = String(key.value);
      const span = () => spanAt(key.offset, key.length, childPointer(pointer, name));
      if (unsafeNames.has(name))
        failures.push({ rule: 'unsafe-key', span: span(), message: say('name-not-allowed', { name }), expected: say('another-name') });
      if (seen.has(name))
        failures.push({
          rule: 'duplicate-key',
          span: span(),
          message: say('name-twice', { name }),
          expected: say('each-name-once'),
        });
      seen.add(name);
      if (value.children) visit(value, childPointer(pointer, name));
    }
  };
  visit(root, '');
  return failures;
}
