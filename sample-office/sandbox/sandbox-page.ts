import { escapeMarkup } from '../../server/texts';

interface SandboxPage {
  readonly name: string;
  readonly note: string;
  readonly nonce: string;
  readonly title: string;
  readonly content: string;
}

/** A page of the sandbox, whose `content` is HTML. */
export function sandboxPage({ name, note, nonce, title, content }: SandboxPage): string {
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} – ${name}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">
body { margin: 0; font: 18px/28px system-ui, sans-serif; color: #1b1f1d; background: #f1efe8 }
header { padding: 16px; color: #fff; background: #5b2333; font-weight: 600 }
header span, main { display: block; max-width: 40rem; margin: 0 auto }
main { padding: 24px 16px 48px; overflow-wrap: anywhere }
h1 { font-size: 28px; line-height: 36px; margin: 0 0 16px }
h2 { font-size: 22px; line-height: 30px; margin: 32px 0 8px }
a { color: #1d5b8f }
.note { margin: 0 0 24px; padding: 12px 16px; background: #fff; border-left: 4px solid #c8553d }
dl { margin: 0 0 24px }
dt { color: #3d4541 }
dd { margin: 0 0 8px; font-weight: 600 }
fieldset { margin: 0; padding: 0; border: 0 }
legend { padding: 0 0 8px; font-weight: 600 }
ul { list-style: none; margin: 0; padding: 0; background: #fff }
li { padding: 12px 16px }
li:has(label) { padding: 0 }
li + li { border-top: 1px solid #d9d4c7 }
label { display: flex; gap: 12px; align-items: flex-start; padding: 12px 16px; cursor: pointer }
label:has(:checked) { background: #f6e9e4 }
input[type=radio] { flex: none; width: 24px; height: 24px; margin: 2px 0; accent-color: #5b2333 }
strong { font-weight: 600 }
small { display: block; font-size: 16px; line-height: 24px; color: #3d4541 }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px }
button { min-height: 48px; padding: 8px 32px; font: inherit; font-weight: 600; color: #fff; background: #5b2333; border: 2px solid #5b2333; border-radius: 4px }
button.second { color: #5b2333; background: #fff }
.inline { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between }
.inline > span { flex: 1 1 16rem }
:focus-visible { outline: 3px solid #c8553d; outline-offset: 2px }
</style>
</head>
<body><header><span>${name}</span></header>
<main>
<h1>${escapeMarkup(title)}</h1>
<p class="note">${note}</p>
${content}
</main></body>
</html>
`;
}
