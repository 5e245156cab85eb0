import { pointerStep } from '../../values/pointer-step';
import { placeholdersIn } from '../check/pack/text-forms';
import { textPlaces } from '../compile/translate';
import { isJsonObject, type JsonValue } from '../parse/json-value';
import { type LanguageInUse, standardLanguage } from '../source/language-in-use';
import { fileValue, type Ground } from './ground';
import { valueAtIds, withIds } from './id-pointer';

/** A text for residents in a definition. */
export interface FileText {
  /** Its key in the files of the languages. */
  readonly key: string;
  /** Pointer with ids. */
  readonly path: string;
  /** Names of the {{places}} that each translation must have as well. */
  readonly places: readonly string[];
}

/** All texts of a service or a screen in the order of its file; empty for a file that is neither. */
export function fileTexts(ground: Ground, file: string, language: LanguageInUse = standardLanguage): readonly FileText[] {
  const definition = definitionFile.test(file) ? fileValue(ground, file) : undefined;
  if (!isJsonObject(definition)) return [];
  return textPlaces(definition, language).map(({ key, path: steps }) => {
    const path = withIds(definition, steps.map((step) => `/${pointerStep(step)}`).join(''));
    return { key, path, places: placesIn(valueAtIds(definition, path)) };
  });
}

const definitionFile = /^(?:services|screens)\/[^/]+\/(?:service|screen)\.json$/;

function placesIn(text: JsonValue | undefined): readonly string[] {
  if (typeof text === 'string') return placeholdersIn(text);
  if (!isJsonObject(text)) return [];
  const sentences = [text.text, ...Object.values(isJsonObject(text.plural) ? text.plural : {})];
  return placeholdersIn(sentences.filter((sentence) => typeof sentence === 'string').join(' '));
}
