import type { Block, Contract, ServiceDefinition } from '../../language/language.generated';
import { heldBy } from '../../screen/held-blocks';
import type { Kinds } from '../../screen/kinds';
import type { LanguageInUse } from '../source/language-in-use';
import type { Edit, Path } from './mutant';

/** Which other field could stand where a formula names one. */
export interface Siblings {
  /** Paths of the same length that end in a neighbour of the same type. */
  otherPaths(path: string): readonly string[];
}

/** Finds the neighbours of the fields of a definition's contracts. `definition` says itself what it calls. */
export function contractSiblings(definition: ServiceDefinition): Siblings {
  const next = new Map<string, string>();
  for (const source of Object.values(definition.sources ?? {})) if (source.response) collect(source.response, next);
  for (const { schema } of Object.values(definition.state ?? {})) collect(schema, next);
  const params = Object.keys(definition.params ?? {});
  const sources = Object.keys(definition.sources ?? {});
  return {
    otherPaths(path) {
      const steps = path.split('.');
      const last = steps.at(-1) ?? '';
      if (steps.length < 2) return [];
      if (steps[0] === 'params' || steps[0] === 'chosen') {
        const other = params.find((candidate) => candidate !== steps[1]);
        return other === undefined || steps.length > 2 ? [] : [`${steps[0]}.${other}`];
      }
      const known = sources.includes(steps[0] ?? '') || steps[0] === 'row' || steps[0] === 'option' || steps[0] === 'state';
      const other = known ? next.get(last) : undefined;
      return other === undefined ? [] : [[...steps.slice(0, -1), other].join('.')];
    },
  };
}

/** A column that shows its own field shows a neighbour instead. */
export function columnEdits(definition: ServiceDefinition, siblings: Siblings, { authoring, kinds }: LanguageInUse): Edit[] {
  const edits: Edit[] = [];
  const add = (columns: readonly { readonly id: string; readonly value?: string }[], path: Path): void => {
    for (const [index, column] of columns.entries()) {
      const [other] = column.value === undefined ? siblings.otherPaths(`row.${column.id}`) : [];
      if (other !== undefined) edits.push({ kind: 'other-path', path: [...path, index, 'value'], value: `=${other}`, change: `=${other}` });
    }
  };
  visitBlocks(
    kinds,
    definition.blocks,
    (index) => ['blocks', index],
    (block, path) => {
      const columns = authoring[block.block]?.columns?.(block);
      if (columns) add(columns.list, [...path, columns.at]);
    },
  );
  return edits;
}

function visitBlocks(
  kinds: Kinds,
  blocks: readonly Block[],
  pathAt: (index: number) => Path,
  visit: (block: Block, path: Path) => void,
): void {
  for (const [index, block] of blocks.entries()) {
    const at = pathAt(index);
    visit(block, at);
    for (const { path, place, blocks: held } of heldBy(kinds, block))
      visitBlocks(kinds, held, (inner) => (place === 'one' ? [...at, ...path] : [...at, ...path, inner]), visit);
  }
}

function collect(contract: Contract, next: Map<string, string>): void {
  const properties = Object.entries(contract.properties ?? {});
  for (const [index, [name, field]] of properties.entries()) {
    const others = [...properties.slice(index + 1), ...properties.slice(0, index)];
    const other = others.find(([, candidate]) => typeOf(candidate) === typeOf(field) && candidate.format === field.format);
    if (other && !next.has(name)) next.set(name, other[0]);
    collect(field, next);
  }
  if (contract.items) collect(contract.items, next);
}

function typeOf({ type }: Contract): string {
  const [first] = [type].flat();
  return first === 'integer' ? 'number' : String(first);
}
