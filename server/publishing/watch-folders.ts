import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

// Editors write a file in several steps; the pause waits for the last one.
const pause = 40;
// Events of a network folder can be lost, so the folders are looked over now and then.
const sweep = 2_000;

/** Calls back after files below the folders changed, once for a burst of changes. Returns how to stop. */
export function watchFolders(folders: () => readonly string[], changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | null = null;

  const check = () => {
    timer = null;
    const found = look(folders());
    attach(found.directories);
    if (found.mark === mark) return;
    mark = found.mark;
    changed();
  };
  const soon = () => {
    if (timer) clearTimeout(timer);
    timer = setTimeout(check, pause);
  };
  // One watch for each directory: it sees a file that an editor replaced by another of the same name, which a watch of the file does not.
  const attach = (directories: readonly string[]) => {
    for (const [directory, watcher] of watchers) {
      if (directories.includes(directory)) continue;
      watcher.close();
      watchers.delete(directory);
    }
    for (const directory of directories) {
      if (watchers.has(directory)) continue;
      try {
        const watcher = watch(directory, soon);
        watcher.on('error', () => {
          watcher.close();
          watchers.delete(directory);
        });
        watchers.set(directory, watcher);
      } catch {
        // The folder is gone, or the system allows no more watches; polling will see the change.
      }
    }
  };

  const first = look(folders());
  let mark = first.mark;
  attach(first.directories);
  const sweeping = setInterval(() => {
    if (!timer) check();
  }, sweep);
  sweeping.unref();
  return () => {
    clearInterval(sweeping);
    if (timer) clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

/** The directories below the folders, and a mark that changes when any file in them does. */
function look(folders: readonly string[]): { readonly directories: readonly string[]; readonly mark: string } {
  const directories: string[] = [];
  const marks: string[] = [];
  const visit = (directory: string): void => {
    directories.push(directory);
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const path = join(directory, entry.name);
      if (entry.isDirectory()) visit(path);
      else {
        const stat = statSync(path, { throwIfNoEntry: false });
        marks.push(`${path} ${stat?.mtimeMs} ${stat?.size}`);
      }
    }
  };
  for (const folder of folders) {
    try {
      visit(folder);
    } catch {
      // A directory that goes away while it is read; what is left of it is seen at the next look.
      marks.push(`${folder} unreadable`);
    }
  }
  return { directories, mark: marks.join('\n') };
}
