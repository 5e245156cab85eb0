import type { Language, Translate } from './language';

/**
 * Speaks from a flat catalogue in i18next's JSON v4 form: `key_one`, `key_few` and the like are plural forms, of which `count` chooses one by
 * the rules of the language; `{{name}}` is a place for a value. A form that the catalogue lacks is the key's own text, a text that it lacks
 * the key, a value that is not given nothing. What values contain is never read as places.
 */
export function translator(language: Language, texts: Readonly<Record<string, string>>): Translate {
  const plural = new Intl.PluralRules(language);
  const textOf = (key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined);
  return (key, values = {}) => {
    const { count } = values;
    const form = typeof count === 'number' ? textOf(`${key}_${plural.select(count)}`) : undefined;
    const text = form ?? textOf(key) ?? key;
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String((Object.hasOwn(values, name) ? values[name] : null) ?? ''));
  };
}
