import type { Contract, ContractType, ServiceDefinition } from '../../language/language.generated';
import { contractOrNull, type StaticType } from '../../language/static-type';
import { isRequired } from '../../screen/control';
import { typesOfService } from '../check/typing/service-types';
import { typeOfFormula } from '../check/typing/type-of-formula';
import type { LanguageInUse } from '../source/language-in-use';

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
  /** The contract of what formulas read of a param, also while nothing is chosen; null when nothing is known of it. */
  param(id: string): Contract | null;
}

/** A formula that only reads has the contract of what it reads, with its description; any other has what its static type says. */
export function formulaContracts(definition: ServiceDefinition, language: LanguageInUse): FormulaContracts {
  const types = typesOfService(definition, null, undefined, language);
  const typeOf = (formula: string, place: FormulaPlace): StaticType => typeOfFormula(formula, types.scopeAt({ ...place, pointer: '' }));
  return {
    of: (formula, place) => contractOf(typeOf(formula, place)),
    row: (tableId) => contractOf(types.rowType(tableId)),
    param(id) {
      const param = definition.params?.[id];
      const type = typeOf(`=params.${id}`, { scope: [], blocks: [] });
      const contract = contractOf(type);
      const isAlwaysThere = !param || isRequired(language.kinds.controls, param) || type.kind === 'object';
      return contract && !isAlwaysThere ? contractOrNull(contract) : contract;
    },
  };
}

/** The contract that values of a type keep; null when nothing is known of them. */
export function contractOf(type: StaticType): Contract | null {
  return type.contract ?? contractOfShape(type);
}

function contractOfShape(type: StaticType): Contract | null {
  switch (type.kind) {
    case 'any':
      return null;
    case 'null':
      return { type: 'null' };
    case 'list':
      return { type: typeName('array', type.nullable), items: contractOf(type.item) ?? {} };
    case 'map':
      return { type: typeName('object', type.nullable) };
    case 'object': {
      const fields = Object.entries(type.fields).map(([name, field]) => [name, contractOf(field) ?? {}] as const);
      return { type: typeName('object', type.nullable), required: Object.keys(type.fields), properties: Object.fromEntries(fields) };
    }
    default:
      return { type: typeName(type.kind, type.nullable) };
  }
}

function typeName(name: ContractType, nullable: boolean): ContractType | ContractType[] {
  return nullable ? [name, 'null'] : name;
}
