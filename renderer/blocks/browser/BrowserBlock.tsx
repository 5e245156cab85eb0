import './browser.css';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { FolderModel } from '../../../engine';
import { mostInEntry, shortened } from '../../controls/long-words';
import { useTranslation } from '../../texts/open-texts';
import { BlockFrame } from '../frame/BlockFrame';
import type { BlockProps } from '../frame/nested-blocks';
import { FolderList } from './FolderList';
import { wayTo } from './folder-way';
import { Trail } from './Trail';

/** Folders, pages and files of the office. The opened folder stands in the address, so that it can be sent to somebody. */
export function BrowserBlock({ block, retry }: BlockProps<'browser'>) {
  return (
    <BlockFrame state={block.state} rows={8} retry={retry}>
      {() => (block.root === null ? <p className="block empty">{block.whenEmpty}</p> : <Folders block={block} root={block.root} />)}
    </BlockFrame>
  );
}

function Folders({ block, root }: { readonly block: BlockProps<'browser'>['block']; readonly root: FolderModel }) {
  const { t } = useTranslation();
  const [path] = useLocation();
  const { way, below } = wayTo(root, block.id, { path, search: useSearch() });
  const state = useHistoryState<unknown>();
  const steps = way.map(({ folder, address }, level) => ({
    name: level === 0 ? block.title : shortened(folder.name, mostInEntry),
    address,
    state,
  }));
  const open = way.at(-1) ?? way[0];
  const name = steps.at(-1)?.name ?? block.title;
  const above = steps.at(-2);

  // The page's heading has the focus at first; after that each opened folder gets it.
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(open.address);
  useEffect(() => {
    if (shown.current === open.address) return;
    shown.current = open.address;
    heading.current?.focus();
  }, [open.address]);

  return (
    <section className="block browser" aria-labelledby={`${block.id}-folder`}>
      {steps.length > 1 ? <Trail steps={steps} /> : null}
      <div className="browser-head">
        <h2 ref={heading} id={`${block.id}-folder`} tabIndex={-1} className={steps.length > 1 ? 'block-title' : 'visually-hidden'}>
          {name}
        </h2>
        {above === undefined ? null : (
          <Link href={above.address} state={state} className="browser-back">
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path
                d="M9 4 3 10l6 6M3 10h14"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            {t('browser.back', { folder: above.name })}
          </Link>
        )}
      </div>
      <FolderList key={open.address} folder={open.folder} title={name} empty={block.whenEmpty} state={state} addressOf={below} />
    </section>
  );
}
