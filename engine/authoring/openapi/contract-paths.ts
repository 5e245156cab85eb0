import { isExpression, parsePath } from '../../expressions';
import { standardAuthoring } from '../../kinds/control-authoring';
import { standardControls } from '../../kinds/standard-kinds';
import type { Contract, Param, ServiceDefinition } from '../../language/language.generated';
import { isRequired } from '../../screen/control';
import { authoringOf, type FormulaContracts } from '../../screen/control-authoring';

/** Names that only some formulas can read, as contracts: `option` while an entry of a list is named. */
export type LocalContracts = Readonly<Record<string, Contract | null>>;

/** The contract of what a formula reads, or null when the formula is more than a path or reads something without a contract. */
export function contractOfFormula(formula: string, definition: ServiceDefinition, locals: LocalContracts = {}): Contract | null {
  const path = parsePath(formula);
  if (!path) return filteredList(formula, definition, locals);
  const [root = '', ...names] = path;
  if (Object.hasOwn(locals, root)) return fieldContract(locals[root] ?? null, names);
  if (root === 'params') {
    const param = definition.params?.[names[0] ?? ''];
    return param ? fieldContract(paramContract(param, without(definition, 'params', names[0])), names.slice(1)) : null;
  }
  if (root === 'chosen') {
    const param = definition.params?.[names[0] ?? ''];
    const rest = contractsIn(without(definition, 'params', names[0]));
    return param ? fieldContract(authoringOf(standardAuthoring, param.control).entryContract?.(param, rest) ?? null, names.slice(1)) : null;
  }
  if (root === 'values') {
    const value = definition.values?.[names[0] ?? ''];
    return value === undefined ? null : fieldContract(contractOfFormula(value, without(definition, 'values', names[0])), names.slice(1));
  }
  if (root === 'variant') return variantContract(definition, names);
  if (root === 'state') return fieldContract(definition.state?.[names[0] ?? '']?.schema ?? null, names.slice(1));
  return fieldContract(definition.sources?.[root]?.response ?? null, names);
}

/** What the variants say under a name, as examples, since other languages may say it in other words; nothing on the screen's own address. */
function variantContract({ variants = [] }: ServiceDefinition, [name = '', ...rest]: readonly string[]): Contract | null {
  if (rest.length > 0) return null;
  const values = variants.map((variant) => (name === 'id' ? variant.id : name === 'title' ? variant.title : variant.values?.[name]));
  const words = values.filter((value) => typeof value === 'string');
  return words.length === values.length && words.length > 0 ? { type: ['string', 'null'], examples: [...new Set(words)] } : null;
}

/** The contract of the value that a param has for formulas and in a query. */
export function paramContract(param: Param, definition: ServiceDefinition): Contract {
  return authoringOf(standardAuthoring, param.control).contract(param, contractsIn(definition));
}

/** Whether the value of a param can be null as a whole. */
export function mayBeNull(param: Param): boolean {
  return !isRequired(standardControls, param) && authoringOf(standardAuthoring, param.control).hasParts !== true;
}

function contractsIn(definition: ServiceDefinition): FormulaContracts {
  return { contractOf: (formula, option) => contractOfFormula(formula, definition, option === undefined ? {} : { option }) };
}

/** The definition without one param or value, so that following formulas ends even when they form a circle. */
function without(definition: ServiceDefinition, area: 'params' | 'values', name: string | undefined): ServiceDefinition {
  return { ...definition, [area]: Object.fromEntries(Object.entries(definition[area] ?? {}).filter(([id]) => id !== name)) };
}

function fieldContract(contract: Contract | null, names: readonly string[]): Contract | null {
  return names.reduce<Contract | null>((at, name) => at?.properties?.[name] ?? null, contract);
}

/** A filtered list has the contract of the list. */
function filteredList(formula: string, definition: ServiceDefinition, locals: LocalContracts): Contract | null {
  const end = formula.indexOf('.filter(');
  return end > 0 && isExpression(formula) && formula.endsWith(')') && !formula.slice(end).includes(').')
    ? contractOfFormula(formula.slice(0, end), definition, locals)
    : null;
}
