import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../engine';
import { ModalDialog } from '../controls/ModalDialog';
import { languageAtom } from '../texts/language-atom';

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
