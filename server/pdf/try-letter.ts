import { StartFailure } from '../errors/start-failure';
import { drawLetter } from './draw-letter';
import { letterOf } from './letter';
import { letterTable, numberColumn, wordColumn } from './letter-words';
import { createPress } from './press';

const letterhead = { officeName: 'Urząd Gminy', address: 'ul. Rynkowa 1', primary: '#1f5c4a', sample: true, arms: null };

// A table of each size: short ones are set by Typst, rows of long ones are added to its pages afterwards.
const sizes = [2, 80];

/** Draws a document of every kind of part with a project's letter; what is wrong with it in words, null if it can draw. */
export function tryLetter(file: string): string | null {
  const tables = sizes.map((rows) =>
    letterTable({
      id: `table-${rows}`,
      title: `Tabela ${rows}`,
      columns: [wordColumn('nazwa', 'Nazwa'), numberColumn('kwota', 'Kwota')],
      rows: Array.from({ length: rows }, (_, row) => [`Pozycja ${row + 1}`, '1 234,50']),
      totals: { label: 'Razem', cells: [null, '99,00'] },
    }),
  );
  const document = {
    title: 'Próba szablonu',
    language: 'pl',
    intro: 'Zdanie pod tytułem.',
    choices: [{ label: 'Rok', value: '2026' }],
    parts: [
      { kind: 'heading', level: 2, text: 'Nagłówek' } as const,
      { kind: 'paragraph', text: 'Akapit.' } as const,
      { kind: 'note', tone: 'info', text: 'Uwaga.' } as const,
      { kind: 'record', title: 'Dane', fields: [{ label: 'Nazwa', value: 'Wartość' }] } as const,
      ...tables,
    ],
    orientation: null,
  };
  try {
    drawLetter(
      createPress(file),
      letterOf(document, letterhead, (key) => key, '22.11.2026'),
      0,
    );
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A project's letter, once a sample has been drawn with it; null if the project has none. */
export function soundLetter(file: string | null): string | null {
  const problem = file === null ? null : tryLetter(file);
  if (problem !== null) throw new StartFailure(`${file} cannot draw a document: ${problem}`);
  return file;
}
