import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { placesKey } from '../../navigation/handed-over';

/**
 * Where a block stands (an opened folder or group), kept in the entry of the browser's history: a reload and the back button bring it
 * again. What comes back is whatever an earlier page stored there, so the reader checks it.
 */
export function useHistoryPart(name: string): readonly [unknown, (value: unknown, way: 'push' | 'replace') => void] {
  const [, navigate] = useLocation();
  const state = fieldsOf(useHistoryState<unknown>());
  const places = fieldsOf(state[placesKey]);
  const keep = (value: unknown, way: 'push' | 'replace') =>
    navigate(location.pathname + location.search, {
      replace: way === 'replace',
      state: { ...state, [placesKey]: { ...places, [name]: value } },
    });
  return [places[name], keep];
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
