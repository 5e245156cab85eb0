import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { keyed } from './keyed';
import { breakable, firstPart, mostLetters } from './long-words';

/** Words of the office, however many: of very many the first are shown, with a button for the rest. */
export function OfficeWords({ text }: { readonly text: string }) {
  return text.length <= mostLetters ? text : <LongWords text={text} />;
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
