// The office's own answers about dues, to compare screens with.
import type { PortalServer } from '../portal-server';
import { expect } from './story';

/** A card of dues. */
export interface Card {
  readonly idKartyNaleznosci: number;
  readonly aplikacjaNaleznosci: string;
  readonly symbolKarty: string;
  readonly suma: number;
  readonly sumaPoTerminie: number;
  /** The earliest day, today or later, on which something of it is due. */
  readonly najblizszyTermin: string | null;
  readonly czyInstytucja: boolean;
}

/** The office's answer to a signed-in user about the subject with this number. */
export async function ask<Answer>(portal: PortalServer, token: string, call: string, number: string): Promise<Answer> {
  const answer = await fetch(`${portal.url}/api${call}${call.includes('?') ? '&' : '?'}${number}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status, call).toBe(200);
  return await answer.json();
}

/** The cards of a subject. */
export const cardsOf = async (portal: PortalServer, token: string, number: string) =>
  (await ask<{ karty: readonly Card[] }>(portal, token, '/oplaty/dajKartyNaleznosci', number)).karty;
