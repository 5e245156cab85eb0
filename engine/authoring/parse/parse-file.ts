import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
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
  readonly message: string;
  readonly expected?: string;
  readonly got?: string;
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
    const message = `This file is too large: ${bytes.length} bytes.`;
    return refuse('', { rule: 'too-large', span: start, message, expected: `at most ${largestFile} bytes` });
  }
  const { text, badByte } = decodeUtf8(bytes);
  const lines = indexLines(text);
  const spanAt = (offset: number, length: number, pointer = ''): Span => ({
    place: { file, ...lines.position(offset), pointer },
    length: Math.max(1, length),
  });
  if (badByte !== null) {
    const got = `the byte 0x${(bytes[badByte] ?? 0).toString(16)}`;
    return refuse(text, {
      rule: 'not-utf8',
      span: spanAt(text.length, 1),
      message: `This file is not UTF-8 text: byte ${badByte + 1} is not valid.`,
      expected: 'a file saved as UTF-8',
      got,
    });
  }
  const deep = tooDeepAt(text);
  if (deep !== null) {
    return refuse(text, {
      rule: 'too-deep',
      span: spanAt(deep, 1),
      message: 'Objects and lists are nested too deeply here.',
      expected: `at most ${deepestNesting} levels`,
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
    const expected = error ? (expectations[printParseErrorCode(error.error)] ?? 'strict JSON') : 'a JSON value';
    const got =
      offset >= text.length
        ? 'the end of the file'
        : JSON.stringify(text.slice(offset, offset + Math.min(20, Math.max(1, error?.length ?? 1))));
    return refuse(text, { rule: 'not-json', span: spanAt(offset, error?.length ?? 1), message: 'This is not valid JSON.', expected, got });
  }
  const failures = badNames(root, spanAt);
  if (failures.length > 0) return { source: null, failures, text };
  return { source: sourceFile(file, text, lines, root, JSON.parse(text) as JsonValue), failures: [], text };
}

const expectations: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a value: a text in double quotes, a number, true, false, null, { or [',
  InvalidNumberFormat: 'a number such as 12 or 0.5',
  PropertyNameExpected: 'a name in double quotes; no comma stands after the last member',
  ValueExpected: 'a value; no comma stands after the last item',
  ColonExpected: 'a colon between name and value',
  CommaExpected: 'a comma between two members or items',
  CloseBraceExpected: 'a closing }',
  CloseBracketExpected: 'a closing ]',
  EndOfFileExpected: 'nothing after the end of the value',
  InvalidCommentToken: 'JSON without comments',
  UnexpectedEndOfComment: 'JSON without comments',
  UnexpectedEndOfString: 'a closing double quote on the same line',
  UnexpectedEndOfNumber: 'a digit',
  InvalidUnicode: 'four hexadecimal digits after \\u',
  InvalidEscapeCharacter: 'an escape of JSON: \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u',
  InvalidCharacter: 'a line break or control character written as \\n or \\u',
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
    if (node.type === 'array') for (const [index, item] of (node.children ?? []).entries()) visit(item, childPointer(pointer, index));
    if (node.type !== 'object') return;
    const seen = new Set<string>();
    for (const property of node.children ?? []) {
      const [key, value] = property.children ?? [];
      if (!key || !value) continue;
      const name = String(key.value);
      const span = spanAt(key.offset, key.length, childPointer(pointer, name));
      if (unsafeNames.has(name))
        failures.push({ rule: 'unsafe-key', span, message: `The name ${name} is not allowed.`, expected: 'another name' });
      if (seen.has(name))
        failures.push({
          rule: 'duplicate-key',
          span,
          message: `The name ${name} occurs twice in this object.`,
          expected: 'each name only once in an object',
        });
      seen.add(name);
      visit(value, childPointer(pointer, name));
    }
  };
  visit(root, '');
  return failures;
}
