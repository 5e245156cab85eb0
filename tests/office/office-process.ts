// The office as `npm start` runs it, without the built app, as a process for the tests of faults. Its clock can be set.
import { runOffice } from '../../scripts/run-office';
import { samplePage } from './run-office';

const RealDate = Date;
let ahead = Number(process.env.CLOCK_AHEAD ?? 0);

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[], made) => Reflect.construct(target, given.length === 0 ? [RealDate.now() + ahead] : given, made),
  get: (target, name, receiver) => (name === 'now' ? () => RealDate.now() + ahead : Reflect.get(target, name, receiver)),
});
process.on('message', (milliseconds) => {
  ahead = Number(milliseconds);
});
process.channel?.unref();

await runOffice(async () => ({ app: { folder: null, template: async () => samplePage } }));
