// `npm run mock-office`: an office to try a portal with before the real one is there. It answers every call of a pack.
import { parseArgs } from 'node:util';
import { mainOffice } from '../engine';
import { checkPack, officeCalls, problemReport, readScenarios, reportText } from '../engine/authoring';
import { FolderError, ownFolder, readDefinitions } from './definitions/definitions-folder';
import { answersOfScenarios } from './mock-office/good-answers';
import { createMockOffice, waysPath } from './mock-office/mock-server';
import { isWay, ways } from './mock-office/ways';
import { readSurroundings } from './own-code/own-surroundings';
import { OwnCodeError } from './own-code/read-config';
import { usageLine } from './package/package-root';

const usage = `${usageLine('mock-office', '[--port N] [--definitions DIR] [--way NAME]')}

Answers every call of a pack on the loopback address, from its scenarios, the examples in its contracts, and their types. Start the
portal before it with OFFICE_API_URL=http://127.0.0.1:N.
  --port N           the port, by default 8090; 0 takes a free one
  --definitions DIR  the folder, by default definitions/
  --way NAME         how it answers:
${Object.entries(ways)
  .map(([name, { words }]) => `    ${name.padEnd(15)} ${words}`)
  .join('\n')}
While it runs, GET ${waysPath} lists the calls, and POST ${waysPath} with {"call": "GET /path", "way": "slow"} changes the way of one, or of
all without "call".`;

/** Starts the mock office, which then keeps the process; the result is the exit code. */
export async function runMockOffice(
  args: readonly string[],
  print: (text: string) => void,
  complain: (text: string) => void,
): Promise<number> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '8090' },
        definitions: { type: 'string', default: ownFolder },
        way: { type: 'string', default: 'good' },
        help: { type: 'boolean' },
      },
    });
    const { port, way } = values;
    if (values.help) print(usage);
    else if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new FolderError(`--port is a number up to 65535, not ${port}.`);
    else if (!isWay(way)) throw new FolderError(`--way is one of ${Object.keys(ways).join(', ')}, not ${way}.`);
    else {
      const folder = readDefinitions(values.definitions);
      const check = checkPack(folder.files, folder.base, await readSurroundings());
      if (check.pack === null || problemReport(check).errors > 0) throw new FolderError(reportText(check, folder.nameOf));
      const files = new Map([...folder.base.layers.toReversed(), folder].flatMap((layer) => [...layer.files]));
      const answers = answersOfScenarios(check.pack, readScenarios(files, check.pack).services);
      const calls = officeCalls(check.pack);
      const office = createMockOffice({ calls, answers, way });
      const address = await office.listen({ host: '127.0.0.1', port: Number(port) });
      print(`The mock office answers ${calls.length} calls at ${address}. Stop with Ctrl-C.`);
      for (const { id } of (check.pack.portal.offices ?? []).filter(({ id }) => id !== mainOffice))
        print(`The calls of the office ${id} are below ${address}/@${id}.`);
      const unread = calls.filter(({ reading, sample }) => reading !== null && sample === undefined);
      for (const { method, endpoint } of unread)
        print(`${method} ${endpoint} has no answerSample: it is answered in the shape of its contract, which answer cannot read.`);
    }
  } catch (error) {
    const isOption = error instanceof Error && 'code' in error && /^(ERR_PARSE_ARGS|EADDRINUSE|EACCES)/.test(String(error.code));
    if (!(error instanceof FolderError) && !(error instanceof OwnCodeError) && !isOption) throw error;
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
  return 0;
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await runMockOffice(
    process.argv.slice(2),
    (text) => console.log(text),
    (text) => console.error(text),
  );
}
