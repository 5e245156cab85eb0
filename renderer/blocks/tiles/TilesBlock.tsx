import './tiles.css';
import type { TileModel } from '../../../engine';
import { keyed } from '../../controls/keyed';
import { BlockFrame } from '../frame/BlockFrame';
import type { BlockProps } from '../frame/nested-blocks';
import { OfficeLink } from '../frame/OfficeLink';
import { tileIcon } from './tile-icons';

const rowsWhileWaiting = 10;

/** A grid of links that the office sends, each with a picture and a sentence. */
export function TilesBlock({ block, retry }: BlockProps<'tiles'>) {
  return (
    <BlockFrame state={block.state} rows={rowsWhileWaiting} retry={retry}>
      {() =>
        block.tiles.length === 0 ? (
          <p className="block empty">{block.whenEmpty}</p>
        ) : (
          <nav className="block" aria-label={block.title}>
            <ul className="tiles">
              {keyed(block.tiles, ({ link, label }) => `${link} ${label}`).map(({ key, item: tile }) => (
                <li key={key}>
                  <Tile tile={tile} />
                </li>
              ))}
            </ul>
          </nav>
        )
      }
    </BlockFrame>
  );
}

function Tile({ tile }: { readonly tile: TileModel }) {
  return (
    <OfficeLink target={tile.link} kind={tile.kind} newTab={tile.newTab} className="tile">
      <svg className="tile-icon" width="40" height="40" viewBox="0 0 32 32" aria-hidden="true">
        <path d={tileIcon(tile.icon)} />
      </svg>
      <span className="tile-words">
        <span className="tile-label">{tile.label}</span>
        {tile.text === null ? null : <span className="tile-text">{tile.text}</span>}
      </span>
    </OfficeLink>
  );
}
