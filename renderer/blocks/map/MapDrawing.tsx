import { memo, useMemo } from 'react';
import {
  type BlockModelOf,
  lengthText,
  type MapMark,
  type MapPlace,
  namesBeside,
  outlineOf,
  type Size,
  scaleBar,
  symbolPath,
  type View,
} from '../../../engine';

interface Props {
  readonly block: BlockModelOf<'map'>;
  readonly places: readonly MapPlace[];
  readonly marks: readonly MapMark[];
  readonly view: View;
  readonly size: Size;
  /** Row of the place that is picked. */
  readonly picked: number | null;
}

const longestScale = 110;
const usualLetter = 16;
const ringOfPicked = 15;

/** The drawing of a map. Whoever hears the sentence and the table needs it not. */
export const MapDrawing = memo(function MapDrawing({ block, places, marks, view, size, picked }: Props) {
  const outlines = useMemo(
    () =>
      places.map((place) => ({ place, outline: outlineOf(place.shape, view, size) })).filter(({ outline }) => outline.area || outline.line),
    [places, view, size],
  );
  const letter = (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualLetter) * 0.875;
  const names = namesBeside(marks, size, letter);
  const ground = block.ground === null ? null : outlineOf(block.ground.shape, view, size);
  return (
    <svg className="map-drawing" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" focusable="false">
      {ground === null ? null : <path className="map-ground" d={ground.area + ground.line} />}
      {outlines.map(({ place, outline }) => (
        <g
          key={place.row}
          data-row={place.row}
          className={`map-outline map-outline-${place.symbol}${place.row === picked ? ' is-picked' : ''}`}
        >
          {outline.area === '' ? null : <path className="map-area" d={outline.area} />}
          {outline.line === '' ? null : <path className="map-line" d={outline.line} />}
        </g>
      ))}
      {marks.map((mark) => (
        <Mark key={mark.places[0]?.row} mark={mark} picked={picked} />
      ))}
      {names.map(({ x, y, text }) => (
        <text key={`${x} ${y}`} className="map-name" x={x} y={y} fontSize={letter}>
          {text}
        </text>
      ))}
      <Scale {...{ view, size, letter }} language={block.language} />
    </svg>
  );
});

function Mark({ mark: { x, y, places }, picked }: { readonly mark: MapMark; readonly picked: number | null }) {
  const [first] = places;
  const isPicked = places.some(({ row }) => row === picked);
  return (
    <g className="map-mark" data-row={first?.row} transform={`translate(${x} ${y})`}>
      <circle className="map-touch" r="22" />
      {isPicked ? <circle className="map-ring" r={places.length > 1 ? ringOfPicked + 5 : ringOfPicked} /> : null}
      {places.length > 1 ? (
        <>
          <circle className="map-several-mark" r="14" />
          <text className="map-count" textAnchor="middle" dy="0.35em">
            {places.length > 999 ? '999+' : places.length}
          </text>
        </>
      ) : (
        <path className={`map-symbol map-symbol-${first?.symbol ?? 0}`} d={symbolPath(first?.symbol ?? 0)} />
      )}
    </g>
  );
}

interface ScaleProps {
  readonly view: View;
  readonly size: Size;
  readonly letter: number;
  readonly language: string;
}

function Scale({ view, size, letter, language }: ScaleProps) {
  const { metres, pixels } = scaleBar(view, longestScale);
  return (
    <g className="map-scale" transform={`translate(12 ${size.height - 12})`}>
      <path d={`M0-7V0h${pixels}v-7`} />
      <text className="map-name" x={pixels + 8} y="0" fontSize={letter}>
        {lengthText(metres, language)}
      </text>
    </g>
  );
}
