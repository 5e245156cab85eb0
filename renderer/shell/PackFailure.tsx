import { useAtomValue } from 'jotai';
import type { Language } from '../../engine';
import { Button } from '../controls/Button';
import { languageAtom } from '../texts/language-atom';

// These words are needed exactly when the catalogue could not be fetched.
const words: Readonly<Record<Language, { readonly title: string; readonly text: string; readonly retry: string }>> = {
  pl: {
    title: 'Nie udało się otworzyć portalu',
    text: 'Sprawdź połączenie z\u00a0internetem i\u00a0spróbuj ponownie.',
    retry: 'Spróbuj ponownie',
  },
  en: { title: 'The portal could not be opened', text: 'Check your internet connection and try again.', retry: 'Try again' },
  de: {
    title: 'Das Portal konnte nicht geöffnet werden',
    text: 'Prüfen Sie die Internetverbindung und versuchen Sie es erneut.',
    retry: 'Erneut versuchen',
  },
  uk: {
    title: 'Не вдалося відкрити портал',
    text: 'Перевірте з’єднання з\u00a0інтернетом і\u00a0спробуйте ще раз.',
    retry: 'Спробувати ще раз',
  },
};

/** The page when not even the portal's own files could be had. */
export function PackFailure({ onRetry }: { onRetry(): void }) {
  const { title, text, retry } = words[useAtomValue(languageAtom)];
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
