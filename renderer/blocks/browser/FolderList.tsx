import { useTranslation } from 'react-i18next';
import type { FolderModel } from '../../../engine';
import { keyed } from '../keyed';
import { OfficeLink } from '../OfficeLink';
import { FileRow } from './FileRow';
import { RowIcon } from './RowIcon';

interface FolderListProps {
  readonly folder: FolderModel;
  readonly empty: string;
  /** Opens the folder at this place of the list. */
  onOpen(step: number): void;
}

/** What a folder holds: folders first, then pages, then files, each in the office's order. */
export function FolderList({ folder, empty, onOpen }: FolderListProps) {
  const { t } = useTranslation();
  if (sizeOf(folder) === 0) return <p className="empty">{empty}</p>;
  return (
    <ul className="folder-list">
      {keyed(folder.folders, ({ name }) => `folder ${name}`).map(({ key, item: inner }, step) => (
        <li key={key}>
          <RowIcon kind="folder" />
          <button type="button" className="folder-row" onClick={() => onOpen(step)}>
            {inner.name}
          </button>
          <span className="folder-note">{t('browser.items', { count: sizeOf(inner) })}</span>
        </li>
      ))}
      {keyed(folder.pages, ({ name, link }) => `page ${link} ${name}`).map(({ key, item: page }) => (
        <li key={key}>
          <RowIcon kind="page" />
          <OfficeLink target={page.link} kind="STRONA_WLASNA" newTab={false} className="folder-row">
            {page.name}
          </OfficeLink>
          <span className="folder-note">{t('browser.page')}</span>
        </li>
      ))}
      {keyed(folder.files, ({ name, address }) => `file ${address} ${name}`).map(({ key, item: file }) => (
        <FileRow key={key} file={file} />
      ))}
    </ul>
  );
}

function sizeOf(folder: FolderModel): number {
  return folder.folders.length + folder.pages.length + folder.files.length;
}
