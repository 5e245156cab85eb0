import type { Language } from '../../engine';
import { escapeMarkup } from '../texts/escape-markup';
import { hardSpaces } from '../texts/hard-spaces';
import { englishLetters } from './letter-texts/english';
import { germanLetters } from './letter-texts/german';
import type { LetterKind, LetterTexts } from './letter-texts/letter-words';
import { polishLetters } from './letter-texts/polish';
import { ukrainianLetters } from './letter-texts/ukrainian';

const texts: Readonly<Record<Language, LetterTexts>> = {
  pl: polishLetters,
  en: englishLetters,
  de: germanLetters,
  uk: ukrainianLetters,
};

/** What a letter is made from. */
export interface LetterParts {
  readonly kind: LetterKind;
  readonly recipient: string;
  readonly language: Language;
  readonly login: string;
  readonly office: { readonly portalName: string; readonly officeName: string };
  /** Address behind the letter's link; left out for a letter without one. */
  readonly address?: string;
}

/** A letter ready to be sent: plain text, and the same as simple HTML. */
export interface Letter {
  readonly recipient: string;
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
  readonly html: string;
}

/** Writes a letter in the language of whom it goes to. */
export function composeLetter({ kind, recipient, language, login, office, address }: LetterParts): Letter {
  const { greeting, closing, letters } = texts[language];
  const { subject, paragraphs, link, after } = letters[kind];
  const filled = (text: string) =>
    keepTogether(text, language).replaceAll('{{login}}', oneLine(login)).replaceAll('{{portal}}', oneLine(office.portalName));
  const before = [greeting, ...paragraphs].map(filled);
  const below = [...after, closing, office.officeName].map(filled);
  const linked = link !== null && address !== undefined ? { words: filled(link), address } : null;
  const plain = [...before, ...(linked ? [`${linked.words}:\n${linked.address}`] : []), ...below];
  const markup = [
    ...before.map(paragraph),
    ...(linked
      ? [`<p><a href="${escapeMarkup(linked.address)}">${escapeMarkup(linked.words)}</a><br>${escapeMarkup(linked.address)}</p>`]
      : []),
    ...below.map(paragraph),
  ];
  return {
    recipient,
    language,
    subject: oneLine(filled(subject)),
    body: `${plain.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><title>${escapeMarkup(oneLine(filled(subject)))}</title></head>\n<body>\n${markup.join('\n')}\n</body></html>\n`,
  };
}

function paragraph(text: string): string {
  return `<p>${escapeMarkup(text)}</p>`;
}

function keepTogether(text: string, language: Language): string {
  return language === 'pl' || language === 'uk' ? hardSpaces(text) : text;
}

/** A line break in a subject would begin another header. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
