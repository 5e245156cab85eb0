// Publishes a proposal, what is due, or an earlier state, and ends itself in the middle, like a power failure. studio-publishing.test.ts runs it as a process.
import { portalSurroundings } from '../../custom-widgets/surroundings';
import { readDefinitions } from '../../scripts/definitions/definitions-folder';
import type { Database } from '../../server/database/database';
import { openServerDatabase } from '../../server/database/open-server-database';
import { openLoneDesk } from '../../server/studio/lone-desk';
import { publishProposal, rollBack } from '../../server/studio/publish';
import { publishDue } from '../../server/studio/schedule';

// The statement of the transaction after which the process ends; more than there are means after its end.
const [url = '', step = '', subject = '', left = '0'] = process.argv.slice(2);
const opened = await openServerDatabase({ url, schema: null }, async () => undefined);
let statements = Number(left);

function counting(target: Database): Database {
  return new Proxy(target, {
    get(real, name, receiver) {
      const value = Reflect.get(real, name, receiver);
      if (!['execute', 'select', 'insert', 'update'].includes(String(name))) return value;
      if (statements === 0) process.kill(process.pid, 'SIGKILL');
      statements -= 1;
      return value;
    },
  });
}

const database: Database = new Proxy(opened.database, {
  get(target, name, receiver) {
    if (name !== 'transaction') return Reflect.get(target, name, receiver);
    const transaction: Database['transaction'] = async (work, ...rest) =>
      await target.transaction(
        async (within) => await work(new Proxy(within, { get: (real, key) => Reflect.get(counting(real), key) })),
        ...rest,
      );
    return transaction;
  },
});
const desk = await openLoneDesk({
  database,
  // Whatever is scheduled is due.
  now: () => new Date('2030-01-01T10:00:00Z'),
  tell: () => undefined,
  definitions: readDefinitions('definitions'),
  surroundings: portalSurroundings,
});
if (step === 'publish') await publishProposal(desk, null, Number(subject));
else if (step === 'publish-due') await publishDue(desk);
else await rollBack(desk, null, Number(subject), 'Uchwała');
process.kill(process.pid, 'SIGKILL');
