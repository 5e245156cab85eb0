import { officeTimeZone } from '../../../engine';
import type { letter } from '../../../server/database';
import { escapeMarkup } from '../../../server/texts';

type Letter = typeof letter.$inferSelect;

const moment = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeStyle: 'short', timeZone: officeTimeZone });

interface MailboxParts {
  readonly letters: readonly Letter[];
  /** The address whose letters alone are shown; empty for all. */
  readonly recipient: string;
  readonly nonce: string;
}

/** The list of letters, the newest first. */
export function mailboxPage({ letters, recipient, nonce }: MailboxParts): string {
  const rows = letters.map(
    (one) => `<li><a href="/skrzynka/${one.id}"><strong>${escapeMarkup(titleOf(one))}</strong></a>
<span>do: ${escapeMarkup(one.recipient)}</span> <time datetime="${one.createdAt.toISOString()}">${moment.format(one.createdAt)}</time></li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : '<p>Nie ma jeszcze żadnej wiadomości.</p>';
  const filter = `<form method="get" action="/skrzynka/"><label for="do">Adres odbiorcy</label>
<input id="do" name="do" type="text" inputmode="email" autocomplete="off" value="${escapeMarkup(recipient)}"><button type="submit">Pokaż</button></form>`;
  return page(
    'Skrzynka próbna',
    `<p class="note">Tu trafiają wiadomości przykładowego urzędu. Prawdziwa poczta nie jest wysyłana.</p>${filter}${list}`,
    nonce,
  );
}

/** One letter as its reader sees it, with links that work. */
export function letterPage({ letter: found, nonce }: { readonly letter: Letter | null; readonly nonce: string }): string {
  const back = '<p><a href="/skrzynka/">Wróć do skrzynki</a></p>';
  if (!found) return page('Nie ma takiej wiadomości', back, nonce);
  const paragraphs = found.body
    .trim()
    .split('\n\n')
    .map((text) => `<p>${withLinks(escapeMarkup(text))}</p>`);
  const head = `<dl><dt>Do</dt><dd>${escapeMarkup(found.recipient)}</dd><dt>Wysłano</dt><dd>${moment.format(found.createdAt)}</dd></dl>`;
  return page(titleOf(found), `${head}<article lang="${found.language}">${paragraphs.join('\n')}</article>${back}`, nonce);
}

/** A text message has no subject. */
function titleOf({ subject, channel }: Letter): string {
  return channel === 'sms' ? 'SMS' : subject;
}

/** Addresses that the office has written stand alone in their line. */
function withLinks(text: string): string {
  return text.replace(/^https?:\/\/\S+$/gm, (address) => `<a href="${address}">${address}</a>`).replaceAll('\n', '<br>');
}

function page(title: string, content: string, nonce: string): string {
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} – Skrzynka próbna</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">
body { margin: 0; font: 18px/28px system-ui, sans-serif; color: #1b1f1d; background: #f4f1ea }
main { max-width: 44rem; margin: 0 auto; padding: 32px 16px; overflow-wrap: anywhere }
h1 { font-size: 28px; line-height: 36px; margin: 0 0 16px }
a { color: #1d5b8f }
.note { margin: 0 0 24px; padding: 12px 16px; background: #fff; border-left: 4px solid #c8553d }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 0 0 24px }
label { flex-basis: 100%; font-weight: 600 }
input { flex: 1 1 12rem; min-width: 0; padding: 8px 12px; font: inherit; border: 1px solid #57605b; border-radius: 4px }
button { padding: 8px 20px; font: inherit; color: #fff; background: #1f5c4a; border: 0; border-radius: 4px }
ul { list-style: none; margin: 0; padding: 0; background: #fff }
li { padding: 12px 16px; border-bottom: 1px solid #d9d4c7 }
li a { display: block }
li span { display: block; color: #3d4541 }
time { color: #3d4541 }
article { padding: 8px 16px; background: #fff }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 16px }
dt { color: #3d4541 }
dd { margin: 0 }
:focus-visible { outline: 3px solid #1d5b8f; outline-offset: 2px }
</style>
</head>
<body><main>
<h1>${escapeMarkup(title)}</h1>
${content}
</main></body>
</html>
`;
}
