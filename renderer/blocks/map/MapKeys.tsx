import { type BlockModelOf, symbolPath } from '../../../engine';

/** What the marks of a map and its ground mean. */
export function MapKeys({ block: { keys, ground } }: { readonly block: BlockModelOf<'map'> }) {
  if (keys.length === 0 && ground === null) return null;
  return (
    <ul className="map-keys">
      {keys.map((label, symbol) => (
        <li key={label}>
          <svg className="map-key" viewBox="-10 -10 20 20" width="20" height="20" aria-hidden="true">
            <path className={`map-symbol map-symbol-${symbol}`} d={symbolPath(symbol)} />
          </svg>
          {label}
        </li>
      ))}
      {ground === null ? null : (
        <li>
          <svg className="map-key" viewBox="0 0 28 16" width="28" height="16" aria-hidden="true">
            <rect className="map-ground" x="1" y="1" width="26" height="14" />
          </svg>
          {ground.label}
        </li>
      )}
    </ul>
  );
}
