import './map.css';
import { Words } from '../../texts/Words';
import { BlockFrame } from '../frame/BlockFrame';
import { Heading } from '../frame/Heading';
import type { BlockProps } from '../frame/nested-blocks';
import { useRegionName } from '../frame/region-name';
import { MapKeys } from './MapKeys';
import { MapView } from './MapView';

const linesWhileWaiting = 12;

/** A map of a table, below a sentence that says what it shows. The table has the same places in words. */
export function MapBlock({ block, level, retry }: BlockProps<'map'>) {
  const id = `${block.id}-title`;
  const name = useRegionName(block.title, id);
  // The map's table is on the same screen and already shows the failure.
  if (block.state.status === 'error') return null;
  return (
    <BlockFrame state={block.state} rows={linesWhileWaiting} retry={retry}>
      {() =>
        block.places.length === 0 && block.left === null ? null : (
          <section className="block map" {...name}>
            <Heading level={level} id={id}>
              {block.title}
            </Heading>
            {block.summary === '' ? null : (
              <p className="map-words" id={`${block.id}-summary`}>
                <Words text={block.summary} />
              </p>
            )}
            {block.left === null ? null : <p className="map-words map-left">{block.left}</p>}
            {block.places.length === 0 ? null : (
              <>
                <MapKeys block={block} />
                <MapView block={block} />
              </>
            )}
          </section>
        )
      }
    </BlockFrame>
  );
}
