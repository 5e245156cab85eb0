import type { CompiledPack } from '../../engine';
import {
  type BaseLayers,
  createChecker,
  createCompiler,
  type DefinitionFiles,
  openApiDocument,
  problemReport,
  reportText,
  type Surroundings,
} from '../../engine/authoring';

/** A definitions folder as read from the disk, with the folders that it extends. */
export interface DefinitionsFolder {
  readonly folder: string;
  readonly files: DefinitionFiles;
  readonly base: BaseLayers;
  /** Every folder that it is made of, its own first; also one that it extends and that is not there. */
  readonly folders: readonly string[];
  /** Path for people of a file that a place of the checker names. */
  nameOf(file: string): string;
}

/** A pack that can be published, with warnings if there are any, or the checker's report on why it cannot. */
export type Compilation =
  | { readonly ok: true; readonly pack: CompiledPack; readonly openApi: string; readonly report: string | null }
  | { readonly ok: false; readonly report: string };

/** Makes a function that checks and compiles definitions and remembers what has not changed. */
export function createDefinitionsCompiler(surroundings: Surroundings): (folder: DefinitionsFolder) => Compilation {
  const checker = createChecker();
  const compiler = createCompiler();
  return ({ files, base, nameOf }) => {
    const check = checker.check(files, base, surroundings);
    const report = check.problems.length > 0 ? reportText(check, nameOf) : null;
    if (check.pack === null || problemReport(check).errors > 0) return { ok: false, report: report ?? 'The definitions hold no pack.' };
    const pack = compiler.compile(check.pack);
    return { ok: true, pack, openApi: JSON.stringify(openApiDocument(check.pack, pack.version)), report };
  };
}
