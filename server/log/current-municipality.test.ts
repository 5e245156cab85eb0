import { spawnSync } from 'node:child_process';
import { createServer, request } from 'node:http';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { currentMunicipality, inMunicipality, outsideMunicipalities } from './current-municipality';
import { noteRequests } from './current-request';
import { openOperatorLog } from './operator-log';

it('what a municipality begins belongs to it, and work of the process in between does not', async () => {
  const seen = await inMunicipality('lipa', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return [currentMunicipality(), outsideMunicipalities(currentMunicipality), currentMunicipality()];
  });
  expect(seen).toEqual(['lipa', undefined, 'lipa']);
  expect(currentMunicipality()).toBeUndefined();
});

it('a fault that nothing caught is known by its municipality', () => {
  const program = `
    const { currentMunicipality, inMunicipality } = await import(${JSON.stringify(new URL('./current-municipality.ts', import.meta.url).href)});
    process.on('uncaughtException', (error) => console.log(error.message, currentMunicipality()));
    const fail = (text) => () => { throw new Error(text); };
    inMunicipality('lipa', () => {
      setTimeout(fail('timer'), 1);
      setImmediate(fail('immediate'));
      process.nextTick(fail('tick'));
      Promise.resolve().then(fail('promise'));
    });
    setTimeout(fail('process'), 20);
  `;
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(stdout.trim().split('\n').sort()).toEqual(['immediate lipa', 'process undefined', 'promise lipa', 'tick lipa', 'timer lipa']);
});

it('a request whose body arrives in parts over a connection of many belongs to its municipality to the end', async () => {
  const app = Fastify();
  noteRequests(app);
  app.post('/', async ({ body }) => ({ body, municipality: currentMunicipality() }));
  await app.ready();
  let begun: () => void = () => undefined;
  const server = createServer((incoming, response) => {
    inMunicipality('lipa', () => app.routing(incoming, response));
    begun();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const answered = new Promise<string>((resolve, reject) => {
    const asked = request({ port, method: 'POST', headers: { 'content-type': 'application/json' } }, async (answer) => {
      let text = '';
      for await (const piece of answer) text += piece;
      resolve(text);
    }).once('error', reject);
    begun = () => asked.end('"zespołu"');
    asked.write(' ');
  });
  expect(JSON.parse(await answered)).toEqual({ body: 'zespołu', municipality: 'lipa' });
  server.closeAllConnections();
  server.close();
  await app.close();
});

it.each([
  ['json', '"municipality":"lipa"'],
  ['text', 'lipa'],
] as const)('the log in the form %s names it', (format, words) => {
  const written: string[] = [];
  const place = { write: (text: string) => written.push(text) };
  const log = openOperatorLog(format, { out: place, err: place });
  inMunicipality('lipa', () => {
    log.tell('something');
    log.request({ requestId: '1', method: 'GET', route: '/', status: 200, milliseconds: 1 });
  });
  log.tell('something else');
  expect(written.map((line) => line.includes(words))).toEqual([true, true, false]);
});
