import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/**
 * Where a block stands (an opened folder or group), kept in the entry of the browser's history: a reload and the back button bring it
 * again. What comes back is whatever an earlier page stored there, so the reader checks it.
 */
export function useHistoryPart(name: string): readonly [unknown, (value: unknown, way: 'push' | 'replace') => void] {
  const [, navigate] = useLocation();
  const state = useHistoryState<unknown>();
  const parts: Readonly<Record<string, unknown>> = typeof state === 'object' && state !== null ? { ...state } : {};
  const keep = (value: unknown, way: 'push' | 'replace') =>
    navigate(location.pathname + location.search, { replace: way === 'replace', state: { ...parts, [name]: value } });
  return [parts[name], keep];
}
