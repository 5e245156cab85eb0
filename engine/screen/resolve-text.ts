import { type Evaluate, evaluateValue, type Scope } from '../expressions';
import { type Format, type FormatOptions, type Formats, formatOf } from '../formats';
import type { ComposedText, PluralForms, Text } from '../language/language.generated';

type TextContext = Pick<FormatOptions, 'language' | 'timeZone' | 'translate'>;

/** What a text is resolved against. */
export interface TextSetting {
  readonly scope: Scope;
  readonly evaluate: Evaluate;
  readonly context: TextContext;
  readonly kinds: { readonly formats: Formats };
  /** Sentences that have no translation; their words, filled in, join them. Null when each text has one. */
  readonly polish: Set<string> | null;
}

/** The words of a text: a plain string as it is, a composed one with its values and its plural form. */
export function resolveText(text: Text, setting: TextSetting): string {
  return typeof text === 'string' ? text : resolveComposed(text, setting);
}

/** The words of a text that may be left out. */
export function resolveOptionalText(text: Text | undefined, setting: TextSetting): string | null {
  return text === undefined ? null : resolveText(text, setting);
}

function resolveComposed(text: ComposedText, setting: TextSetting): string {
  const { scope, evaluate, context, polish } = setting;
  const words: Record<string, string> = {};
  for (const [name, part] of Object.entries(text.values ?? {})) {
    const unit = evaluateValue(part.unit, scope, evaluate);
    const found = evaluate(part.value, scope);
    const value = Array.isArray(found) && found.length === 0 ? null : found;
    const instead = value === null ? part.whenNull : undefined;
    words[name] = instead ?? formatOrNoData(part.format ?? 'text', value, unit, setting);
  }
  const count = text.count === undefined ? null : Number(evaluate(text.count, scope) ?? 0);
  if (count !== null && words.count === undefined) words.count = formatOrNoData('integer', count, null, setting);
  const sentence = text.plural ? pluralForm(text.plural, count ?? 0, context.language) : (text.text ?? '');
  const filled = fillPlaces(sentence, words);
  if (polish?.has(sentence)) polish.add(filled);
  return filled;
}

function formatOrNoData(format: string, value: unknown, unit: unknown, { context, kinds }: TextSetting): string {
  const options = {
    language: context.language,
    timeZone: context.timeZone,
    translate: context.translate,
    unit: typeof unit === 'string' ? unit : null,
    withUnit: true,
  };
  const shown = value === null || value === undefined ? null : shownBy(formatOf(kinds.formats, format), value, options);
  return shown ?? context.translate('engine.noData');
}

/** A value by its format, of a list each item; between semicolons where an item has a comma of its own. */
function shownBy(format: Format, value: unknown, options: FormatOptions): string | null {
  if (!Array.isArray(value) || format.takes === 'lists') return format.format(value, options);
  const items = value.map((item) => format.format(item, options));
  return items.includes(null) ? null : items.join(items.some((item) => item?.includes(',')) ? '; ' : ', ');
}

const pluralRules = new Map<string, Intl.PluralRules>();

/** The sentence for a count, by the plural rules of the language. */
export function pluralForm(forms: PluralForms, count: number, language: string): string {
  let rules = pluralRules.get(language);
  if (!rules) {
    rules = new Intl.PluralRules(language);
    pluralRules.set(language, rules);
  }
  const form = rules.select(count);
  return (form === 'one' || form === 'few' || form === 'many' ? forms[form] : undefined) ?? forms.other;
}

/** A sentence with its `{{name}}` places filled; a place without a value stays visible for the author. */
export function fillPlaces(sentence: string, words: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) => words[name] ?? place);
}
