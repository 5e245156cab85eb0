import { defineCommand } from '../command-line/command';
import { definitionsOption } from '../command-line/description';
import { Misuse } from '../command-line/refusal';
import { runProgram } from '../command-line/run-program';
import { isWay, waysPath, wordsOfWays } from '../mock-office/way-names';

const width = Math.max(...Object.keys(wordsOfWays).map((name) => name.length));
const listed = Object.entries(wordsOfWays).map(([name, words]) => `\n  ${name.padEnd(width)}  ${words}`);

/** `okienko mock-office`: an office to try a portal with before the real one is there. */
export const mockOffice = defineCommand({
  name: 'mock-office',
  help: `Answers every call of a pack on the loopback address, from its scenarios, the examples in its contracts, and their types. Start the
portal before it with OFFICE_API_URL=http://127.0.0.1:N. While it runs, GET ${waysPath} lists the calls, and POST ${waysPath} with
{"call": "GET /path", "way": "slow"} changes the way of one, or of all without "call".`,
  options: {
    port: { type: 'string', value: 'N', default: '8090', help: 'the port, by default 8090; 0 takes a free one' },
    definitions: definitionsOption,
    way: { type: 'string', value: 'NAME', default: 'good', help: `how it answers:${listed.join('')}` },
  },
  run: async ({ port, definitions, way }, { print }) => {
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Misuse(`--port is a number up to 65535, not ${port}.`);
    if (!isWay(way)) throw new Misuse(`--way is one of ${Object.keys(wordsOfWays).join(', ')}, not ${way}.`);
    await (await import('../mock-office/run-mock-office')).runMockOffice({ port: Number(port), definitions, way }, print);
  },
});

await runProgram(import.meta.filename, mockOffice);
