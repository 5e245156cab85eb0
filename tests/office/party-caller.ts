import { expect } from 'vitest';
import { type SamplePartyName, sampleParties } from '../../server/seed/parties/sample-parties';
import type { DatabaseOffice, OfficeAnswer } from './database-office';
import { signIn } from './sign-in';

/** Short words for what a sample party asks of the office about itself. */
export interface PartyCaller {
  ask(party: SamplePartyName, call: string): Promise<OfficeAnswer>;
  /** The body of an answer that must be given. */
  answer<Body>(party: SamplePartyName, call: string): Promise<Body>;
  send(party: SamplePartyName, call: string, body: object): Promise<OfficeAnswer>;
  /** Sends and gives `czyZapisano`. */
  isSaved(party: SamplePartyName, call: string, body: object): Promise<boolean>;
}

/** Calls an office as its sample parties, each signed in once. */
export function partyCaller(office: () => DatabaseOffice): PartyCaller {
  const tokens = new Map<SamplePartyName, string>();
  const tokenOf = async (name: SamplePartyName): Promise<string> => {
    const token = tokens.get(name) ?? (await signIn(office().database, { parties: [name] }));
    tokens.set(name, token);
    return token;
  };
  const identity = (name: SamplePartyName): string => {
    const party = sampleParties[name];
    return party.institution ? `nip=${party.nip}` : `pesel=${party.pesel}`;
  };
  const ask = async (party: SamplePartyName, call: string) =>
    await office().get(`/api${call}${call.includes('?') ? '&' : '?'}${identity(party)}`, await tokenOf(party));
  const send = async (party: SamplePartyName, call: string, body: object) =>
    await office().send('POST', `/api${call}?${identity(party)}`, body, await tokenOf(party));
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
