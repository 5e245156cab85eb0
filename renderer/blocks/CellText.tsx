import { useTranslation } from 'react-i18next';
import type { Cell } from '../../engine';

/** A drawn value, as a link when it stands for one: websites open in a new tab, letters and calls where the device does them. */
export function CellText({ cell }: { readonly cell: Cell }) {
  const { t } = useTranslation();
  if (cell.href === undefined) return cell.text;
  if (!/^https?:/.test(cell.href)) return <a href={cell.href}>{cell.text}</a>;
  return (
    <a href={cell.href} target="_blank" rel="noopener noreferrer">
      {cell.text}
      <span className="visually-hidden"> ({t('link.newTab')})</span>
    </a>
  );
}
