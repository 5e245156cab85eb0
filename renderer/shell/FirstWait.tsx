import { useAtomValue } from 'jotai';
import { firstWordsIn } from '../texts/first-words';
import { languageAtom } from '../texts/language-atom';

/** What stands in the window until the portal's own files are there: as in the page's template, so that nothing jumps. */
export function FirstWait() {
  return (
    <main className="first-wait">
      <p>{firstWordsIn(useAtomValue(languageAtom)).wait}</p>
    </main>
  );
}
