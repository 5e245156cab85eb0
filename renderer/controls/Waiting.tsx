import { useEffect, useState } from 'react';
import { useTranslation } from '../texts/open-texts';

const wordsAfter = 1000;
const lineHeight = 48;

/** Placeholder of something that is loading: empty at first, bars after 150 ms (in CSS), a text after a second. */
export function Waiting({ rows, height }: { readonly rows: number; readonly height?: number }) {
  const { t } = useTranslation();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), wordsAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="waiting" style={{ height: height ?? rows * lineHeight }}>
      <div className="waiting-bars" aria-hidden="true" />
      <p role="status" className="waiting-words">
        {long ? t('waiting.long') : ''}
      </p>
    </div>
  );
}
