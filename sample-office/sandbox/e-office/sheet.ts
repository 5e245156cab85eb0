import type { PrintableDocument, Translate } from '../../../engine';
import type { sandboxEOfficeFile } from '../../../server/database';
import { type Letterhead, letterOf, wordColumn } from '../../../server/pdf';
import type { SheetWords } from './text-document';

type File = typeof sandboxEOfficeFile.$inferSelect;

const sampleNote = 'To jest dokument przykładowy. Nie składaj go w\u00a0żadnym urzędzie.';
const closing = [
  'Data: ......................................................',
  'Podpis: ...................................................',
];

/** The texts of a sample file: a form has fields and a place to sign, a notice has paragraphs. */
export function sheetWords({ title, sheet, lines }: File, office: { readonly officeName: string; readonly address: string }): SheetWords {
  return sheet === 'form'
    ? { title, ...office, fields: lines, paragraphs: [...closing, sampleNote] }
    : { title, ...office, fields: [], paragraphs: [...lines, sampleNote] };
}

/** The same file for the drawing threads, as a tagged PDF. */
export function sheetLetter(words: SheetWords, letterhead: Letterhead, translate: Translate, printedOn: string): string {
  const form: PrintableDocument['parts'] = [
    {
      kind: 'table',
      id: 'dane',
      title: 'Dane',
      showTitle: false,
      rowHeader: 0,
      columns: [wordColumn('dane', 'Dane'), wordColumn('wpis', 'Wpisz drukowanymi literami', 'wide')],
      // The empty row under each field leaves room for handwriting.
      rows: words.fields.map((field) => [`${field}\n\n`, '']),
      totals: null,
      whenEmpty: '',
    },
  ];
  const document: PrintableDocument = {
    title: words.title,
    language: 'pl',
    intro: null,
    choices: [],
    parts: [
      ...(words.fields.length > 0 ? form : []),
      ...words.paragraphs.map((text): PrintableDocument['parts'][number] => ({ kind: 'paragraph', text })),
    ],
    orientation: 'portrait',
  };
  return JSON.stringify(letterOf(document, letterhead, translate, printedOn));
}
