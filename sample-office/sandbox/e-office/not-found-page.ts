/** The page of the e-office for a file that does not exist. */
export function notFoundPage(nonce: string): string {
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nie ma takiego pliku</title>
<style nonce="${nonce}">
body { margin: 0; font: 18px/28px system-ui, sans-serif; color: #1b1f1d; background: #fff }
main { max-width: 40rem; margin: 0 auto; padding: 48px 24px }
h1 { font-size: 32px; line-height: 40px; margin: 0 0 16px }
a { color: #1d5b8f }
</style>
</head>
<body><main>
<h1>Nie ma takiego pliku</h1>
<p>Plik mógł zostać usunięty albo przeniesiony. Wybierz go ponownie z&nbsp;katalogu.</p>
<p><a href="/procedury">Wróć do katalogu procedur</a></p>
</main></body>
</html>
`;
}
