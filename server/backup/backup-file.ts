/** First line of a backup. */
export interface BackupHead {
  readonly okienko: 'backup';
  readonly format: 1;
  /** When it was made, as an ISO 8601 instant. */
  readonly made: string;
  /** Names of the migrations that had run. */
  readonly migrations: readonly string[];
}

/** The lines that follow: tables, each followed by its rows as JSON objects, then sequences, and at last the end. */
export type BackupLine =
  | { readonly table: string; readonly columns: readonly string[] }
  | { readonly row: string }
  | { readonly sequence: string; readonly value: string }
  | { readonly end: number };

/** Why a file cannot be used, as one line for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

// A row is kept as the text that the database wrote, because JavaScript would round large numbers. Its line begins with a mark of its own.
const rowMark = ' ';

/** Writes a line, without its end. */
export function writeLine(line: BackupHead | BackupLine): string {
  return 'row' in line ? rowMark + line.row : JSON.stringify(line);
}

/** Reads the first line. */
export function readHead(text: string): BackupHead {
  const value = parsed(text);
  if (value?.okienko !== 'backup') throw new BackupError('this is no backup of Okienko');
  const { format, made, migrations } = value;
  if (format !== 1) throw new BackupError(`it has the format ${String(format)}, which a newer version wrote`);
  if (typeof made !== 'string' || !isTexts(migrations)) throw damaged();
  return { okienko: 'backup', format, made, migrations };
}

/** Reads a line after the first. */
export function readLine(text: string): BackupLine {
  if (text.startsWith(rowMark)) return { row: text.slice(rowMark.length) };
  const value = parsed(text);
  if (typeof value?.table === 'string' && isTexts(value.columns)) return { table: value.table, columns: value.columns };
  if (typeof value?.sequence === 'string' && typeof value.value === 'string') return { sequence: value.sequence, value: value.value };
  if (typeof value?.end === 'number') return { end: value.end };
  throw damaged();
}

/** What is said of a file that stops too early or has been changed. */
export function damaged(): BackupError {
  return new BackupError('it is damaged or not complete');
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    // Not JSON, so no line of a backup.
    return null;
  }
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
