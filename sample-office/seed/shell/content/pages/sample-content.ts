import type { LocalText } from '../../../../../server/database';

/** A content page of the sample office. */
export interface SamplePage {
  readonly fileName: string;
  readonly title: LocalText;
  /** Formatted text; headings begin with h2, because the title is the h1. */
  readonly html: LocalText;
}

/** A file of the e-office: a form to fill in, or a notice to read. */
export interface SampleFile {
  readonly name: string;
  readonly link: string;
  readonly sheet: 'form' | 'notice';
  /** Fields of a form, paragraphs of a notice. */
  readonly lines: readonly string[];
}

/** A folder with what lies in it, in the order of the screen. */
export interface SampleFolder {
  readonly name: LocalText;
  readonly pages?: readonly string[];
  readonly files?: readonly SampleFile[];
  readonly folders?: readonly SampleFolder[];
}

const person = ['Imię i nazwisko', 'Numer PESEL', 'Adres zamieszkania', 'Telefon albo e-mail (nieobowiązkowo)'];
const firm = ['Nazwa firmy', 'Numer NIP', 'Adres siedziby', 'Osoba do kontaktu', 'Telefon albo e-mail'];

/** A form that a person fills in. */
export function personForm(name: string, link: string, ...fields: string[]): SampleFile {
  return { name, link, sheet: 'form', lines: [...person, ...fields] };
}

/** A form that a firm or an institution fills in. */
export function firmForm(name: string, link: string, ...fields: string[]): SampleFile {
  return { name, link, sheet: 'form', lines: [...firm, ...fields] };
}

/** A notice of the office. */
export function notice(name: string, link: string, ...paragraphs: string[]): SampleFile {
  return { name, link, sheet: 'notice', lines: paragraphs };
}
