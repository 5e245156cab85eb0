import { createServer, request } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** A server in front of a portal that answers one call with generated rows and passes everything else on. */
export interface LongAnswers {
  readonly url: string;
  stop(): Promise<void>;
}

const incomeCall = /^\/api\/fk\/gmina\/dajDochodyBudzetu\?/;

/** Starts the server. Its rows are sent compressed and all at once, like those of an office that has them at hand. */
export async function serveLongAnswers(portal: string, rows: number): Promise<LongAnswers> {
  const body = brotliCompressSync(incomeAnswer(rows), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const server = createServer((incoming, outgoing) => {
    if (incomeCall.test(incoming.url ?? '')) {
      outgoing.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-store' });
      outgoing.end(body);
      return;
    }
    const onward = request(`${portal}${incoming.url}`, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server of long answers has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An answer of the income call. Amounts and names are index times a number coprime to their range, so they look mixed and are the same in every run. */
export function incomeAnswer(count: number): string {
  const listaDochodow = Array.from({ length: count }, (_, index) => {
    const mixed = (index * 7_919 + 50_021) % 1_000_003;
    return {
      rozdzial: String(75_000 + (mixed % 999)),
      paragraf: String(100 + (mixed % 899)),
      nazwaPozycji: `Wpływy z opłaty nr ${mixed % 1_000} według uchwały`,
      planPoZmianach: mixed * 1.25,
      naleznosci: (mixed % 70_001) + 0.55,
      dochodyOtrzymane: (mixed % 60_013) + 0.12,
      dochodyWykonane: mixed % 50_021,
    };
  });
  return JSON.stringify({ listaDochodow });
}
