// Every screen with odd values in all answers that its scenarios give it. Contracts let texts through as they are.
import { describe, expect, it } from 'vitest';
import { portalSurroundings } from '../custom-widgets/surroundings';
import { checkPack, readScenarios, scenarioSetting } from '../engine/authoring';
import { runScenario, type Scenario } from '../engine/scenarios';
import { readDefinitionsFolder } from '../scripts/definitions/definitions-folder';

type Answers = NonNullable<Scenario['answers']>;
type Change = (value: unknown) => unknown;

const files = readDefinitionsFolder('definitions');
const { pack } = checkPack(files, undefined, portalSurroundings);
const { services } = readScenarios(files, pack);

const everyText =
  (text: string): Change =>
  (value) =>
    typeof value === 'string' ? text : value;
const everyNumber =
  (number: number): Change =>
  (value) =>
    typeof value === 'number' ? number : value;

const oddities: readonly (readonly [name: string, change: Change])[] = [
  ['half of a character', everyText('a\ud800b')],
  ['an address with half of a character', everyText('a\udc00@gmina.pl')],
  ['a zero character', everyText('\0')],
  ['a name that every object has', everyText('__proto__')],
  ['thirty thousand letters', everyText('x'.repeat(30_000))],
  ['a number that is nearly infinite', everyNumber(-1e308)],
  ['the smallest number', everyNumber(5e-324)],
  ['nothing at all', () => null],
  ['texts for numbers and numbers for texts', (value) => (typeof value === 'string' ? 5 : typeof value === 'number' ? 'x' : value)],
];

/** A value in which everything that is neither list nor object is changed. */
function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((item) => changed(item, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner, change)]));
}

describe('answers with odd values', () => {
  let seen = 0;

  it.each(oddities)(
    '%s in their place: each screen is worked out, waits for nothing and shows no value of the machine',
    async (_, change) => {
      const problems: string[] = [];
      for (const { slug, file } of services) {
        const service = pack?.services.find((one) => one.slug === slug);
        const [scenario] = file.scenarios;
        if (!pack || !service || !scenario) throw new Error(`${slug} has no scenario.`);
        const given = Object.entries({ ...file.given?.answers, ...scenario.answers });
        const answers = Object.fromEntries(given.map(([id, answer]) => [id, answer.error ? answer : changed(answer, change)]));
        const { view } = await runScenario(
          { ...scenario, answers: answers as Answers },
          { ...file.given, answers: {} },
          scenarioSetting(service, pack),
        );
        const shown = JSON.stringify(view);
        if (/"(state|status)":"loading"|Infinity|"NaN"|undefined|\[object |Invalid Date/.test(shown)) problems.push(slug);
        if (shown.includes('a\\ud800b')) seen += 1;
      }
      expect(problems).toEqual([]);
    },
  );

  it('reach the screens', () => {
    expect(seen).toBeGreaterThan(20);
  });
});
