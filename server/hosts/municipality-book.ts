import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '../../engine';
import { hasDatabase } from '../configuration/configuration';
import type { Municipality } from './municipality';
import { type MunicipalitySettings, settingsFile } from './read-municipality';

/** The municipalities of a process, as the folders below HOSTS_DIR describe them. */
export interface MunicipalityBook {
  /** Reads the folders again: opens the book for new ones, closes those that are gone, and begins anew with those that changed. */
  refresh(): void;
  /** Who has a host name: `gone` if a municipality had it that is no more, null if it never belonged to one. */
  find(host: string): Municipality | 'gone' | null;
  all(): readonly Municipality[];
  close(): Promise<void>;
}

interface BookParts {
  readonly folder: string;
  readonly read: (folder: string, name: string) => Result<MunicipalitySettings, string>;
  readonly make: (name: string, settings: MunicipalitySettings, after: Promise<unknown>) => Municipality;
  /** Told once for each problem. */
  readonly tell: (text: string) => void;
  /** Called with each municipality that is new or has changed. */
  readonly found: (municipality: Municipality) => void;
}

interface Entry {
  readonly mark: string;
  readonly municipality: Municipality;
}

// The name becomes that of a folder and of a schema.
const folderName = /^[a-z][a-z0-9-]{0,62}$/;

/** Opens a book without municipalities; `refresh` finds them. */
export function openMunicipalityBook({ folder, read, make, tell, found }: BookParts): MunicipalityBook {
  const entries = new Map<string, Entry>();
  const owners = new Map<string, string>();
  const everKnown = new Set<string>();
  const closing = new Map<string, Promise<unknown>>();
  let toldBefore: ReadonlySet<string> = new Set();
  let problems = new Set<string>();

  const problem = (text: string) => {
    if (!toldBefore.has(text) && !problems.has(text)) tell(text);
    problems.add(text);
  };
  const notServed = (name: string, reason: string) => problem(`The municipality ${name} is not served as its folder says: ${reason}`);
  const leave = (name: string) => {
    const entry = entries.get(name);
    if (!entry) return;
    entries.delete(name);
    const ended = entry.municipality.close().catch((error: unknown) => tell(`${name}: ${String(error)}`));
    closing.set(name, ended);
  };
  const enter = (name: string, mark: string, settings: MunicipalitySettings) => {
    const municipality = make(name, settings, closing.get(name) ?? Promise.resolve());
    entries.set(name, { mark, municipality });
    found(municipality);
  };
  const claim = () => {
    const claims = claimsOf(entries);
    for (const [host, names] of claims) {
      everKnown.add(host);
      const holder = owners.get(host);
      const [only] = names;
      if (names.length === 1 && only !== undefined) owners.set(host, only);
      // Who has the name keeps it. Of two that come at once neither gets it, because residents must not land with the wrong one.
      else if (holder === undefined || !names.includes(holder)) owners.delete(host);
      if (names.length > 1)
        for (const name of names) if (owners.get(host) !== name) notServed(name, `${host} is claimed by ${names.join(' and ')}.`);
    }
    for (const host of owners.keys()) if (!claims.has(host)) owners.delete(host);
  };
  return {
    refresh() {
      toldBefore = problems;
      problems = new Set();
      const names = foldersIn(folder);
      if (names === null) return problem(`HOSTS_DIR ${folder} cannot be read. What was found there before stays as it is.`);
      for (const name of [...entries.keys()]) if (!names.includes(name)) leave(name);
      for (const name of names) {
        if (!folderName.test(name)) {
          notServed(name, 'the name of its folder must be of small letters, digits and hyphens, beginning with a letter.');
          continue;
        }
        const mark = markOf(join(folder, name, settingsFile));
        if (mark !== null && entries.get(name)?.mark === mark) continue;
        const settings = read(join(folder, name), name);
        const others = [...entries].filter(([other]) => other !== name);
        const sharer = settings.ok ? others.find(([, { municipality }]) => shareData(municipality.settings, settings.value)) : undefined;
        if (settings.ok && !sharer) {
          leave(name);
          enter(name, mark ?? '', settings.value);
          continue;
        }
        notServed(name, settings.ok ? `it has the same database or data folder as ${sharer?.[0]}.` : settings.failure);
        // What can be read no more is gone; a line that is wrong now leaves what is served as it is.
        if (mark === null) leave(name);
      }
      claim();
    },
    find(host) {
      const owner = owners.get(host);
      return (owner === undefined ? null : entries.get(owner)?.municipality) ?? (everKnown.has(host) ? 'gone' : null);
    },
    all: () => [...entries.values()].map(({ municipality }) => municipality),
    async close() {
      for (const name of [...entries.keys()]) leave(name);
      await Promise.all(closing.values());
    },
  };
}

function claimsOf(entries: ReadonlyMap<string, Entry>): ReadonlyMap<string, readonly string[]> {
  const claims = new Map<string, string[]>();
  for (const [name, { municipality }] of entries)
    for (const host of municipality.settings.hosts) claims.set(host, [...(claims.get(host) ?? []), name]);
  return claims;
}

/** Two offices on the same tables would show each other's residents. */
function shareData({ configuration: one }: MunicipalitySettings, { configuration: other }: MunicipalitySettings): boolean {
  if (one.dataDir === other.dataDir) return true;
  const haveServer = hasDatabase(one) && hasDatabase(other) && one.databaseUrl !== null;
  return haveServer && one.databaseUrl === other.databaseUrl && one.databaseSchema === other.databaseSchema;
}

/** Null if the folder cannot be read, perhaps because a file system is not mounted: that does not say that the municipalities are gone. */
function foldersIn(folder: string): readonly string[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith('.') && (entry.isDirectory() || entry.isSymbolicLink()))
      .map(({ name }) => name)
      .sort();
  } catch {
    return null;
  }
}

/** Changes when the file does; null when it is not there. */
function markOf(file: string): string | null {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : null;
}
