import { useState } from 'react';
import type { FolderModel } from '../../../engine';
import { isFileThere } from '../../office/fetch-file';
import { useTranslation } from '../../texts/open-texts';
import { EntryName, InLanguage } from './EntryName';
import { fileAddress, fileKind } from './file-address';

/** A file of the e-office, opened in a new tab. If its server has the portal's own origin, a missing file is reported here. */
export function FileRow({ file }: { readonly file: FolderModel['files'][number] }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const address = file.address === null ? null : fileAddress(file.address, location.href);
  const name = <EntryName entry={file} />;
  const kind = fileKind(file.extension);
  const note = kind === null ? t('browser.file') : t('browser.fileOfKind', { kind });

  const ask = async (href: string) => {
    setFailed(false);
    setFailed(!(await isFileThere(href)));
  };
  return (
    <li>
      <RowIcon kind="file" />
      {address === null ? (
        <span className="folder-row">{name}</span>
      ) : (
        <a
          className="folder-row"
          href={address.href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={address.sameOrigin ? () => void ask(address.href) : undefined}
        >
          {name}
        </a>
      )}
      <span className="folder-note">
        {address === null ? note : `${note}, ${t('link.newTab')}`}
        <InLanguage language={file.language} />
      </span>
      <p role="alert" className="file-problem folder-problem">
        {failed ? t('browser.fileFailed') : null}
      </p>
    </li>
  );
}

const shapes = {
  folder: 'M3 6h7l2 3h9v10H3z',
  page: 'M4 4h16v16H4zM8 9h8M8 13h8M8 17h4',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 13l3 3 3-3M12 9v7',
} as const;

/** The sign of a row's kind. The note beside it says the same in words. */
export function RowIcon({ kind }: { readonly kind: keyof typeof shapes }) {
  return (
    <svg className={`row-icon row-icon-${kind}`} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[kind]} />
    </svg>
  );
}
