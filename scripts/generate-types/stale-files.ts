import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Finding } from '../command-line/refusal';

interface Writing {
  /** True to write nothing and to refuse when a file is out of date. */
  readonly check: boolean | undefined;
  /** The command that writes the files, for that refusal. */
  readonly command: string;
}

/** The files that are missing or differ from what would be generated now. */
export async function staleFiles(root: string, generated: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const [file, content] of generated) {
    const current = await readFile(path.join(root, file), 'utf8').catch(() => null);
    if (current !== content) stale.push(file);
  }
  return stale;
}

/** Writes the generated files that are missing or differ from what they would be now, and returns their names. */
export async function writeStale(
  root: string,
  generated: ReadonlyMap<string, string>,
  { check, command }: Writing,
): Promise<readonly string[]> {
  const stale = await staleFiles(root, generated);
  if (check && stale.length > 0) throw new Finding(`These generated files are out of date; ${command} writes them:\n${listOf(stale)}`);
  for (const file of stale) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), generated.get(file) ?? '');
  }
  return stale;
}

/** Says which generated files were written. */
export function writtenInWords(files: readonly string[]): string {
  return files.length === 0 ? 'The generated files are up to date.' : `Written:\n${listOf(files)}`;
}

function listOf(files: readonly string[]): string {
  return files.map((file) => `  ${file}`).join('\n');
}
