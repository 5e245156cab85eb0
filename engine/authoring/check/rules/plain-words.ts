import { say } from '../../messages';
import type { Span } from '../../parse/source-file';
import type { TextEntry } from '../../source/loaded-pack';
import type { Report } from '../problems/problem';

const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;
const entity = /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i;

/** Checks the letters of a text: it is shown as it is written, so markup would stand there in letters. */
export function checkPlainWords(entry: TextEntry | readonly string[], key: string, span: () => Span, report: Report): void {
  // A text that is HTML says so by its name.
  const isHtml = key.endsWith('html');
  for (const sentence of typeof entry === 'string' ? [entry] : Object.values(entry)) {
    const words = String(sentence);
    if (words.trim() === '') {
      report('blank-text', span(), { message: say('blank-text'), expected: say('words-for-residents') });
      continue;
    }
    const markup = isHtml ? null : (tag.exec(words) ?? entity.exec(words));
    if (markup) report('markup-in-text', span(), { message: say('markup-in-text'), expected: say('words-without-markup'), got: markup[0] });
  }
}
