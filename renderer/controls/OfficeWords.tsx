import { useState } from 'react';
import type { Language } from '../../engine';
import { useTranslation } from '../texts/open-texts';
import { Words } from '../texts/Words';
import { Button } from './Button';
import { keyed } from './keyed';
import { breakable, firstPart, mostLetters } from './long-words';

/** Words of the office, however many: of very many the first are shown, with a button for the rest. */
export function OfficeWords({ text, language }: { readonly text: string; readonly language?: Language | undefined }) {
  if (text.length <= mostLetters) return <Words text={text} language={language} />;
  return language === undefined ? (
    <LongWords text={text} />
  ) : (
    <span lang={language}>
      <LongWords text={text} />
    </span>
  );
}

function LongWords({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? text : `${firstPart(text)}…`;
  return (
    <>
      {keyed(breakable(shown), (part) => part).map(({ key, item }) => (
        <span key={key}>
          {item}
          <wbr />
        </span>
      ))}{' '}
      <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {t(isWhole ? 'words.less' : 'words.all')}
      </Button>
    </>
  );
}
