import type { Cell } from '../../../engine';
import { OfficeWords } from '../../controls/OfficeWords';
import { classifyLink } from '../../navigation/safe-link';
import { useTranslation } from '../../texts/open-texts';

/** A drawn value, as a link when it stands for one: websites open in a new tab, letters and calls where the device does them. */
export function CellText({ cell }: { readonly cell: Cell }) {
  const link = cell.href === undefined ? null : classifyLink(cell.href, null);
  if (link?.kind !== 'external') return <OfficeWords text={cell.text} language={cell.language} />;
  if (!/^https?:/.test(link.href)) return <a href={link.href}>{cell.text}</a>;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      {cell.text}
      <NewTabWords />
    </a>
  );
}

// A component of its own, so that the hundreds of cells without links need not listen for a change of language.
function NewTabWords() {
  const { t } = useTranslation();
  return <span className="visually-hidden"> ({t('link.newTab')})</span>;
}
