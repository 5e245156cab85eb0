import type { Language } from '../../engine';
import type { Channel } from '../database/account-tables';
import { escapeMarkup } from '../texts/escape-markup';
import { isOfficeText, type OfficeTextKey, officeText, spokenLanguage } from '../texts/office-texts';

type KindOf<Key> = Key extends `letters.${infer Kind}.subject` ? Kind : never;

/** What a letter can be about. */
export type LetterKind = KindOf<OfficeTextKey>;

/** What a letter is made from. */
export interface LetterParts {
  readonly kind: LetterKind;
  readonly recipient: string;
  /** The language of the reader. Without texts in it the letter is in Polish. */
  readonly language: Language;
  readonly login: string;
  /** Names of the portal and the office in a language. */
  office(language: Language): { readonly portalName: string; readonly officeName: string };
  /** Address of the letter's link; left out for a letter without one. */
  readonly address?: string;
  /** Address at which the reader stops such letters, which the texts name as `stop`. */
  readonly stop?: string;
  /** What the texts of this kind name besides login and portal. They may have several lines. */
  readonly values?: Readonly<Record<string, string>>;
}

/** A letter ready to be sent, as plain text and as simple HTML. */
export interface Letter {
  readonly recipient: string;
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
  readonly html: string;
  /** Where a mail program stops such letters; left out of letters that nobody has subscribed to. */
  readonly unsubscribe?: string | null;
  /** How it is sent; left out for e-mail. */
  readonly channel?: Channel;
}

/** Writes a letter in the language of its reader. */
export function composeLetter({ kind, recipient, language: asked, login, office, address, stop = '', values: more }: LetterParts): Letter {
  const language = spokenLanguage(asked);
  const { portalName, officeName } = office(language);
  const values = { ...more, stop, login: oneLine(login), portal: oneLine(portalName) };
  const said = (key: OfficeTextKey) => officeText(key, language, values);
  const paragraphs = (key: OfficeTextKey) => said(key).split('\n\n');
  const linkKey = `letters.${kind}.link`;
  const subject = oneLine(said(`letters.${kind}.subject`));
  const before = [said('letters.greeting'), ...paragraphs(`letters.${kind}.text`)];
  const below = [...paragraphs(`letters.${kind}.after`), said('letters.closing'), officeName];
  const linked = isOfficeText(linkKey) && address !== undefined ? { words: said(linkKey), address } : null;
  const plain = [...before, ...(linked ? [`${linked.words}:\n${linked.address}`] : []), ...below];
  const markup = [
    ...before.map(paragraph),
    ...(linked
      ? [`<p><a href="${escapeMarkup(linked.address)}">${escapeMarkup(linked.words)}</a><br>${escapeMarkup(linked.address)}</p>`]
      : []),
    ...below.map((text) => linkedParagraph(text, stop)),
  ];
  return {
    recipient,
    language,
    subject,
    body: `${plain.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>\n<body>\n${markup.join('\n')}\n</body></html>\n`,
  };
}

/** A paragraph in which an address is a link. */
function linkedParagraph(text: string, address: string): string {
  const markup = paragraph(text);
  const shown = escapeMarkup(address);
  return address === '' ? markup : markup.replaceAll(shown, `<a href="${shown}">${shown}</a>`);
}

function paragraph(text: string): string {
  return `<p>${escapeMarkup(text)}</p>`;
}

/** Removes line breaks, because one in a subject would begin another header. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
