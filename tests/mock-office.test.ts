// The mock office answers every call of the base pack as its contract says, and in the ways in which an office may answer wrongly.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portalSurroundings } from '../custom-widgets/surroundings';
import { checkPack, officeCalls, readScenarios, sampleValue } from '../engine/authoring';
import { contractAjv } from '../engine/authoring/compile/answer-validator';
import { readDefinitionsFolder } from '../scripts/definitions/definitions-folder';
import { answersOfScenarios } from '../scripts/mock-office/good-answers';
import { createMockOffice } from '../scripts/mock-office/mock-server';
import { waysPath } from '../scripts/mock-office/way-names';
import { ways } from '../scripts/mock-office/ways';

const files = readDefinitionsFolder('definitions');
const { pack } = checkPack(files, undefined, portalSurroundings);
if (!pack) throw new Error('The base pack has errors.');
const calls = officeCalls(pack);
const answers = answersOfScenarios(pack, readScenarios(files, pack).services);
const office = createMockOffice({ calls, answers, way: 'good' });
const ajv = contractAjv({});

beforeAll(async () => {
  await office.ready();
});
afterAll(async () => {
  await office.close();
});

/** The call with a value for each place and parameter that it needs. */
function asked({ method, endpoint, query }: (typeof calls)[number]) {
  const values = Object.fromEntries(query.map(({ name, contract }) => [name, String(sampleValue(contract) ?? 'x')]));
  const path = endpoint.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? 'x'));
  return { method, url: `${path}?${new URLSearchParams(values)}` } as const;
}

const setWay = async (payload: object) => await office.inject({ method: 'POST', url: waysPath, payload });

describe.each(['good', 'empty'] as const)('in the way %s', (way) => {
  test('every call of the pack is answered, and every answer keeps its contract', async () => {
    await setWay({ way });
    const broken: string[] = [];
    for (const call of calls) {
      const answer = await office.inject(asked(call));
      if (answer.statusCode !== 200) broken.push(`${call.method} ${call.endpoint}: ${answer.statusCode}`);
      else if (call.answer !== 'json') expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      // An answer from a scenario may break its contract on purpose; those made of the contract alone must keep it.
      else if (call.response && !(way === 'good' && answers.has(call.endpoint))) {
        const validate = ajv.compile(call.response);
        if (!validate(answer.json())) broken.push(`${call.method} ${call.endpoint}: ${ajv.errorsText(validate.errors)}`);
      }
    }
    expect(broken).toEqual([]);
    expect(calls.length).toBeGreaterThan(100);
  });
});

test('one call answers in another way than the rest, and says so in the list', async () => {
  await setWay({ way: 'good' });
  const call = 'GET /el/dajNajpopularniejszeImiona';
  const url = '/el/dajNajpopularniejszeImiona';
  const ask = async (way: string) => {
    expect((await setWay({ call, way })).statusCode).toBe(204);
    return await office.inject({ method: 'GET', url });
  };
  expect((await ask('wrong')).json()).toEqual({ listaImion: [{ imie: 'Anna', liczbaOsob: '213' }] });
  expect((await office.inject({ method: 'GET', url: waysPath })).body).toContain(`wrong      ${call}`);
  expect((await ask('lacking')).json()).toEqual({});
  const cut = await ask('cut');
  expect(() => cut.json()).toThrow(SyntaxError);
  expect((await ask('refused')).json()).toEqual({ kod: 9_001, opis: 'Odmowa próbnego urzędu.' });
  expect((await ask('loggedOut')).statusCode).toBe(401);
  expect(await ask('missing')).toMatchObject({ statusCode: 404, body: '' });
  expect((await ask('failed')).headers['content-type']).toContain('text/html');
  expect((await ask('good')).json()).toMatchObject({ listaImion: [{ imie: 'Anna' }] });
});

test('what cannot be meant is refused: a way, a call, an address, a call without what it needs', async () => {
  expect(await setWay({ way: 'polite' })).toMatchObject({ statusCode: 400, body: `The ways are ${Object.keys(ways).join(', ')}.\n` });
  const stray = await setWay({ call: 'GET /nowhere', way: 'good' });
  expect(stray.statusCode).toBe(400);
  expect(stray.body).toContain('There is no call GET /nowhere');
  expect((await office.inject({ method: 'GET', url: '/nowhere' })).json()).toMatchObject({ kod: 9_000 });
  const needy = calls.find(({ query, endpoint }) => query.some(({ optional, name }) => !optional && !endpoint.includes(`{${name}}`)));
  const answer = await office.inject({ method: needy?.method ?? 'GET', url: (needy?.endpoint ?? '').replaceAll(/\{\w+\}/g, 'x') });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['x-mock-office']).toMatch(/^The call .+ lacks \w+\.$/);
});
