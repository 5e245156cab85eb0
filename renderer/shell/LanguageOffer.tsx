import { useState } from 'react';
import { offeredLanguage } from '../../portal';
import { Button } from '../controls/Button';
import { usePortal } from '../pack/use-pack';
import { useStarted } from '../start/use-start';
import { useAtom } from '../storage/atom';
import { languageAtom, storedLanguage } from '../texts/language-atom';

/** Offers the language of the browser, by its own name, to somebody who has chosen none. Nothing is chosen without them. */
export function LanguageOffer() {
  const { languages } = usePortal().pack.index;
  const { international } = useStarted().configuration;
  const [language, setLanguage] = useAtom(languageAtom);
  const [isOpen] = useState(() => storedLanguage() === null);
  const offered = isOpen && international ? offeredLanguage(navigator.languages, Object.keys(languages), language) : null;
  if (offered === null) return null;
  return (
    <Button
      look="secondary"
      lang={offered}
      onClick={({ currentTarget }) => {
        // The button goes, and what it stood in speaks the language.
        currentTarget.parentElement?.focus();
        setLanguage(offered);
      }}
    >
      {languages[offered]}
    </Button>
  );
}
