import texts from '../../definitions/texts/pl.json';
import { speakFrom } from './open-texts';

/** Lets components speak Polish in tests, from the catalogue that the portal uses. */
export function openPolishTexts(): void {
  const flat = Object.entries(texts).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [[key, entry]] : Object.entries(entry).map(([form, text]) => [`${key}_${form}`, text]),
  );
  speakFrom({ language: 'pl', texts: Object.fromEntries(flat) });
}
