import { signOf } from '../../server/payments/providers/przelewy24/sign';
import { serveLocally } from '../local-server';

const [merchantId, posId, crc] = [4_321n, 4_321n, 'tajny-klucz-crc'] as const;

/** Przelewy24 as a server on its own, as far as offices in other processes ask it. */
export interface PlayedPrzelewy24 {
  /** The variables of an office that has a contract with it. */
  readonly variables: Readonly<Record<string, string>>;
  /** Sessions that it was asked to register, to tell about and to confirm, in order. */
  readonly registered: string[];
  readonly asked: string[];
  readonly confirmed: string[];
  /** Sessions that were paid, with their amounts. */
  readonly paid: Map<string, bigint>;
  /** Keeps registrations waiting until the function that it returns is called. */
  hold(): () => void;
  /** The signed message that a session was paid. */
  notificationOf(session: string): string;
  close(): Promise<void>;
}

/** Starts it on a free port. */
export async function startPrzelewy24(): Promise<PlayedPrzelewy24> {
  const [registered, asked, confirmed]: [string[], string[], string[]] = [[], [], []];
  const paid = new Map<string, bigint>();
  let gate = Promise.resolve();
  const server = await serveLocally(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    const { sessionId = '' } = body === '' ? {} : JSON.parse(body);
    const path = request.url ?? '';
    const send = (data: object, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
    };
    if (path.endsWith('/register')) {
      registered.push(sessionId);
      await gate;
      send({ token: `token-${registered.length}` });
    } else if (path.endsWith('/verify')) {
      confirmed.push(sessionId);
      send({ status: 'success' });
    } else if (path.includes('/by/sessionId/')) {
      const session = decodeURIComponent(path.split('/').at(-1) ?? '');
      asked.push(session);
      const amount = paid.get(session);
      if (amount === undefined) send({}, 404);
      else send({ status: 2, amount: Number(amount), currency: 'PLN', orderId: orderOf(session), sessionId: session });
    } else send({});
  });
  const orderOf = (session: string) => 1_000 + registered.indexOf(session);
  return {
    variables: {
      P24_URL: server.url,
      P24_MERCHANT_ID: String(merchantId),
      P24_POS_ID: String(posId),
      P24_CRC: crc,
      P24_API_KEY: 'klucz-raportow',
    },
    registered,
    asked,
    confirmed,
    paid,
    hold() {
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    notificationOf(sessionId) {
      const amount = paid.get(sessionId) ?? 0n;
      const orderId = BigInt(orderOf(sessionId));
      const fields = {
        merchantId,
        posId,
        sessionId,
        amount,
        originAmount: amount,
        currency: 'PLN',
        orderId,
        methodId: 25n,
        statement: 'p24',
      };
      const plain = Object.entries(fields).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]);
      return JSON.stringify({ ...Object.fromEntries(plain), sign: signOf('notification', fields, crc) });
    },
    close: () => server.stop(),
  };
}
