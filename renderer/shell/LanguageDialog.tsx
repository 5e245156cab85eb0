import type { Language } from '../../engine';
import { ModalDialog } from '../controls/ModalDialog';
import { useAtom } from '../storage/atom';
import { languageAtom } from '../texts/language-atom';
import { useTranslation } from '../texts/open-texts';

interface LanguageDialogProps {
  /** Languages by their own names. */
  readonly languages: Readonly<Record<Language, string>>;
  onClose(): void;
}

/** Chooses the language of the portal. */
export function LanguageDialog({ languages, onClose }: LanguageDialogProps) {
  const { t } = useTranslation();
  const [language, setLanguage] = useAtom(languageAtom);
  const choose = (chosen: Language) => {
    setLanguage(chosen);
    onClose();
  };
  return (
    <ModalDialog title={t('language.title')} onClose={onClose}>
      <ul className="language-list">
        {Object.entries(languages).map(([known, name]) => (
          <li key={known}>
            <button type="button" lang={known} aria-current={known === language} onClick={() => choose(known)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}
