import { entryFinder } from '../../engine';
import { type Measure, median } from './measure';

const entries = 10_000;
const drawn = 100;
const rounds = 15;

/** Measures how long it takes from the first letter typed into a long list until it is known what the list shows, with all that is prepared. */
export function measureSearchList(): Promise<Measure[]> {
  const names = ['Leśna', 'Łąkowa', 'Świętej Anny', 'Żwirki i Wigury', 'Ćwiartki', 'plac Wolności', 'Ogrodowa'];
  const options = Array.from({ length: entries }, (_, index) => ({ key: String(index), label: `${names[index % names.length]} ${index}` }));
  const times = Array.from({ length: rounds }, (_, round) => {
    const start = performance.now();
    const { count } = entryFinder([...options], 'pl')(names[round % names.length]?.slice(0, 1) ?? 'l', drawn);
    if (count === 0) throw new Error('Nothing was found.');
    return performance.now() - start;
  });
  const time = median(times);
  const name = `first letter typed into a list of ${entries.toLocaleString('en')} entries, until it is known what is shown`;
  return Promise.resolve([{ name, ours: `${time.toFixed(0)} ms`, other: '', value: time, bound: 50, unit: 'ms' }]);
}
