import { Button } from '../controls/Button';
import { useAtomValue } from '../storage/atom';
import { firstWordsIn } from '../texts/first-words';
import { languageAtom } from '../texts/language-atom';

/** The page shown when the portal's own files could not be loaded. */
export function PackFailure({ onRetry }: { onRetry(): void }) {
  const { title, text, retry } = firstWordsIn(useAtomValue(languageAtom)).failure;
  return (
    <main className="measure page-body" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <Button look="primary" onClick={onRetry}>
        {retry}
      </Button>
    </main>
  );
}
