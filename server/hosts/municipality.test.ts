import { expect, it } from 'vitest';
import { parseConfiguration } from '../configuration/configuration';
import { createMunicipality } from './municipality';

const parsed = parseConfiguration({});
if (!parsed.ok) throw new Error(parsed.failure);
const settings = { hosts: ['gmina.pl'], configuration: parsed.value };
const office = () => ({ answer: () => undefined, close: async () => undefined });
const make = (open: () => Promise<ReturnType<typeof office>>, pause = 0) =>
  createMunicipality({ name: 'gmina', settings, open, failed: String, after: Promise.resolve(), pause });

it('requests that arrive while the office opens wait for the same one', async () => {
  let count = 0;
  const municipality = make(async () => {
    count += 1;
    return office();
  });
  expect(municipality.state()).toEqual({ kind: 'waiting' });
  const offices = await Promise.all([municipality.office(), municipality.office(), municipality.office()]);
  expect([new Set(offices).size, count, municipality.state().kind]).toEqual([1, 1, 'open']);
});

it('one that cannot be opened is tried again by a later request, and not before the pause', async () => {
  let isBroken = true;
  const open = async () => {
    if (isBroken) throw new Error('no database');
    return office();
  };
  const patient = make(open, 3_600_000);
  const eager = make(open);
  expect([await patient.office(), await eager.office()]).toEqual([null, null]);
  expect(eager.state()).toEqual({ kind: 'failed', reason: 'Error: no database' });
  isBroken = false;
  expect([await patient.office(), (await eager.office()) === null]).toEqual([null, false]);
});

it('an office that opens after its municipality was closed is closed again', async () => {
  let opens: () => void = () => undefined;
  let isOpen = false;
  const municipality = make(async () => {
    await new Promise<void>((resolve) => {
      opens = resolve;
    });
    isOpen = true;
    return {
      ...office(),
      async close() {
        isOpen = false;
      },
    };
  });
  const asked = municipality.office();
  await Promise.resolve();
  await new Promise(setImmediate);
  const closing = municipality.close();
  opens();
  await Promise.all([asked, closing]);
  expect([isOpen, municipality.state().kind, await municipality.office()]).toEqual([false, 'closed', null]);
});

it('one that is closed while it opens, and asked for again, does not open twice at a time', async () => {
  let open = 0;
  let most = 0;
  const municipality = make(async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise(setImmediate);
    return {
      ...office(),
      async close() {
        open -= 1;
      },
    };
  });
  const first = municipality.office();
  const resetting = municipality.reset();
  const again = municipality.office();
  await Promise.all([first, resetting, again]);
  expect([open, most, municipality.state().kind, await municipality.office()]).toEqual([1, 1, 'open', await again]);
});
