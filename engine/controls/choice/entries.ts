import type { ChoiceParam } from '../../language/language.generated';
import type { Entries, FieldSetting } from '../../screen/control';
import { codeLabel, formatted, type Screen, withNames, words } from '../../screen/screen';

/** The properties of a choice, among params or in a form. */
export type ChoiceSetting = FieldSetting &
  Partial<Pick<ChoiceParam, 'options' | 'optionValue' | 'optionLabel' | 'optionFormat' | 'code' | 'all' | 'default' | 'noOptions'>>;

interface Entry {
  readonly key: string;
  readonly label: string;
  readonly value: unknown;
  readonly entry: unknown;
}

/** The entries of a choice, from the definition or from a list of the office. */
export function listEntries(screen: Screen, setting: ChoiceSetting, preset: string | null): Entries {
  const { options } = setting;
  const given =
    typeof options === 'string'
      ? dataEntries(screen, setting, screen.evaluate(options, screen.scope))
      : (options ?? []).map(({ id, label }): Entry => ({ key: id, label: words(screen, label), value: id, entry: id }));
  const all = setting.all === undefined ? [] : [{ key: '', label: words(screen, setting.all), value: null, entry: null }];
  const byKey = new Map([...all, ...new Map(given.map((entry) => [entry.key, entry])).values()].map((entry) => [entry.key, entry]));
  const added = presetEntry(screen, setting, byKey, preset);
  const entries = [...byKey.values(), ...added];
  return { options: entries.map(({ key, label }) => ({ key, label })), behind: new Map(entries.map((entry) => [entry.key, entry])) };
}

function dataEntries(screen: Screen, setting: ChoiceSetting, list: unknown): readonly Entry[] {
  return (
    (Array.isArray(list) ? list : [])
      .filter((entry) => entry !== null && entry !== undefined)
      .map((entry) => dataEntry(screen, setting, entry))
      // An entry without a value cannot be chosen.
      .filter(({ value }) => value !== null && value !== undefined)
  );
}

function dataEntry(screen: Screen, { optionValue, optionLabel, optionFormat, code }: ChoiceSetting, option: unknown): Entry {
  const inner = optionValue === undefined && optionLabel === undefined ? screen : withNames(screen, { option });
  const value = optionValue === undefined ? option : inner.evaluate(optionValue, inner.scope);
  const shown = (optionLabel === undefined ? null : inner.evaluate(optionLabel, inner.scope)) ?? value;
  const label = (code === undefined ? null : codeLabel(screen, code, value)) ?? formatted(screen, optionFormat, shown, null, true);
  return { key: String(value), label: label ?? String(shown), value, entry: option };
}

/** A variant may preset a code that the data do not contain now (no water dues this year). It stays an entry, and the table is empty. */
function presetEntry(screen: Screen, { code }: ChoiceSetting, known: ReadonlyMap<string, Entry>, preset: string | null): readonly Entry[] {
  if (preset === null || code === undefined || known.has(preset)) return [];
  const label = codeLabel(screen, code, preset);
  return label === null ? [] : [{ key: preset, label, value: preset, entry: preset }];
}
