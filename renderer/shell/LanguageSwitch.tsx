import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../engine';
import { languageAtom } from '../texts/language-atom';

const ownNames: Readonly<Record<Language, string>> = { pl: 'Polski', en: 'English', de: 'Deutsch', uk: 'Українська' };

/** Chooses the language; each is named in itself, so that it is found by those who need it. */
export function LanguageSwitch({ languages }: { readonly languages: readonly Language[] }) {
  const { t } = useTranslation();
  const [language, setLanguage] = useAtom(languageAtom);
  return (
    <label className="bar-control">
      <span className="visually-hidden">{t('shell.language')}</span>
      <select
        value={language}
        onChange={(event) => {
          const chosen = languages.find((known) => known === event.target.value);
          if (chosen) setLanguage(chosen);
        }}
      >
        {languages.map((known) => (
          <option key={known} value={known} lang={known}>
            {ownNames[known]}
          </option>
        ))}
      </select>
    </label>
  );
}
