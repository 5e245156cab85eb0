import { type Checker, type ExaminedPack, examinePack } from '../check/check-pack';
import type { PackUnderCheck } from '../check/pack/pack-under-check';
import type { Problem } from '../check/problems/problem';
import type { Layer } from '../check/read/layer';
import type { SchemaSet } from '../check/shape/schema-node';
import { schemasOf } from '../check/shape/shape-checker';
import { type BaseLayers, noLayers } from '../source/base-layers';
import { type LanguageInUse, languageWith } from '../source/language-in-use';
import type { DefinitionFiles } from '../source/loaded-pack';
import { bareSurroundings, type Surroundings } from '../source/surroundings';

/** A checked pack of which questions can be asked. It holds still: after a change of the files another one is opened. */
export interface OpenPack {
  readonly problems: readonly Problem[];
  /** What the questions are answered from. */
  readonly inside: OpenedParts;
}

/** The parts of an open pack. */
export interface OpenedParts {
  /** From one's own folder down to the one that extends no other. */
  readonly layers: readonly Layer[];
  readonly pack: PackUnderCheck | null;
  readonly language: LanguageInUse;
  readonly schemas: SchemaSet;
  readonly files: DefinitionFiles;
}

/** Checks a definitions folder, with `base` as what it extends, and keeps it open for questions about its places. */
export function openPack(
  files: DefinitionFiles,
  base: BaseLayers = noLayers,
  surroundings: Surroundings = bareSurroundings,
  { examine }: Pick<Checker, 'examine'> = { examine: examinePack },
): OpenPack {
  const { check, layers, pack }: ExaminedPack = examine(files, base, surroundings);
  const language = languageWith(surroundings.kinds);
  return { problems: check.problems, inside: { layers, pack, language, schemas: schemasOf(language.schema), files } };
}
