import type { PluralForms } from '../language/language.generated';
import { fillPlaces, pluralForm } from '../screen/resolve-text';
import type { Language, Translate } from '../values/language';

/** Looks texts up in a catalogue as it stands in the definitions folder; a key that it lacks shows itself. */
export function catalogueTranslator(texts: Readonly<Record<string, string | PluralForms>>, language: Language): Translate {
  return (key, values = {}) => {
    const entry = Object.hasOwn(texts, key) ? texts[key] : undefined;
    const sentence = typeof entry === 'object' ? pluralForm(entry, Number(values.count ?? 0), language) : (entry ?? key);
    return fillPlaces(sentence, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])));
  };
}
