import { escapeMarkup } from '../texts/escape-markup';

/** The page that stands in the frame of a preview when there is nothing to show: one sentence in the languages of the editor. */
export function frameNotice(nonce: string, { pl, en }: { readonly pl: string; readonly en: string }): string {
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Podgląd</title>
<style nonce="${nonce}">
body { margin: 0; padding: 32px 24px; font: 18px/28px system-ui, sans-serif; color: #1b1f1d; background: #f3f5f4 }
p { max-width: 40rem; margin: 0 auto 16px }
p[lang] { font-size: 16px; line-height: 24px; color: #45504b }
</style>
</head>
<body><main>
<p>${escapeMarkup(pl)}</p>
<p lang="en">${escapeMarkup(en)}</p>
</main></body>
</html>
`;
}
