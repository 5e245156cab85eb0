import { expect } from 'vitest';
import { type SamplePartyName, sampleParties } from '../../sample-office/seed/parties/sample-parties';
import type { DatabaseOffice, OfficeAnswer } from './database-office';
import { signIn } from './sign-in';

/** Short names for the calls of a sample party about itself. */
export interface PartyCaller {
  /** Calls as a party, about itself or about another one that is named. */
  ask(party: SamplePartyName, call: string, about?: SamplePartyName): Promise<OfficeAnswer>;
  /** The body of an answer; anything but success fails. */
  answer<Body>(party: SamplePartyName, call: string): Promise<Body>;
  send(party: SamplePartyName, call: string, body: object): Promise<OfficeAnswer>;
  /** Sends a call and returns `czyZapisano`. */
  isSaved(party: SamplePartyName, call: string, body: object): Promise<boolean>;
}

/** Calls an office as its sample parties, each signed in once. */
export function partyCaller(office: DatabaseOffice): PartyCaller {
  const tokens = new Map<SamplePartyName, Promise<string>>();
  const tokenOf = (name: SamplePartyName): Promise<string> => {
    const token = tokens.get(name) ?? signIn(office.database, { parties: [name] });
    tokens.set(name, token);
    return token;
  };
  const identity = (name: SamplePartyName): string => {
    const party = sampleParties[name];
    return party.institution ? `nip=${party.nip}` : `pesel=${party.pesel}`;
  };
  const address = (call: string, about: SamplePartyName) => `/api${call}${call.includes('?') ? '&' : '?'}${identity(about)}`;
  const ask = async (party: SamplePartyName, call: string, about = party) => await office.get(address(call, about), await tokenOf(party));
  const send = async (party: SamplePartyName, call: string, body: object) =>
    await office.send('POST', address(call, party), body, await tokenOf(party));
  return {
    ask,
    send,
    async answer<Body>(party: SamplePartyName, call: string) {
      const { status, body } = await ask(party, call);
      expect(status, call).toBe(200);
      return body as Body;
    },
    async isSaved(party, call, body) {
      const { status, body: said } = await send(party, call, body);
      expect(status).toBe(200);
      return (said as { czyZapisano: boolean }).czyZapisano;
    },
  };
}
