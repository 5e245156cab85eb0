import { type Language, originalLanguage } from '../../../engine';
import { writtenDay } from '../../../server/calendar';
import { inLanguage } from '../../../server/resources/shell';
import { escapeMarkup } from '../../../server/texts';
import { cases, registers, words } from './sample';

/** What a page is made with. */
export interface PageSetting {
  readonly nonce: string;
  readonly language: Language;
}

/** Cases with their statuses, to be found by their number. */
export function statusesPage({ nonce, language }: PageSetting): string {
  const word = (name: keyof typeof words) => escapeMarkup(inLanguage(words[name], language));
  const rows = cases.map(({ number, subject, status, changed }) =>
    row([number, inLanguage(subject, language), inLanguage(status, language), writtenDay(changed)]),
  );
  const heads = [word('number'), word('subject'), word('status'), word('changed')];
  return document({ nonce, language, title: word('statuses') }, [
    search(word('find')),
    table(word('statuses'), heads, rows),
    none(word('none')),
  ]);
}

/** Public registers with their entries. */
export function registersPage({ nonce, language }: PageSetting): string {
  const word = (name: keyof typeof words) => escapeMarkup(inLanguage(words[name], language));
  const rows = registers.map(({ name, keeper, entries }) =>
    row([inLanguage(name, language), inLanguage(keeper, language), String(entries)]),
  );
  const heads = [word('register'), word('keeper'), word('entries')];
  return document({ nonce, language, title: word('registers') }, [
    search(word('find')),
    table(word('registers'), heads, rows),
    none(word('none')),
  ]);
}

function search(label: string): string {
  return `<p><label for="find">${label}</label><input id="find" type="search" autocomplete="off"></p>`;
}

function table(caption: string, heads: readonly string[], rows: readonly string[]): string {
  // On a narrow screen rows become blocks, and browsers then forget what they were: the roles remind them.
  const headCells = heads.map((head) => `<th role="columnheader" scope="col">${head}</th>`).join('');
  return `<table role="table"><caption>${caption}</caption><thead role="rowgroup"><tr role="row">${headCells}</tr></thead><tbody role="rowgroup">${rows.join('')}</tbody></table>`;
}

function row([first = '', ...others]: readonly string[]): string {
  return `<tr role="row"><th role="rowheader" scope="row">${escapeMarkup(first)}</th>${others.map((cell) => `<td role="cell">${escapeMarkup(cell)}</td>`).join('')}</tr>`;
}

function none(words: string): string {
  return `<p role="status" data-words="${words}"></p>`;
}

function document({ nonce, language, title }: PageSetting & { readonly title: string }, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${language in words.find ? language : originalLanguage}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body><main><h1>${title}</h1>${parts.join('\n')}</main><script nonce="${nonce}">${script}</script></body>
</html>
`;
}

const style = `
[hidden] { display: none !important }
body { margin: 0; font: 17px/26px system-ui, sans-serif; color: #1b1f1d; background: #fff }
main { padding: 24px; max-width: 64rem }
h1 { font-size: 24px; line-height: 32px; margin: 0 0 16px }
label { display: block; font-weight: 600 }
input { box-sizing: border-box; width: 100%; max-width: 24rem; min-height: 44px; padding: 8px 12px; font: inherit; border: 1px solid #55605b; border-radius: 4px }
input:focus-visible { outline: 3px solid #1d5b8f; outline-offset: 2px }
table { width: 100%; border-collapse: collapse; margin-top: 24px }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
th, td { text-align: left; vertical-align: top; padding: 10px 12px 10px 0; border-bottom: 1px solid #b9c3be; overflow-wrap: anywhere }
thead th { border-bottom: 2px solid #1b1f1d }
tbody th { font-weight: 400; font-variant-numeric: tabular-nums }
@media (max-width: 500px) {
  main { padding: 16px }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  tr { display: block; padding: 8px 0; border-bottom: 1px solid #b9c3be }
  th, td { display: block; padding: 2px 0; border: 0 }
  tbody th { font-weight: 600 }
}`;

// Rows without the typed words are hidden; the last paragraph says so when there is none left.
const script = `
const find = document.getElementById('find');
const said = document.querySelector('[role=status]');
find.addEventListener('input', () => {
  const wanted = find.value.trim().toLowerCase();
  let shown = 0;
  for (const row of document.querySelectorAll('tbody tr')) {
    row.hidden = !row.textContent.toLowerCase().includes(wanted);
    if (!row.hidden) shown += 1;
  }
  said.textContent = shown === 0 ? said.dataset.words : '';
});`;
