import { type ParseError, parseTree } from 'jsonc-parser';
import { failure, type Result, success } from '../../values/result';
import { indexLines } from '../parse/line-index';
import type { Phrase } from '../phrases/catalogue';
import { say } from './phrases';

/** Longest text that is read, in characters. */
const longest = 5_242_880;

/** Reads a text as JSON, or says in words what it is instead. It never throws. */
export function parseText(text: string): Result<unknown, Phrase> {
  if (text.length > longest) return failure(say('too-large'));
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (plain === '') return failure(say('empty'));
  if (/^<(!doctype|html|\?xml|[a-z]+[\s>])/i.test(plain)) return failure(say('web-page'));
  try {
    const value: unknown = JSON.parse(plain);
    return success(value);
  } catch {
    if (/^(---|openapi\s*:|swagger\s*:)/.test(plain)) return failure(say('yaml'));
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
