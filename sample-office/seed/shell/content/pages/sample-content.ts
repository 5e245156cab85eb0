import type { LocalText } from '../../../../../server/database';

/** A content page of the sample office. */
export interface SamplePage {
  readonly fileName: string;
  readonly title: LocalText;
  /** HTML. Headings begin with h2, because the title is the h1. */
  readonly html: LocalText;
  /** Day of publication of news, as yyyy-MM-dd. */
  readonly publishedOn?: string;
}

/** A file of the e-office: a form to fill in, or a notice to read. */
export interface SampleFile {
  readonly name: string;
  readonly link: string;
  readonly sheet: 'form' | 'notice';
  /** The fields of a form, or the paragraphs of a notice. */
  readonly lines: readonly string[];
}

/** A folder and its content, in the order of the screen. */
export interface SampleFolder {
  readonly name: LocalText;
  readonly pages?: readonly string[];
  readonly files?: readonly SampleFile[];
  readonly folders?: readonly SampleFolder[];
}

const person = ['Imię i nazwisko', 'Numer PESEL', 'Adres zamieszkania', 'Telefon albo e-mail (nieobowiązkowo)'];
const firm = ['Nazwa firmy', 'Numer NIP', 'Adres siedziby', 'Osoba do kontaktu', 'Telefon albo e-mail'];

/** A form for a person. */
export function personForm(name: string, link: string, ...fields: string[]): SampleFile {
  return { name, link, sheet: 'form', lines: [...person, ...fields] };
}

/** A form for a company or institution. */
export function firmForm(name: string, link: string, ...fields: string[]): SampleFile {
  return { name, link, sheet: 'form', lines: [...firm, ...fields] };
}

/** A notice of the office. */
export function notice(name: string, link: string, ...paragraphs: string[]): SampleFile {
  return { name, link, sheet: 'notice', lines: paragraphs };
}
