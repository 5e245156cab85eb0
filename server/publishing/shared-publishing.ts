import type { Surroundings } from '../../engine/authoring';
import { type Compilation, createDefinitionsCompiler, type DefinitionsFolder } from './compile-definitions';
import { type FolderWatch, openFolderWatch } from './folder-watch';
import { createPackFiles, type PackFiles } from './pack-files';

/** What the publishers of a process have in common: what several municipalities have is compiled, held and watched once. */
export interface SharedPublishing {
  readonly compile: (definitions: DefinitionsFolder) => Compilation;
  readonly files: PackFiles;
  readonly folders: FolderWatch;
}

/** Opens it; its watch is closed by whoever opened it. */
export function sharePublishing(surroundings: Surroundings): SharedPublishing {
  return { compile: createDefinitionsCompiler(surroundings), files: createPackFiles(), folders: openFolderWatch() };
}
