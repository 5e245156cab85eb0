import { type ParseError, parseTree } from 'jsonc-parser';
import { parse, YAMLError } from 'yaml';
import { failure, type Result, success } from '../../values/result';
import { indexLines } from '../parse/line-index';
import type { Phrase } from '../phrases/catalogue';
import { say } from './phrases';

/** Longest text that is read, in characters. */
const longest = 5_242_880;

/** Longest text in YAML, in characters. Reading it takes twenty times as long as JSON, and the editor does it in the page. */
const longestYaml = 524_288;

/** Reads a text as JSON, or as YAML where it looks like a document in YAML, or says in words what it is instead. It never throws. */
export function parseText(text: string): Result<unknown, Phrase> {
  if (text.length > longest) return failure(say('too-large'));
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (plain === '') return failure(say('empty'));
  if (/^<(!doctype|html|\?xml|[a-z]+[\s>])/i.test(plain)) return failure(say('web-page'));
  try {
    const value: unknown = JSON.parse(plain);
    return success(value);
  } catch {
    // Comments and lines of a licence may stand first.
    if (/^(---|%YAML|#|['"]?(openapi|swagger|info)['"]?\s*:)/.test(plain)) return readYaml(plain);
    return failure(say('not-json', indexLines(text).position(firstError(text))));
  }
}

// Where JSON.parse says in English that it stopped is said by this parser in figures; deep nesting is more than its recursion takes.
function firstError(text: string): number {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true });
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
  }
  return errors[0]?.offset ?? text.length;
}

function readYaml(text: string): Result<unknown, Phrase> {
  if (text.length > longestYaml) return failure(say('too-large-yaml'));
  try {
    // Dates stay texts, and what a few lines would unfold to without end is refused.
    const value: unknown = parse(text, { schema: 'core', maxAliasCount: 100, logLevel: 'error' });
    return success(value);
  } catch (thrown) {
    const { line = 1, col = 1 } = (thrown instanceof YAMLError ? thrown.linePos?.[0] : undefined) ?? {};
    return failure(say('not-yaml', { line, column: col }));
  }
}
