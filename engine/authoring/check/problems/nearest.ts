import { type Phrase, say } from '../../messages';
/** The name that was most probably meant: at most a third of the letters may differ. Null when none is near, or several are equally near. */
export function nearest(name: string, names: Iterable<string>): string | null {
  let best: string | null = null;
  let isAlone = true;
  let bestDistance = Math.max(1, Math.floor(name.length / 3)) + 1;
  const wanted = name.toLowerCase();
  if (name.length > 100) return null;
  for (const candidate of names) {
    if (candidate === name || candidate === best || Math.abs(candidate.length - name.length) > bestDistance) continue;
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance === bestDistance) isAlone = false;
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
      isAlone = true;
    }
  }
  return isAlone ? best : null;
}

/** Letters to insert, drop, change or swap with their neighbour. */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const change = (last[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      let best = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, change);
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}

/** Names as a sentence part: `a, b, c`, shortened when there are many. */
export function listNames(names: Iterable<string>, most = 12): Phrase | string {
  const all = [...names];
  if (all.length === 0) return say('none');
  return all.length <= most ? all.join(', ') : say('names-and-more', { names: all.slice(0, most).join(', '), more: all.length - most });
}
