import { mainOffice } from '../../engine';
import { askedCalls, readScenarios } from '../../engine/authoring';
import { readGoodPack } from '../definitions/good-pack';
import { answersOfScenarios } from './good-answers';
import { createMockOffice } from './mock-server';
import type { WayName } from './way-names';

interface Wanted {
  readonly port: number;
  readonly definitions: string;
  readonly way: WayName;
}

/** Starts the mock office, which then keeps the process, and says where it answers. */
export async function runMockOffice({ port, definitions, way }: Wanted, print: (text: string) => void): Promise<void> {
  const { folder, pack } = await readGoodPack(definitions);
  const files = new Map([...folder.base.layers.toReversed(), folder].flatMap((layer) => [...layer.files]));
  const answers = answersOfScenarios(pack, readScenarios(files, pack).services);
  const calls = askedCalls(pack);
  const address = await createMockOffice({ calls, answers, way }).listen({ host: '127.0.0.1', port });
  print(`The mock office answers ${calls.length} calls at ${address}. Stop with Ctrl-C.`);
  for (const { id } of (pack.portal.offices ?? []).filter(({ id }) => id !== mainOffice))
    print(`The calls of the office ${id} are below ${address}/@${id}.`);
  const unread = calls.filter(({ reading, sample }) => reading !== null && sample === undefined);
  for (const { method, endpoint } of unread)
    print(`${method} ${endpoint} has no answerSample: it is answered in the shape of its contract, which answer cannot read.`);
}
