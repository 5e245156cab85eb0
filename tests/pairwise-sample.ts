/**
 * A small selection of states that contains every pair of values that occurs together in some state. The same states give the same
 * selection.
 */
export function pairwiseSample<State extends object>(states: readonly State[]): readonly State[] {
  const all = states.map((state) => ({ state, pairs: pairsOf(state) }));
  const missing = new Set(all.flatMap(({ pairs }) => pairs));
  const chosen: State[] = [];
  while (missing.size > 0) {
    let best: { readonly state: State; readonly pairs: readonly string[] } | null = null;
    for (const { state, pairs: ofState } of all) {
      const pairs = ofState.filter((pair) => missing.has(pair));
      if (best === null || pairs.length > best.pairs.length) best = { state, pairs };
    }
    if (best === null) break;
    chosen.push(best.state);
    for (const pair of best.pairs) missing.delete(pair);
  }
  return chosen;
}

function pairsOf(state: object): string[] {
  const values = Object.entries(state)
    .map(([name, value]) => [name, String(value)] as const)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return values.flatMap(([name, value], index) => values.slice(index + 1).map(([other, its]) => `${name}=${value} ${other}=${its}`));
}
