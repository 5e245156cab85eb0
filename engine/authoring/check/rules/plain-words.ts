import type { Language } from '../../../values/language';
import { say } from '../../messages';
import type { Span } from '../../parse/source-file';
import type { TextEntry } from '../../source/loaded-pack';
import type { Report } from '../problems/problem';

const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;
const entity = /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i;
const singleBraces = /(?<![{$])\{\s*([\p{L}_][\p{L}\d_.]*)\s*\}(?!\})/u;
const longestLabel = 300;

type Sentences = TextEntry | readonly string[];

function each(sentences: Sentences): readonly string[] {
  return typeof sentences === 'string' ? [sentences] : Object.values(sentences).map(String);
}

/** Checks the letters of a text: it is shown as it is written, so markup would stand there in letters. */
export function checkPlainWords(entry: Sentences, key: string, span: () => Span, report: Report): void {
  // A text that is HTML says so by its name.
  const isHtml = key.endsWith('html');
  const isLabel = /(?:^|[./])label$/.test(key);
  for (const words of each(entry)) {
    if (words.trim() === '') {
      report('blank-text', span(), { message: say('blank-text'), expected: say('words-for-residents') });
      continue;
    }
    const markup = isHtml ? null : (tag.exec(words) ?? entity.exec(words));
    if (markup) report('markup-in-text', span(), { message: say('markup-in-text'), expected: say('words-without-markup'), got: markup[0] });
    const [place, name] = singleBraces.exec(words) ?? [];
    if (place !== undefined) {
      const right = `{{${name}}}`;
      report('single-braces', span(), { message: say('single-braces', { place }), expected: right, got: place, suggestion: right });
    }
    if (isLabel) checkLabel(words, span, report);
  }
}

function checkLabel(words: string, span: () => Span, report: Report): void {
  if (/[\n\r\t]/.test(words)) report('untidy-label', span(), { message: say('label-with-breaks'), expected: say('name-on-one-line') });
  if (words.length > longestLabel)
    report('untidy-label', span(), {
      message: say('label-too-long', { count: words.length }),
      expected: say('name-of-length', { most: longestLabel }),
    });
}

/** Checks that a translation is not the Polish text itself. Names, numbers, addresses and single words may be the same in every language. */
export function checkTranslated(language: Language, entry: TextEntry, original: Sentences, span: () => Span, report: Report): void {
  const polish = new Set(each(original).map(evened));
  const left = each(entry).find((sentence) => polish.has(evened(sentence)) && isSaidInWords(sentence));
  if (left !== undefined)
    report('untranslated', span(), {
      message: say('untranslated', { language }),
      expected: say('text-in-language', { language }),
      got: left.length <= 80 ? left : `${left.slice(0, 77)}...`,
    });
}

function evened(sentence: string): string {
  // Nearly all are even.
  if (!/\s\s|[^\S ]/.test(sentence)) return sentence.trim();
  return sentence.replaceAll(/\s+/g, ' ').trim();
}

/** Whether a sentence has at least two words that are neither names nor particles: small letters, three or more. */
function isSaidInWords(sentence: string): boolean {
  const plain = sentence.replaceAll(/\{\{[^{}]*\}\}|<[^<>]*>|\S*[@/]\S*/g, ' ');
  return [...plain.matchAll(/(?<![\p{L}\d.])\p{Ll}{3,}(?![\p{L}\d]|\.\p{L})/gu)].length >= 2;
}
