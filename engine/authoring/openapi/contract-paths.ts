import { isExpression, parsePath } from '../../expressions';
import type { ChoiceParam, Contract, Param, ServiceDefinition } from '../../language/language.generated';

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
    return param && 'options' in param
      ? fieldContract(entryContract(param, without(definition, 'params', names[0])), names.slice(1))
      : null;
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
  switch (param.control) {
    case 'select':
    case 'radio':
      return choiceContract(param, definition);
    case 'multi-select':
      return { type: 'array', items: choiceContract(param, definition) };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'date-range':
      return rangeContract({ type: ['string', 'null'], format: 'date' });
    case 'number-range':
      return rangeContract({ type: ['number', 'null'] });
    case 'text':
      return { type: 'string', ...(param.maxLength !== undefined && { maxLength: param.maxLength }) };
  }
}

/** Whether a param can have no value: it may stay empty, or it has an entry for all. */
export function mayBeEmpty(param: Param): boolean {
  const required = param.required ?? !param.control.endsWith('-range');
  return !required || ('all' in param && param.all !== undefined);
}

function choiceContract(param: ChoiceParam, definition: ServiceDefinition): Contract {
  if (Array.isArray(param.options)) return { type: 'string', enum: param.options.map((option) => option.id) };
  const entry = entryContract(param, definition);
  const value = param.optionValue === undefined ? entry : contractOfFormula(param.optionValue, definition, { option: entry });
  return value ?? {};
}

/** The contract of an entry of a choice as the office sent it. */
function entryContract(param: ChoiceParam, definition: ServiceDefinition): Contract | null {
  return typeof param.options === 'string' ? (contractOfFormula(param.options, definition)?.items ?? null) : null;
}

function rangeContract(end: Contract): Contract {
  return { type: 'object', required: ['from', 'to'], properties: { from: end, to: end } };
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
