import { evaluateValue } from '../../expressions';
import type { SearchParam } from '../../language/language.generated';
import type { Control } from '../../screen/control';
import { type ChoiceModel, type FieldInput, isKeys } from '../../screen/field-model';
import { encodePart } from '../../values/uri-part';
import type { ChoiceSetting } from '../choice/entries';
import { field as choice, decodeKey } from '../choice/field';

/** A choice from a long list, found by typing. */
export interface SearchModel extends ChoiceModel {
  /** Fewer entries than this are a plain list. */
  readonly searchFrom: number;
  /** What the office is asked with; null where the whole list is there. `from`: fewer letters are not asked with. */
  readonly asks: { readonly letters: string; readonly from: number } | null;
}

type SearchSetting = ChoiceSetting & Partial<Pick<SearchParam, 'searchFrom' | 'ask'>>;

/**
 * One entry of a long list. Where the office is asked, an input is the key of the chosen entry and the letters that it was found with, so
 * that an address brings both again and only the office says what the entry is.
 */
export const field: Control<SearchSetting, SearchModel> = {
  ...choice,
  names: ['search-select'],
  adviceKey: () => 'advice.search-select',
  byContract: () => null,
  empty: ({ ask }) => (ask ? ['', ''] : ''),
  inputOf(value, { ask }) {
    if (value === null || value === undefined) return null;
    return ask ? [String(value), String(value)] : String(value);
  },
  start(screen, setting, entries) {
    if (!setting.ask) return choice.start(screen, { ...setting, default: setting.default ?? 'none' }, entries);
    const given = typeof setting.default === 'object' ? evaluateValue(setting.default.value, screen.scope, screen.evaluate) : null;
    return field.inputOf(given, setting, null) ?? field.empty(setting);
  },
  keep(input, entries) {
    if (!isKeys(input)) return choice.keep?.(input, entries) ?? null;
    return partsOf(input).key === '' || entries.behind.has(partsOf(input).key) ? input : null;
  },
  asked(input, { ask }) {
    return ask ? { source: ask.source, letters: partsOf(input).letters.trim(), from: ask.from ?? leastLetters } : null;
  },
  read(input, place) {
    const { ask, searchFrom = plainBelow } = place.setting;
    const { key, letters } = partsOf(input);
    const reading = choice.read(key, place);
    const { status, chosen } = reading.parts;
    return {
      ...reading,
      parts: {
        ...reading.parts,
        // That nothing was found for some letters does not mean that there is nothing to choose.
        status: ask && status === 'none' ? 'ready' : status,
        chosen: ask && key !== '' && chosen.length === 0 && place.readiness.status !== 'ready' ? [key] : chosen,
        searchFrom,
        asks: ask ? { letters, from: ask.from ?? leastLetters } : null,
      },
    };
  },
  encode: (input) => (isKeys(input) ? (partsOf(input).key === '' ? '' : input.map(encodePart).join(',')) : String(input)),
  decode(text, { ask }) {
    if (!ask) return text;
    const [key = '', letters = ''] = text.split(',').map(decodeKey);
    return [key, letters];
  },
  inputOfValue: (text, { ask }) => (ask ? [text, text] : text),
};

const plainBelow = 15;
const leastLetters = 3;

function partsOf(input: FieldInput | undefined): { readonly key: string; readonly letters: string } {
  if (input === undefined) return { key: '', letters: '' };
  const [key = '', letters = ''] = isKeys(input) ? input : [String(input)];
  return { key, letters };
}
