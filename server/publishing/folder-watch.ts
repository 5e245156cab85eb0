import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

// Milliseconds. Editors write a file in several steps; the pause waits for the last one.
const pause = 40;
// Milliseconds. Events of a network folder can be lost, so the folders are looked over now and then.
const sweep = 2_000;

/** Watches folders for any number of listeners. A folder that several of them watch is looked at once. */
export interface FolderWatch {
  /** Calls back after files below the folders changed, once for a burst of changes. Returns how to stop. */
  watch(folders: () => readonly string[], changed: () => void): () => void;
  close(): void;
}

interface Listener {
  readonly folders: () => readonly string[];
  readonly changed: () => void;
}

interface Watched {
  readonly folder: string;
  readonly listeners: Set<Listener>;
  /** Looks for changes now. */
  check(): void;
  close(): void;
}

/** Opens a watch of nothing so far. */
export function openFolderWatch(): FolderWatch {
  const watched = new Map<string, Watched>();
  const due = new Set<Listener>();
  let isClosed = false;
  let turn: NodeJS.Immediate | null = null;

  // Listeners compile definitions, so the process answers requests between two of them.
  const callNext = () => {
    turn = null;
    const [next] = due;
    if (!next || isClosed) return;
    due.delete(next);
    next.changed();
    follow(next);
    if (due.size > 0) turn = setImmediate(callNext);
  };
  const announce = (listeners: Iterable<Listener>) => {
    for (const listener of listeners) due.add(listener);
    turn ??= setImmediate(callNext);
  };
  /** Watches the folders that a listener names now, and no others on its behalf. */
  const follow = (listener: Listener) => {
    const wanted = new Set(listener.folders());
    for (const one of watched.values()) if (!wanted.has(one.folder)) leave(one, listener);
    for (const folder of wanted) {
      const one = watched.get(folder) ?? watchFolder(folder, announce);
      watched.set(folder, one);
      one.listeners.add(listener);
    }
  };
  const leave = (one: Watched, listener: Listener) => {
    if (!one.listeners.delete(listener) || one.listeners.size > 0) return;
    one.close();
    watched.delete(one.folder);
  };
  let sweeping: Iterator<Watched> | null = null;
  const sweepNext = () => {
    const next = isClosed ? undefined : sweeping?.next();
    if (!next || next.done) {
      sweeping = null;
      return;
    }
    if (watched.has(next.value.folder)) next.value.check();
    setImmediate(sweepNext).unref();
  };
  const timer = setInterval(() => {
    if (sweeping !== null) return;
    sweeping = [...watched.values()].values();
    sweepNext();
  }, sweep);
  timer.unref();
  return {
    watch(folders, changed) {
      const listener = { folders, changed };
      follow(listener);
      return () => {
        due.delete(listener);
        for (const one of [...watched.values()]) leave(one, listener);
      };
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      if (turn) clearImmediate(turn);
      for (const one of watched.values()) one.close();
      watched.clear();
    },
  };
}

function watchFolder(folder: string, announce: (listeners: Iterable<Listener>) => void): Watched {
  const listeners = new Set<Listener>();
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | null = null;

  const look = () => {
    timer = null;
    const found = lookAt(folder);
    attach(found.directories);
    if (found.mark === mark) return;
    mark = found.mark;
    announce(listeners);
  };
  const soon = () => {
    if (timer) clearTimeout(timer);
    timer = setTimeout(look, pause);
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
        // The folder is gone, or the system allows no more watches; the sweep will see the change.
      }
    }
  };
  const first = lookAt(folder);
  let mark = first.mark;
  attach(first.directories);
  return {
    folder,
    listeners,
    check() {
      if (!timer) look();
    },
    close() {
      if (timer) clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

/** The directories of a folder, and a mark that changes when any file in them does. */
function lookAt(folder: string): { readonly directories: readonly string[]; readonly mark: string } {
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
  try {
    visit(folder);
  } catch {
    // A directory that goes away while it is read; what is left of it is seen at the next look.
    marks.push(`${folder} unreadable`);
  }
  return { directories, mark: marks.join('\n') };
}
