import { eq } from 'drizzle-orm';
import { sandbox } from '../../sample-office/sandbox';
import { type SamplePartyName, sampleParties } from '../../sample-office/seed/parties/sample-parties';
import type { Database } from '../../server/database/database';
import type { PaymentState } from '../../server/database/payment-tables';
import { payment } from '../../server/database/payment-tables';
import { builtInGateways } from '../../server/payments/gateways';
import { openPaymentDesk } from '../../server/payments/open-payment-desk';
import type { PaymentDesk } from '../../server/payments/payment-desk';
import type { SampleCard } from './sample-dues';

/** Address of the portal in these tests. */
export const origin = 'http://localhost:4000';
/** Pages of the portal to which payments return. */
export const returns = {
  urlPowrotuOk: `${origin}/platnosc-informacja?wynik=ok`,
  urlPowrotuBlad: `${origin}/platnosc-informacja?wynik=blad`,
};

/** Keys of the gateways. */
export type Provider = string;

interface Redirect {
  readonly metoda: string;
  readonly adres: string;
  readonly pola: readonly { readonly nazwa: string; readonly wartosc: string }[];
}

/** An answer of the office with its JSON. */
export interface CallAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What a resident's browser does during a payment, over real HTTP. */
export interface PaymentCaller {
  get(path: string): Promise<CallAnswer>;
  order(provider: Provider, card: SampleCard, more?: object): Promise<CallAnswer>;
  /** Orders a payment, which must succeed, and returns the id of the transfer. */
  begin(provider: Provider, card: SampleCard, more?: object): Promise<string>;
  /** Opens the gateway's page and chooses an outcome. Returns the address to which the gateway sends the browser; null if it stays. */
  choose(provider: Provider, transfer: string, outcome: string): Promise<string | null>;
  /** The page of the portal on which the browser ends. */
  comeBack(location: string | null): Promise<string>;
}

/** The browser of a person or institution, with its token. */
export function paymentCaller(address: string, token: string, name: SamplePartyName): PaymentCaller {
  const party = sampleParties[name];
  const identity = party.institution ? `nip=${party.nip}` : `pesel=${party.pesel}`;
  const call = async (path: string, body?: object): Promise<CallAnswer> => {
    const answer = await fetch(`${address}/api${path}${path.includes('?') ? '&' : '?'}${identity}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const caller: PaymentCaller = {
    get: (path) => call(path),
    order: (provider, { cardId, instalmentIds }, more = {}) =>
      call(`/platnosci/${provider}/dodajPrzelew`, {
        idKartyNaleznosci: cardId,
        idNaleznosciRatyZbiorczej: instalmentIds,
        idNaleznosciRaty: [],
        nip: party.institution ? party.nip : null,
        ...returns,
        ...more,
      }),
    async begin(provider, card, more) {
      const { status, body } = await caller.order(provider, card, more);
      if (status !== 200) throw new Error(`The order was refused: ${status} ${JSON.stringify(body)}`);
      return (body as { idPrzelewu: string }).idPrzelewu;
    },
    async choose(provider, transfer, outcome) {
      const { body } = await call(`/platnosci/${provider}/przekierowanie?idPrzelewu=${transfer}`);
      const { metoda, adres, pola } = body as Redirect;
      const fields = Object.fromEntries(pola.map(({ nazwa, wartosc }) => [nazwa, wartosc]));
      const page = await (await fetch(address + adres, metoda === 'GET' ? {} : postedForm(fields))).text();
      const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1];
      if (action === undefined) throw new Error(`The gateway does not ask: ${page.slice(-600)}`);
      return (await fetch(address + action, postedForm({ wynik: outcome }))).headers.get('location');
    },
    async comeBack(location) {
      if (location?.startsWith(`${origin}/api/`) !== true) return location ?? '';
      return (await fetch(address + location.slice(origin.length), { redirect: 'manual' })).headers.get('location') ?? '';
    },
  };
  return caller;
}

function postedForm(fields: Readonly<Record<string, string>>): RequestInit {
  const body = new URLSearchParams(fields).toString();
  return { method: 'POST', redirect: 'manual', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
}

/** State of a payment in the database. */
export async function stateOf(database: Database, transfer: string): Promise<PaymentState | null> {
  const [row] = await database.select({ state: payment.state }).from(payment).where(eq(payment.transferId, transfer));
  return row?.state ?? null;
}

/** A second payment desk beside the office's, with its own clock, and gateways at a given address. */
export function testDesk(
  parts: Pick<PaymentDesk, 'database' | 'now'> & {
    readonly address: string;
    readonly postingSeconds?: number;
    readonly tell?: PaymentDesk['tell'];
    readonly letters?: PaymentDesk['letters'];
  },
): PaymentDesk {
  const { database, now, address, postingSeconds = 0, tell = () => undefined, letters = null } = parts;
  return openPaymentDesk({
    database,
    now,
    publicUrl: origin,
    tell,
    settings: { gateways: builtInGateways, contracts: new Map(), postingSeconds, sweepSeconds: 5 },
    sandbox: sandbox.gateways,
    ownOrigin: () => address,
    officeName: () => 'Urząd',
    letters,
  });
}
