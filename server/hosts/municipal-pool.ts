import { OfficeFailure } from '../errors/office-failure';
import type { DrawPool } from '../pdf/draw-pool';

// Of the 26 documents that the threads of a process draw and let wait.
const usualShare = 8;

/** The drawing threads of the process as seen from one municipality, whose documents may not take up the whole queue. */
export function municipalPool(pool: DrawPool, most = usualShare): DrawPool {
  let taken = 0;
  const counted = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (taken >= most) throw new OfficeFailure('busy');
    taken += 1;
    try {
      return await work();
    } finally {
      taken -= 1;
    }
  };
  return {
    ...pool,
    draw: (order, gone) => counted(() => pool.draw(order, gone)),
    turns: { ...pool.turns, take: (work, gone) => counted(() => pool.turns.take(work, gone)) },
  };
}
