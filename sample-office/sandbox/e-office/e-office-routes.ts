import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { officeDay, writtenDay } from '../../../server/calendar';
import { type Database, sandboxEOfficeFile } from '../../../server/database';
import { OfficeFailure } from '../../../server/errors';
import { nonceOf } from '../../../server/http';
import type { DrawPool } from '../../../server/pdf';
import type { PublishedPack, Publisher } from '../../../server/publishing';
import { officeMap } from './map';
import { notFoundPage } from './not-found-page';
import { sheetLetter, sheetWords } from './sheet';
import { type SheetWords, textDocument } from './text-document';

// The e-office behind the links of procedures: another system, which serves files under its own address. This one is for trying out the
// portal.

interface EOfficeOptions {
  readonly database: Database;
  readonly publisher: Publisher;
  readonly pool: DrawPool;
  readonly now: () => Date;
}

type FileRequest = FastifyRequest<{ Params: { '*': string } }>;

const mapLink = 'mapa-dojazdu.svg';

/** Serves the sample files below /e-urzad/. Links are looked up in a table, so that no request reads the disk. */
export async function eOfficeRoutes(app: FastifyInstance, { database, publisher, pool, now }: EOfficeOptions): Promise<void> {
  // Drawing takes a tenth of a second, so each file is drawn once for each pack.
  const drawn = new Map<string, { readonly version: string; readonly bytes: Buffer }>();

  const drawPdf = async (words: SheetWords, pack: PublishedPack): Promise<Buffer> => {
    const { office, theme } = pack.index('pl');
    const printedOn = writtenDay(officeDay(now()));
    const data = sheetLetter(words, { ...office, primary: theme.primary, arms: null }, pack.translate('pl'), printedOn);
    return Buffer.from(await pool.draw({ data, time: now().getTime() }));
  };

  const serve = async (request: FileRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const link = request.params['*'];
    if (link === mapLink) return sendMap(reply);
    const pack = publisher.current();
    const file = isLink(link) ? await findFile(database, link) : null;
    if (!file || !pack)
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(notFoundPage(nonceOf(request.raw)));

    const words = sheetWords(file, pack.index('pl').office);
    const isPdf = link.endsWith('.pdf');
    const kept = drawn.get(link);
    const bytes = kept?.version === pack.version ? kept.bytes : isPdf ? await drawPdf(words, pack) : textDocument(words);
    drawn.set(link, { version: pack.version, bytes });
    const name = encodeURIComponent(`${file.title.replaceAll('\u00a0', ' ')}${link.slice(link.lastIndexOf('.'))}`);
    return reply
      .type(isPdf ? 'application/pdf' : 'application/vnd.oasis.opendocument.text')
      .header(
        'content-disposition',
        `${isPdf ? 'inline' : 'attachment'}; filename="${link.slice(link.lastIndexOf('/') + 1)}"; filename*=UTF-8''${name}`,
      )
      .send(bytes);
  };

  app.get('/e-urzad/*', async (request: FileRequest, reply) => {
    reply.header('cache-control', 'no-cache');
    try {
      return await serve(request, reply);
    } catch (error) {
      if (!(error instanceof OfficeFailure)) throw error;
      return reply.code(503).header('retry-after', '5').type('text/plain; charset=utf-8').send('Spróbuj ponownie za chwilę.\n');
    }
  });
}

/** True if the text contains only the characters that links of this e-office have. */
function isLink(text: string): boolean {
  return /^[a-z0-9-]+(\/[a-z0-9-]+)*\.(pdf|odt)$/.test(text) && text.length <= 300;
}

async function findFile(database: Database, link: string): Promise<typeof sandboxEOfficeFile.$inferSelect | null> {
  const [file] = await database.select().from(sandboxEOfficeFile).where(eq(sandboxEOfficeFile.link, link));
  return file ?? null;
}

/** The map is shown in a frame of the portal, which the strict headers of other answers forbid. */
function sendMap(reply: FastifyReply): FastifyReply {
  // The frame is sandboxed and has no origin to isolate; with this header browsers would log a warning.
  return reply
    .removeHeader('origin-agent-cluster')
    .type('image/svg+xml; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
    .header('x-frame-options', 'SAMEORIGIN')
    .send(officeMap);
}
