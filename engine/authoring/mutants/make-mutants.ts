import type { ServiceDefinition } from '../../language/language.generated';
import type { LanguageInUse } from '../source/language-in-use';
import { columnEdits, contractSiblings } from './contract-siblings';
import { formulaEdits } from './formula-edits';
import { applyEdit, type Mutant } from './mutant';
import { structureEdits } from './structure-edits';
import { wordEdits } from './word-edits';

/**
 * Every mutant of a definition, in a fixed order. `resolved` is the same definition with its shared calls written into the sources: its
 * contracts tell which other field a formula could name.
 */
export function makeMutants(definition: ServiceDefinition, resolved: ServiceDefinition, language: LanguageInUse): Mutant[] {
  const siblings = contractSiblings(resolved);
  const edits = [
    ...structureEdits(definition),
    ...wordEdits(definition, language),
    ...formulaEdits(definition, siblings, language),
    ...columnEdits(definition, siblings, language),
  ];
  const seen = new Set([JSON.stringify(definition)]);
  return edits.flatMap((edit) => {
    const changed = applyEdit(definition, edit);
    const text = JSON.stringify(changed);
    if (seen.has(text)) return [];
    seen.add(text);
    return [{ kind: edit.kind, path: edit.path, change: edit.change, definition: changed }];
  });
}

/** Up to `count` mutants at even distances, the same ones each time. */
export function sampleMutants(mutants: readonly Mutant[], count: number): Mutant[] {
  if (mutants.length <= count) return [...mutants];
  return Array.from({ length: count }, (_, index) => mutants[Math.floor((index * mutants.length) / count)]).filter(
    (mutant) => mutant !== undefined,
  );
}
