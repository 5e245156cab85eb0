import { describe, expect, it } from 'vitest';
import { readStatus } from '../answers/configuration';
import { decideStart, type StartFacts } from './start-sequence';

const statuses = ['waiting', 'failed', 'maintenance', 'running'] as const;
const begin: StartFacts = { flagStored: false, planned: false, status: 'waiting', configuration: 'waiting' };

describe('decideStart', () => {
  it('goes straight to the maintenance page while the flag is stored, whatever else is known [SHELL-49]', () => {
    for (const status of statuses) {
      for (const configuration of statuses)
        expect(decideStart({ flagStored: true, planned: false, status, configuration })).toEqual({ kind: 'maintenance', store: false });
    }
  });

  it('goes to the maintenance page while a planned break is on, and stores nothing that would outlast it', () => {
    for (const status of statuses) expect(decideStart({ ...begin, planned: true, status })).toEqual({ kind: 'maintenance', store: false });
  });

  it('asks for the status first, then stores the flag and goes to the maintenance page when it says so', () => {
    expect(decideStart(begin)).toEqual({ kind: 'ask' });
    for (const configuration of statuses)
      expect(decideStart({ ...begin, status: 'maintenance', configuration })).toEqual({ kind: 'maintenance', store: true });
  });

  it('honours the flag of the configuration as well', () => {
    for (const status of statuses)
      expect(decideStart({ ...begin, status, configuration: 'maintenance' })).toEqual({ kind: 'maintenance', store: true });
  });

  it('opens when maintenance is off, and takes the configuration when it is there', () => {
    expect(decideStart({ ...begin, status: 'running' })).toEqual({ kind: 'open', configuration: 'waiting' });
    expect(decideStart({ ...begin, status: 'running', configuration: 'running' })).toEqual({ kind: 'open', configuration: 'take' });
    expect(decideStart({ ...begin, status: 'running', configuration: 'failed' })).toEqual({ kind: 'open', configuration: 'failed' });
  });

  it('opens when the status cannot be had', () => {
    expect(decideStart({ ...begin, status: 'failed' })).toEqual({ kind: 'open', configuration: 'waiting' });
  });
});

it.each([
  [{ czyPrzerwaTechniczna: true }, 'maintenance'],
  [{ czyPrzerwaTechniczna: false }, 'running'],
  [{ czyPrzerwaTechniczna: 'true' }, 'running'],
  [{}, 'failed'],
  [null, 'failed'],
  ['true', 'failed'],
])('the status answer %j is read as %s', (answer, status) => {
  expect(readStatus(answer)).toBe(status);
});
