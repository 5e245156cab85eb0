import { constants } from 'node:os';
import { expect, test } from 'vitest';
import { commandsIn } from './commands';
import { runSteps, type Step, summaryOf } from './run-steps';

const commands = commandsIn(import.meta.dirname, { GREETING: 'dzień dobry' });
const none = { failures: [], notRun: [], errors: [] };

function script(name: string, program: string): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await commands.keptBack({ line: ['node', '-e', program] });
      return { tally: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, ...none }, output };
    },
  };
}

test('steps that run at a time write their output together, go on after one that fails, and are summed up in their order', async () => {
  let free = (): void => undefined;
  const secondEnds = new Promise<void>((resolve) => {
    free = resolve;
  });
  const second = script('second', 'console.log(process.env.GREETING); console.error("broken"); process.exitCode = 3');
  const written: string[] = [];
  const results = await runSteps(
    [
      // This step ends only after the second, so the two must run at the same time.
      { name: 'first', run: () => secondEnds.then(() => ({ tally: { passed: 2, failed: 0, ...none }, output: 'one\n' })) },
      { name: 'second', run: () => second.run().finally(free) },
      script('third', ''),
    ],
    2,
    (text) => written.push(text),
  );
  expect(written.sort()).toEqual(['\n── first\none\n', '\n── second\ndzień dobry\nbroken\n', '\n── third\n']);
  const { text, failed } = summaryOf(results);
  expect(failed).toBe(1);
  expect(text.replaceAll(/ +[\d.]+ s/g, '')).toBe(
    '\nok  first: 2 passed\nFAILED  second: 0 passed, 1 failed\nok  third: 1 passed\n\n3 passed, 1 failed\n',
  );
});

test('a step in the open is named before it writes, and what did not run or went wrong outside any test is said', async () => {
  const written: string[] = [];
  const tally = { passed: 0, failed: 1, failures: ['pays: no button'], notRun: ['no browser'], errors: ['Error: port'] };
  const run = async () => {
    written.push('its own words');
    return { tally };
  };
  const results = await runSteps([{ name: 'stories', inTheOpen: true, run }, script('units', '')], 2, (text) => written.push(text));
  expect(written).toEqual(['\n── stories\n', 'its own words', '\n── units\n']);
  expect(summaryOf(results).text).toMatch(
    /failed: pays: no button\n +not run: no browser\n +outside any test: Error: port\nok .*units: 1 passed\n\n1 passed, 1 failed\n$/,
  );
});

test('a command that yields leaves the time to others, and so does what it starts', async () => {
  const priority = "console.log(require('node:os').getPriority())";
  const started = `setTimeout(() => require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(priority)}], { stdio: 'inherit' }), 50)`;
  expect(await commands.keptBack({ line: ['node', '-e', started], yields: true })).toEqual({
    code: 0,
    output: `${constants.priority.PRIORITY_LOW}\n`,
  });
});

test('a program that is not there is a failure with its reason; what runs ends with a signal', async () => {
  const { code, output } = await commands.keptBack({ line: ['no-such-program-here'] });
  expect(code).toBe(1);
  expect(output).toContain('no-such-program-here');
  const waiting = commands.keptBack({ line: ['node', '-e', 'setInterval(() => undefined, 1000)'] });
  commands.end('SIGTERM');
  expect((await waiting).code).toBe(1);
});
