import { access } from 'node:fs/promises';
import path from 'node:path';

/** The file of a service if there is one, in its short or its long form; otherwise null. */
export async function existingService(servicesFolder: string, slug: string): Promise<string | null> {
  for (const file of [path.join(servicesFolder, `${slug}.json`), path.join(servicesFolder, slug, 'service.json')]) {
    if (await fileExists(file)) return file;
  }
  return null;
}

/** True if the file exists. */
export async function fileExists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
