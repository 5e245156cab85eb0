import type { Language } from '../../../engine';
import { mostInEntry, shortened } from '../../controls/long-words';
import { usePortal } from '../../pack/use-pack';
import { useTranslation } from '../../texts/open-texts';
import { Words } from '../../texts/Words';

interface Named {
  readonly name: string;
  readonly language: Language | null;
}

/** The name of a folder, page or file, marked where it is in another language than the page. */
export function EntryName({ entry: { name, language } }: { readonly entry: Named }) {
  return <Words text={shortened(name, mostInEntry)} language={language ?? undefined} />;
}

/** Says in which language something is that the office has not translated. */
export function InLanguage({ language }: Pick<Named, 'language'>) {
  const { t } = useTranslation();
  const { languages } = usePortal().pack.index;
  if (language === null) return null;
  return (
    <>
      , {t('language.of')} <span lang={language}>{languages[language] ?? language}</span>
    </>
  );
}
