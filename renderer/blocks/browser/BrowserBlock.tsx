import './browser.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FolderModel } from '../../../engine';
import { mostInEntry, shortened } from '../../controls/long-words';
import { BlockFrame } from '../frame/BlockFrame';
import { useHistoryPart } from '../frame/history-part';
import type { BlockProps } from '../frame/nested-blocks';
import { FolderList } from './FolderList';
import { type FolderPlace, parsePlace, trailTo } from './folder-place';
import { Trail } from './Trail';

/** Folders, pages and files of the office. The opened folder is part of the browser's history. */
export function BrowserBlock({ block, retry }: BlockProps<'browser'>) {
  return (
    <BlockFrame state={block.state} rows={8} retry={retry}>
      {() => (block.root === null ? <p className="block empty">{block.whenEmpty}</p> : <Folders block={block} root={block.root} />)}
    </BlockFrame>
  );
}

function Folders({ block, root }: { readonly block: BlockProps<'browser'>['block']; readonly root: FolderModel }) {
  const { t } = useTranslation();
  const [kept, keep] = useHistoryPart(block.id);
  const trail = trailTo(root, parsePlace(kept));
  const place: FolderPlace = parsePlace(kept).slice(0, trail.length - 1);
  const names = trail.map(({ name }, level) => (level === 0 ? block.title : shortened(name, mostInEntry)));
  const above = names.at(-2);

  // The page's heading has the focus at first; after that each opened folder gets it.
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place.join());
  useEffect(() => {
    if (shown.current === place.join()) return;
    shown.current = place.join();
    heading.current?.focus();
  }, [place]);

  const open = (next: FolderPlace) => keep(next, 'push');
  return (
    <section className="block browser" aria-labelledby={`${block.id}-folder`}>
      {trail.length > 1 ? <Trail names={names} onOpen={(level) => open(place.slice(0, level))} /> : null}
      <div className="browser-head">
        <h2 ref={heading} id={`${block.id}-folder`} tabIndex={-1} className={trail.length > 1 ? 'block-title' : 'visually-hidden'}>
          {names.at(-1)}
        </h2>
        {above === undefined ? null : (
          <button type="button" className="browser-back" onClick={() => open(place.slice(0, -1))}>
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
            {t('browser.back', { folder: above })}
          </button>
        )}
      </div>
      <FolderList
        key={place.join()}
        folder={trail.at(-1) ?? root}
        title={names.at(-1) ?? block.title}
        empty={block.whenEmpty}
        onOpen={(step) => open([...place, step])}
      />
    </section>
  );
}
