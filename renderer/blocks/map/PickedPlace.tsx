import type { BlockModelOf, MapPlace } from '../../../engine';
import { Button } from '../../controls/Button';
import { useTranslation } from '../../texts/open-texts';
import { Words } from '../../texts/Words';

interface Props {
  readonly block: BlockModelOf<'map'>;
  readonly place: MapPlace;
  /** The places at the same point, when there are more. */
  readonly several: readonly MapPlace[];
  pick(place: MapPlace): void;
}

const mostNamed = 8;

/** The place that is picked, in words, with the way to its row. */
export function PickedPlace({ block, place, several, pick }: Props) {
  const { t } = useTranslation();
  const show = () => {
    const row = document.querySelector(`[data-table="${CSS.escape(block.table)}"] .row-picked`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  };
  const isOneOfSeveral = several.some(({ row }) => row === place.row);
  return (
    <div className="map-picked" role="status">
      <p className="map-picked-label">{t('map.picked')}</p>
      <p>
        <strong>
          <Words text={place.name} />
        </strong>
        {place.category === null ? null : `, ${place.category}`}
      </p>
      <Button look="quiet" onClick={show}>
        {t('map.inTable')}
      </Button>
      {isOneOfSeveral ? (
        <>
          <p>{t('map.several', { count: several.length })}:</p>
          <ul className="map-several">
            {several.slice(0, mostNamed).map((other) => (
              <li key={other.row}>
                <Button look="quiet" aria-pressed={other.row === place.row} onClick={() => pick(other)}>
                  {other.name}
                </Button>
              </li>
            ))}
          </ul>
          {several.length > mostNamed ? <p>{t('map.more', { count: several.length - mostNamed })}</p> : null}
        </>
      ) : null}
    </div>
  );
}
