import { useCallback, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import {
  type BlockModelOf,
  boundsOf,
  canPart,
  isNearest,
  type MapMark,
  type MapPlace,
  marksIn,
  moved,
  type Size,
  type View,
  viewOf,
  wholeView,
  zoomed,
} from '../../../engine';
import { useAtom } from '../../storage/atom';
import { useTranslation } from '../../texts/open-texts';
import { linkOf } from '../frame/table-link';
import { usePrinting } from '../frame/use-printing';
import { MapButtons } from './MapButtons';
import { MapDrawing } from './MapDrawing';
import { PickedPlace } from './PickedPlace';
import { useGestures } from './use-gestures';
import { useSize } from './use-size';

const step = 1.6;
const nearEnough = 1_500_000;

// A place that is moved by keys must be reachable by keyboard.
const reachable = { tabIndex: 0 };

/** The drawing of a map with what moves it, and the place that is picked. */
export function MapView({ block }: { readonly block: BlockModelOf<'map'> }) {
  const { t } = useTranslation();
  const hint = useId();
  const { size, measure } = useSize();
  const [chosen, setChosen] = useState<View | null>(null);
  const { places, pick, picked, found } = useLinkedPlaces(block);
  const [several, setSeveral] = useState<readonly MapPlace[]>([]);
  const whole = useMemo(() => (size === null ? null : wholeView(block, size)), [block, size]);
  const isPrinting = usePrinting();
  const view = isPrinting ? whole : (chosen ?? whole);
  const marks = useMemo(() => (view === null || size === null ? [] : marksIn(places, view, size)), [places, view, size]);
  const change = (next: (view: View, size: Size) => View) => {
    if (whole !== null && size !== null) setChosen((before) => next(before ?? whole, size));
  };
  const press = (mark: MapMark) => {
    const [place] = mark.places;
    if (place === undefined || view === null || size === null) return;
    if (mark.places.length > 1 && canPart(mark) && !isNearest(view)) {
      const bounds = boundsOf(mark.places.map(({ at }) => at));
      if (bounds) setChosen({ ...viewOf(bounds, size), scale: Math.max(viewOf(bounds, size).scale, view.scale * step) });
      return;
    }
    setSeveral(mark.places.length > 1 ? mark.places : []);
    pick(place);
  };
  const surface = useGestures({
    zoom: (factor, at) => change((now, box) => zoomed(now, factor, box, at)),
    move: (x, y) => change((now) => moved(now, x, y)),
    whole: () => setChosen(null),
    press: (row) => {
      const mark = marks.find(({ places: here }) => here.some((place) => place.row === row));
      if (mark) press(mark);
    },
  });
  const place = useCallback(
    (element: HTMLElement | null) => {
      const ends = [measure(element), surface.watch(element)];
      return () => {
        for (const end of ends) end();
      };
    },
    [measure, surface],
  );
  const shown = picked !== null && places.includes(picked.place) ? picked.place : null;
  usePlaceFromTable(picked, (place) => {
    setSeveral([]);
    change((now) => ({ middle: place.at, scale: Math.max(now.scale, nearEnough) }));
    surface.element()?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <>
      <section
        ref={place}
        className="map-place"
        aria-label={t('map.drawing', { title: block.title })}
        aria-describedby={block.summary === '' ? hint : `${block.id}-summary ${hint}`}
        {...reachable}
      >
        {view === null || size === null ? null : <MapDrawing {...{ block, places, marks, view, size }} picked={shown?.row ?? null} />}
      </section>
      <MapButtons
        isNearest={view !== null && isNearest(view)}
        isWhole={chosen === null}
        zoom={(isNearer) => change((now, box) => zoomed(now, isNearer ? step : 1 / step, box))}
        whole={() => setChosen(null)}
      />
      <p className="map-hint" id={hint}>
        {t('map.keys')} {t('map.hand')}
      </p>
      <p role="status" className="map-words">
        {found ? t('map.found', { count: places.length }) : ''}
      </p>
      {shown === null ? null : <PickedPlace {...{ block, several, pick }} place={shown} />}
    </>
  );
}

/** The places that the table has found, and the one that is picked on the map or in the table. */
function useLinkedPlaces({ table, places: all }: BlockModelOf<'map'>) {
  const [link, setLink] = useAtom(linkOf(table));
  useEffect(() => {
    setLink((before) => ({ ...before, mapped: new Set(all.map(({ key }) => key)) }));
    return () => setLink({ found: null, mapped: null, picked: null });
  }, [all, setLink]);
  const { found } = link;
  const places = useMemo(() => {
    if (found === null) return all;
    const rows = new Set(Array.from(found));
    return all.filter(({ row }) => rows.has(row));
  }, [all, found]);
  const picked = useMemo(() => {
    const place = all.find(({ key }) => key === link.picked?.row);
    return place && link.picked ? { place, at: link.picked.at } : null;
  }, [all, link.picked]);
  const pick = (place: MapPlace) => setLink((before) => ({ ...before, picked: { row: place.key, at: 'map' } }));
  return { places, pick, picked, found: found !== null };
}

/** Calls a function once for each place that is picked in the table. */
function usePlaceFromTable(picked: { readonly place: MapPlace; readonly at: 'map' | 'table' } | null, show: (place: MapPlace) => void) {
  const showNow = useEffectEvent(show);
  useEffect(() => {
    if (picked?.at === 'table') showNow(picked.place);
  }, [picked]);
}
