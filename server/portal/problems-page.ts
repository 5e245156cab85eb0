import { escapeMarkup } from '../texts/escape-markup';

/** The page instead of a portal whose definitions have errors from the start. It heals by itself: it asks again every two seconds. */
export function problemsPage(nonce: string, report: string | null): string {
  const details = report === null ? '' : `<pre>${escapeMarkup(report)}</pre>`;
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="2">
<title>Portal jest w przygotowaniu</title>
<style nonce="${nonce}">
body { margin: 0; font: 18px/28px system-ui, sans-serif; color: #1b1f1d; background: #fff }
main { max-width: 60rem; margin: 0 auto; padding: 48px 24px }
h1 { font-size: 32px; line-height: 40px; margin: 0 0 16px }
pre { margin: 32px 0 0; padding: 24px; overflow: auto; font: 14px/21px ui-monospace, monospace; background: #f3f5f4; border-left: 4px solid #a3261b }
</style>
</head>
<body><main>
<h1>Portal jest w&nbsp;przygotowaniu</h1>
<p>Definicje usług zawierają błędy, dlatego portal nie może się teraz otworzyć. Spróbuj ponownie później.</p>
${details}
</main></body>
</html>
`;
}
