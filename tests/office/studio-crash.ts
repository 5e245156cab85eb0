// Publishes a proposal (`publish`, or `date`: what is due on a day long after it), or goes back to a revision (`back`), and ends itself in the middle, like a power failure. studio-publishing.test.ts runs it as a process.
import { portalSurroundings } from '../../custom-widgets/surroundings';
import { readDefinitions } from '../../scripts/definitions/definitions-folder';
import type { Database } from '../../server/database/database';
import { openServerDatabase } from '../../server/database/open-server-database';
import { openLoneDesk } from '../../server/studio/lone-desk';
import { publishProposal, rollBack } from '../../server/studio/publish';
import { publishDue } from '../../server/studio/schedule';

// The statement of the transaction after which the process ends; more than there are means after its end.
const [url = '', kind = '', subject = '', left = '0'] = process.argv.slice(2);
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
  now: () => (kind === 'date' ? new Date('2027-06-01T00:00:00Z') : opened.now()),
  tell: () => undefined,
  definitions: readDefinitions('definitions'),
  surroundings: portalSurroundings,
});
if (kind === 'date') await publishDue(desk);
else if (kind === 'back') await rollBack(desk, null, Number(subject), 'Próba');
else await publishProposal(desk, null, Number(subject));
process.kill(process.pid, 'SIGKILL');
