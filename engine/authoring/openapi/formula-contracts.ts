import type { Block, Contract, ContractType, ServiceDefinition } from '../../language/language.generated';
import type { StaticType } from '../../language/static-type';
import type { RowOrigin } from '../../screen/block-authoring';
import { heldBy } from '../../screen/held-blocks';
import { type ServiceTypes, typesOfService } from '../check/typing/service-types';
import { typeOfFormula } from '../check/typing/type-of-formula';
import { allBlocks } from '../compile';
import { standardLanguage } from '../source/language-in-use';
import { contractOfFormula, type LocalContracts } from './contract-paths';

/** Where a formula stands: the names that it may read besides those of the screen, and the blocks around it, outermost first. */
export interface FormulaPlace {
  readonly scope: readonly string[];
  readonly blocks: readonly string[];
}

/** Contracts of what the formulas of a service give. */
export interface FormulaContracts {
  /** The contract of a formula's value; null when nothing is known of it. */
  of(formula: string, place: FormulaPlace): Contract | null;
  /** The contract of the rows of a table; null when nothing is known of them. */
  row(tableId: string): Contract | null;
}

/** A formula that only reads has the contract of what it reads, with its description; any other has what its static type says. */
export function formulaContracts(definition: ServiceDefinition): FormulaContracts {
  const types = typesOfService(definition, null);
  const rows = new Map<string, Contract | null>();
  collectRows(definition.blocks, {}, definition, types, rows);
  const blocks = allBlocks(definition.blocks);
  return {
    of(formula, { scope, blocks: around }) {
      const innermost = around.at(-1) ?? '';
      const form = blocks.find((block) => block.id === innermost);
      const locals = {
        ...(scope.includes('row') && { row: rows.get(innermost) ?? null }),
        ...(scope.includes('form') && { form: form?.block === 'form' ? (form.schema ?? null) : null }),
      };
      const names = types.scopeAt({ scope, blocks: around, pointer: '' });
      return contractOfFormula(formula, definition, locals) ?? contractOfType(typeOfFormula(formula, names));
    },
    row: (tableId) => rows.get(tableId) ?? null,
  };
}

function collectRows(
  blocks: readonly Block[],
  locals: LocalContracts,
  definition: ServiceDefinition,
  types: ServiceTypes,
  rows: Map<string, Contract | null>,
): void {
  for (const block of blocks) {
    const origin = standardLanguage.authoring[block.block]?.row?.(block);
    const row = origin ? (rowContract(origin, locals, definition) ?? contractOfType(types.rowType(block.id))) : null;
    if (origin) rows.set(block.id, row);
    for (const { place, blocks: held } of heldBy(standardLanguage.kinds, block))
      collectRows(held, place === 'row' ? { row } : locals, definition, types, rows);
  }
}

function rowContract(origin: RowOrigin, locals: LocalContracts, definition: ServiceDefinition): Contract | null {
  if ('thing' in origin) return contractOfFormula(origin.thing, definition, locals);
  return 'each' in origin ? (contractOfFormula(origin.each, definition, locals)?.items ?? null) : null;
}

function contractOfType(type: StaticType): Contract | null {
  switch (type.kind) {
    case 'any':
      return null;
    case 'null':
      return { type: 'null' };
    case 'list':
      return { type: typeName('array', type.nullable), items: contractOfType(type.item) ?? {} };
    case 'map':
      return { type: typeName('object', type.nullable) };
    case 'object': {
      const fields = Object.entries(type.fields).map(([name, field]) => [name, contractOfType(field) ?? {}] as const);
      return { type: typeName('object', type.nullable), required: Object.keys(type.fields), properties: Object.fromEntries(fields) };
    }
    default:
      return { type: typeName(type.kind, type.nullable) };
  }
}

function typeName(name: ContractType, nullable: boolean): ContractType | ContractType[] {
  return nullable ? [name, 'null'] : name;
}
