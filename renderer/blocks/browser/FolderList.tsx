import { useState } from 'react';
import { Link } from 'wouter';
import type { FolderModel } from '../../../engine';
import { keyed } from '../../controls/keyed';
import { PageButton } from '../../controls/PageButton';
import { writtenNumbers } from '../../controls/written-numbers';
import { useTranslation } from '../../texts/open-texts';
import { OfficeLink } from '../frame/OfficeLink';
import { EntryName, InLanguage } from './EntryName';
import { FileRow, RowIcon } from './FileRow';
import { entriesOf, type FolderEntry } from './folder-entries';

/** A folder with more entries than this has pages. */
const pageSize = 100;

interface FolderListProps {
  readonly folder: FolderModel;
  readonly title: string;
  readonly empty: string;
  /** What the screen was handed, which each of its folders keeps. */
  readonly state: unknown;
  /** Address of the folder at this place of the list. */
  addressOf(place: number): string;
}

/** What a folder holds: folders first, then pages, then files, each in the office's order. */
export function FolderList({ folder, title, empty, state, addressOf }: FolderListProps) {
  const [page, setPage] = useState(0);
  const entries = entriesOf(folder);
  if (entries.length === 0) return <p className="empty">{empty}</p>;
  const first = page * pageSize;
  const shown = entries.slice(first, first + pageSize);
  return (
    <>
      <ul className="folder-list">
        {keyed(shown, ({ key }) => key).map(({ key, item }) => (
          <EntryRow key={key} entry={item} state={state} addressOf={addressOf} />
        ))}
      </ul>
      {entries.length > pageSize ? <FolderPages title={title} page={page} count={entries.length} onTurn={setPage} /> : null}
    </>
  );
}

function EntryRow({ entry, state, addressOf }: { readonly entry: FolderEntry } & Pick<FolderListProps, 'state' | 'addressOf'>) {
  const { t } = useTranslation();
  switch (entry.kind) {
    case 'folder':
      return (
        <li>
          <RowIcon kind="folder" />
          <Link className="folder-row" href={addressOf(entry.step)} state={state}>
            <EntryName entry={entry.folder} />
          </Link>
          <span className="folder-note">
            {t('browser.items', { count: entriesOf(entry.folder).length })}
            <InLanguage language={entry.folder.language} />
          </span>
        </li>
      );
    case 'page':
      return (
        <li>
          <RowIcon kind="page" />
          <OfficeLink target={entry.page.link} kind="STRONA_WLASNA" newTab={false} className="folder-row">
            <EntryName entry={entry.page} />
          </OfficeLink>
          <span className="folder-note">
            {t('browser.page')}
            {entry.page.day === null ? null : `, ${entry.page.day}`}
            <InLanguage language={entry.page.language} />
          </span>
        </li>
      );
    case 'file':
      return <FileRow file={entry.file} />;
  }
}

interface FolderPagesProps {
  readonly title: string;
  readonly page: number;
  readonly count: number;
  onTurn(page: number): void;
}

function FolderPages({ title, page, count, onTurn }: FolderPagesProps) {
  const { t, language } = useTranslation();
  const last = Math.min((page + 1) * pageSize, count);
  const [from, to, total] = writtenNumbers([page * pageSize + 1, last, count], language);
  return (
    <nav className="pager" aria-label={t('browser.pages', { folder: title })}>
      <p role="status">{t('table.range', { first: from, last: to, total })}</p>
      <PageButton label={t('table.previous')} enabled={page > 0} path="M14 5l-7 7 7 7" onPress={() => onTurn(page - 1)} />
      <PageButton label={t('table.next')} enabled={last < count} path="M9 5l7 7-7 7" onPress={() => onTurn(page + 1)} />
    </nav>
  );
}
