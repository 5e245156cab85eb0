import { join } from 'node:path';
import { portalSurroundings } from '../../custom-widgets/surroundings';
import { checkPack, completeAt, type DefinitionFiles, describePlace, openPack, usedBy } from '../../engine/authoring';
import { readDefinitionsFolder } from '../../scripts/definitions/definitions-folder';
import { generatedPack } from './definitions-scale';
import { type Measure, median } from './measure';

const few = 100;
const many = 1_000;
const rounds = 41;

/** Measures what an editor waits for while somebody types: the questions about a place, in the shipped pack and in a large one. */
export async function measurePlaces(): Promise<Measure[]> {
  const base = readDefinitionsFolder(join(import.meta.dirname, '../../definitions'));
  const start = performance.now();
  checkPack(base, undefined, portalSurroundings);
  const whole = performance.now() - start;
  const shipped = questionTime(base, 'services/budzet-dochody/service.json');
  const inFew = questionTime(generatedPack(base, few), file(generatedPack(base, few)));
  const inMany = questionTime(generatedPack(base, many), file(generatedPack(base, many)));
  return [
    {
      name: 'describe, complete and used-by at a place, against checking the pack',
      ours: `${shipped.toFixed(1)} ms`,
      other: `${whole.toFixed(0)} ms`,
      value: shipped / whole,
      bound: 0.05,
      unit: '',
    },
    {
      name: 'describe, complete and used-by at a place',
      ours: `${shipped.toFixed(1)} ms`,
      other: '',
      value: shipped,
      bound: 50,
      unit: 'ms',
    },
    {
      name: `the same with ${many} services against ${few}`,
      ours: `${inMany.toFixed(2)} ms`,
      other: `${inFew.toFixed(2)} ms`,
      value: inMany / inFew,
      bound: 1.5,
      unit: '',
    },
  ];
}

function file(files: DefinitionFiles): string {
  const found = [...files.keys()].find((path) => path.startsWith('services/'));
  if (found === undefined) throw new Error('The pack has no service.');
  return found;
}

function questionTime(files: DefinitionFiles, service: string): number {
  const open = openPack(files, undefined, portalSurroundings);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const answers = [
      describePlace(open, service, '/blocks/0/columns/0/format'),
      completeAt(open, service, '/blocks/0/columns/0/value', '=row.', 5),
      usedBy(open, { file: service, path: '/params/rok' }),
    ];
    times.push(performance.now() - start);
    const refused = answers.find(({ ok }) => !ok);
    if (refused) throw new Error(`A question about ${service} was refused: ${JSON.stringify(refused)}`);
  }
  return median(times);
}
