import { Link } from 'wouter';
import { type ContentFolder, contentBelow } from '../../../portal';
import { keyed } from '../../controls/keyed';
import { useContentTrees } from '../../start/use-content-trees';
import { useTranslation } from '../../texts/open-texts';
import { Words } from '../../texts/Words';
import { Heading } from '../frame/Heading';
import { OfficeLink } from '../frame/OfficeLink';

// A tree with more than this is shown by its folders alone: nobody reads thousands of pages and files in one list.
const mostEntries = 300;

/** The office's folders, content pages and files in the site map, a list for each tree. A tree that could not be had is left out. */
export function ContentList({ id, level }: { readonly id: string; readonly level: 2 | 3 }) {
  const { trees } = useContentTrees();
  return trees.map(({ title, root }) => {
    const headingId = `${id}-${root.address.replace(/[^a-z0-9]+/gi, '-')}`;
    return contentBelow(root).length === 0 ? null : (
      <nav key={root.address} aria-labelledby={headingId}>
        <Heading level={level} id={headingId}>
          {title}
        </Heading>
        <FolderContent folder={root} withPages={contentBelow(root).length <= mostEntries} className="tree" />
      </nav>
    );
  });
}

interface FolderContentProps {
  readonly folder: ContentFolder;
  readonly withPages: boolean;
  readonly className?: string;
}

function FolderContent({ folder: { folders, pages, files, address }, withPages, className }: FolderContentProps) {
  const { t } = useTranslation();
  return (
    <ul className={className}>
      {folders.map((folder) => (
        <li key={folder.address}>
          <Link href={folder.address}>
            <Words text={folder.name} language={folder.language ?? undefined} />
          </Link>
          {folder.folders.length + (withPages ? folder.pages.length + folder.files.length : 0) === 0 ? null : (
            <FolderContent folder={folder} withPages={withPages} />
          )}
        </li>
      ))}
      {withPages
        ? keyed(pages, ({ fileName }) => fileName).map(({ key, item }) => (
            <li key={key}>
              <OfficeLink target={item.fileName} kind="STRONA_WLASNA" newTab={false}>
                <Words text={item.name} language={item.language ?? undefined} />
              </OfficeLink>
            </li>
          ))
        : null}
      {withPages
        ? keyed(files, ({ name }) => name).map(({ key, item }) => (
            <li key={`file ${key}`}>
              <Link href={address}>
                <Words text={item.name} language={item.language ?? undefined} />
              </Link>
              , {t('browser.file')}
            </li>
          ))
        : null}
    </ul>
  );
}
