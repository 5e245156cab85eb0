import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorAnswer, OfficeFailure, requestedLanguage } from '../errors/office-failure';

const retrySeconds = 5;

/** Answers for a municipality whose office is not open: a page for people, and the error of an office under maintenance for calls. */
export function sendClosed({ url = '' }: Pick<IncomingMessage, 'url'>, response: ServerResponse): void {
  response.setHeader('retry-after', retrySeconds);
  if (!url.startsWith('/api/')) {
    send(response, 503, 'text/html; charset=utf-8', page);
    return;
  }
  const lang = URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').searchParams.get('lang') : null;
  const { status, body } = errorAnswer(new OfficeFailure('maintenance'), requestedLanguage({ lang }));
  send(response.setHeader('x-portal-failure', '1'), status, 'application/json; charset=utf-8', JSON.stringify(body));
}

/** Answers with a line for whoever runs a proxy or calls this server by a wrong name. Nothing of the request is repeated. */
export function sendLine(response: ServerResponse, status: number, line: string): void {
  send(response, status, 'text/plain; charset=utf-8', `${line}\n`);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response
    .writeHead(status, {
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    })
    .end(body);
}

const style = `body { margin: 0; font: 18px/28px system-ui, sans-serif; color: #1b1f1d; background: #fff }
main { max-width: 60rem; margin: 0 auto; padding: 48px 24px }
h1 { font-size: 32px; line-height: 40px; margin: 0 0 16px }`;
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`;

const page = `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="30">
<title>Portal jest chwilowo zamknięty</title>
<style>${style}</style>
</head>
<body><main>
<h1>Portal jest chwilowo zamknięty</h1>
<p>Trwają prace techniczne. Spróbuj ponownie później. Strona odświeży się sama.</p>
</main></body>
</html>
`;
