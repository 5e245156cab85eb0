import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldPart } from '../../engine';

/** One part of the build, as Vite's manifest describes it. */
interface ManifestPart {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestPart>>;

/** Files that a part of a screen needs besides those of the first page. */
export interface PartFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Files of a build, so that the page can name them before its script asks for them. */
export interface BuildFiles {
  /** Those of a kind of block. */
  ofBlock(kind: string): PartFiles;
  /** Those of a further part of a block, `kind/Module`. */
  ofPart(part: string): PartFiles;
  /** Those of fields that the first page does not bring along. */
  ofFields(part: FieldPart): PartFiles;
  /** Those of the functions that only some formulas call. */
  readonly ofFurtherFunctions: PartFiles;
}

const nothing: PartFiles = { scripts: [], styles: [] };

/** Reads the manifest of a build; a build without one names nothing. */
export function readBuildManifest(folder: string): BuildFiles {
  const path = join(folder, '.vite', 'manifest.json');
  if (!existsSync(path)) return { ofBlock: () => nothing, ofPart: () => nothing, ofFields: () => nothing, ofFurtherFunctions: nothing };
  // Vite wrote this file beside the build.
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  const shared = sharedFiles(folder);
  const byFile = new Map(Object.keys(manifest).map((name) => [manifest[name]?.file, name]));
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const known = closure(
    manifest,
    Object.keys(manifest).filter((name) => page.includes(`"/${manifest[name]?.file}"`)),
  );
  const filesOf = (module: string): PartFiles => {
    const name = Object.hasOwn(manifest, module) ? module : byFile.get(shared.get(module));
    if (name === undefined) return nothing;
    const parts = [...closure(manifest, [name])].filter((part) => !known.has(part)).flatMap((part) => manifest[part] ?? []);
    return { scripts: parts.map((part) => `/${part.file}`), styles: parts.flatMap((part) => part.css ?? []).map((file) => `/${file}`) };
  };
  return {
    ofBlock: (kind) => filesOf(`blocks/${kind}/${kind.charAt(0).toUpperCase()}${kind.slice(1)}Block.tsx`),
    ofPart: (part) => filesOf(`blocks/${part}.tsx`),
    ofFields: (part) => filesOf(`fields/${part}.tsx`),
    ofFurtherFunctions: filesOf('../engine/further-functions/index.ts'),
  };
}

/** Files of the modules that share theirs with others: the manifest names such a file, not what is in it. The build writes them down. */
function sharedFiles(folder: string): ReadonlyMap<string, string> {
  const path = join(folder, '.vite', 'part-chunks.json');
  if (!existsSync(path)) return new Map();
  const files: Readonly<Record<string, string>> = JSON.parse(readFileSync(path, 'utf8'));
  return new Map(Object.entries(files));
}

function closure(manifest: Manifest, names: readonly string[]): ReadonlySet<string> {
  const found = new Set(names);
  for (const name of found) for (const imported of manifest[name]?.imports ?? []) found.add(imported);
  return found;
}
