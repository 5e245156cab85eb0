import { evaluateValue } from '../../expressions';
import type { Contract } from '../../language/language.generated';
import { exactNumber } from '../../rules/exact-number';
import { allowsType, type Control, type Entries } from '../../screen/control';
import { type ChoiceModel, type FieldInput, isKeys } from '../../screen/field-model';
import type { Readiness } from '../../screen/readiness';
import { optionalWords, type Screen } from '../../screen/screen';
import { assertNever } from '../../values/assert-never';
import { encodePart } from '../../values/uri-part';
import { type ChoiceSetting, listEntries } from './entries';

/** One entry of a list, or several. */
export const field: Control<ChoiceSetting, ChoiceModel> = {
  names: ['select', 'multi-select', 'radio'],
  adviceKey: ({ control }) => (control === 'select' ? 'advice.select' : control === 'radio' ? 'advice.radio' : 'advice.several'),
  waits: true,
  byContract: (contract) => (allowsType(contract, 'array') ? 'multi-select' : null),
  entries: listEntries,
  empty: (setting) => (isSeveral(setting) ? [] : ''),
  inputOf(value, setting) {
    if (value === null || value === undefined) return null;
    if (!isSeveral(setting)) return String(value);
    return (Array.isArray(value) ? value : [value]).map(String);
  },
  start(screen, setting, entries) {
    const keys = defaultKeys(screen, setting, entries);
    return isSeveral(setting) ? keys : (keys[0] ?? '');
  },
  keep(input, { behind }) {
    if (!isKeys(input)) return behind.has(String(input)) ? input : null;
    const kept = input.filter((key) => behind.has(key));
    return kept.length === 0 && input.length > 0 ? null : kept;
  },
  read(input, { screen, setting, contract, entries, readiness }) {
    const several = isSeveral(setting);
    const keys = keysOf(input, entries);
    const known = keys.filter((key) => entries.behind.has(key));
    // While the list is loading, the choice is kept.
    const chosen = readiness.status === 'ready' ? known : keys;
    const picked = several ? entries.options.flatMap(({ key }) => (known.includes(key) ? [key] : [])) : known.slice(0, 1);
    const behind = picked.map((key) => entries.behind.get(key));
    const values = behind.map((entry) => valueFor(several ? (contract?.items ?? contract) : contract, entry?.value));
    return {
      parts: {
        several,
        status: listStatus(readiness, entries),
        options: entries.options,
        chosen: several ? chosen : chosen.slice(0, 1),
        clearable: contract !== null,
        noOptions: optionalWords(screen, setting.noOptions),
        waitsFor: null,
      },
      value: several ? values : (values[0] ?? null),
      entry: several ? behind.map((entry) => entry?.entry) : (behind[0]?.entry ?? null),
      judged: picked.join(','),
      isEmpty: picked.length === 0,
      misfit: null,
    };
  },
  print: ({ options, chosen }) =>
    options
      .filter(({ key }) => chosen.includes(key))
      .map(({ label }) => label)
      .join(', '),
  encode: (input) => (isKeys(input) ? input.map((key) => encodePart(key)).join(',') : String(input)),
  decode(text, setting) {
    if (!isSeveral(setting)) return text;
    return text === '' ? [] : text.split(',').map(decodeKey);
  },
  inputOfValue: (text, setting) => (isSeveral(setting) ? text.split(',') : text),
};

function isSeveral({ control }: ChoiceSetting): boolean {
  return control === 'multi-select';
}

/** A key as it stood in a list, where an address has it. */
export function decodeKey(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function keysOf(input: FieldInput, { behind }: Entries): readonly string[] {
  if (isKeys(input)) return input;
  return typeof input !== 'string' || (input === '' && !behind.has('')) ? [] : [input];
}

// Entries written in a definition have texts as ids, even if the office wants a number.
function valueFor(contract: Contract | null, value: unknown): unknown {
  return contract !== null && typeof value === 'string' && !allowsType(contract, 'string') ? (exactNumber(value) ?? value) : value;
}

function listStatus({ status }: Readiness, { options }: Entries): ChoiceModel['status'] {
  switch (status) {
    case 'ready':
      return options.length === 0 ? 'none' : 'ready';
    case 'error':
    case 'silent':
      return 'failed';
    case 'waiting':
    case 'loading':
      return status;
    default:
      return assertNever(status);
  }
}

function defaultKeys(screen: Screen, setting: ChoiceSetting, { options, behind }: Entries): string[] {
  const first = options[0];
  const rule = setting.default ?? 'first';
  if (first === undefined || rule === 'none') return [];
  if (rule === 'first') return [first.key];
  if (rule === 'latest') {
    const valueBehind = (key: string) => behind.get(key)?.value ?? null;
    return [options.reduce((latest, option) => (isLater(valueBehind(option.key), valueBehind(latest.key)) ? option : latest), first).key];
  }
  const value = evaluateValue(rule.value, screen.scope, screen.evaluate);
  const keys = (Array.isArray(value) ? value : [value]).map((item) => String(item ?? ''));
  return options.filter(({ key }) => keys.includes(key)).map(({ key }) => key);
}

function isLater(candidate: unknown, latest: unknown): boolean {
  if (latest === null) return true;
  if (typeof candidate === 'number' && typeof latest === 'number') return candidate > latest;
  return String(candidate).localeCompare(String(latest), 'pl', { numeric: true }) > 0;
}
