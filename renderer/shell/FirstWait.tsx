import { useAtomValue } from 'jotai';
import type { Language } from '../../engine';
import { languageAtom } from '../texts/language-atom';

// The catalogue is among what is waited for.
const words: Readonly<Record<Language, string>> = { pl: 'Wczytywanie…', en: 'Loading…', de: 'Wird geladen…', uk: 'Завантаження…' };

/** What stands in the window until the portal's own files are there: as in the page's template, so that nothing jumps. */
export function FirstWait() {
  return (
    <main className="first-wait">
      <p>{words[useAtomValue(languageAtom)]}</p>
    </main>
  );
}
