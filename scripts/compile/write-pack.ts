import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CompiledPack } from '../../engine';

const currentFile = 'current.json';

/**
 * Writes a pack so that a reader of the folder sees either the old pack or the new one: first the files with hashes in their names, then
 * `current.json`, by renaming. Files of earlier packs stay for browsers that still use them. Returns the number of new files.
 */
export async function writePack(pack: CompiledPack, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  let written = 0;
  for (const [name, content] of pack.files) {
    if (name === currentFile || (await holds(path.join(folder, name), content))) continue;
    await writeWhole(path.join(folder, name), content);
    written++;
  }
  await writeWhole(path.join(folder, currentFile), pack.files.get(currentFile) ?? '');
  return written;
}

async function holds(file: string, content: string): Promise<boolean> {
  return (await readFile(file, 'utf8').catch(() => null)) === content;
}

/** Writes to another file and renames it, so that no reader sees a half-written file. */
async function writeWhole(file: string, content: string): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, content);
  await rename(draft, file);
}
