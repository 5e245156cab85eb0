import { useTranslation } from 'react-i18next';
import type { Cell } from '../../engine';

/** The words of a value; an address in it (of a letter, a telephone, a website) is a link, and a website opens beside the portal. */
export function CellText({ cell }: { readonly cell: Cell }) {
  const { t } = useTranslation();
  if (cell.href === undefined) return cell.text;
  if (!cell.href.startsWith('http')) return <a href={cell.href}>{cell.text}</a>;
  return (
    <a href={cell.href} target="_blank" rel="noopener noreferrer">
      {cell.text}
      <span className="visually-hidden"> ({t('link.newTab')})</span>
    </a>
  );
}
