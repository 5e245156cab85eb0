import type { Grosze } from '../../../engine';
import { escaped } from '../../mail/compose-letter';
import { formatMoney } from './amount-words';
import type { GatewayTransaction, Outcome } from './gateway-books';

type Gateway = GatewayTransaction['gateway'];

interface PageParts {
  readonly gateway: Gateway;
  readonly nonce: string;
}

const names: Readonly<Record<Gateway, string>> = { p24: 'Próbne Przelewy24', kir: 'Próbny Paybynet' };

const choices: Readonly<Record<Outcome, readonly [label: string, about: string]>> = {
  zaplac: ['Zapłać', 'Portal dostaje powiadomienie, a\u00a0Ty wracasz do portalu.'],
  'zaplac-zamknij': ['Zapłać i\u00a0zamknij okno', 'Płatność jest opłacona, ale przeglądarka nie wraca do portalu.'],
  opoznij: ['Zapłać, powiadomienie się spóźni', 'Wracasz do portalu, zanim dowie się on o\u00a0zapłacie.'],
  'dwa-razy': ['Zapłać, powiadomienie przyjdzie dwa razy', 'Portal musi zaksięgować wpłatę tylko raz.'],
  zmien: ['Zapłać, powiadomienie będzie zmienione', 'Portal nie może mu uwierzyć i\u00a0musi sam zapytać o\u00a0płatność.'],
  odmow: ['Odmów', 'Bank nie wykonuje przelewu.'],
  zamknij: ['Zamknij okno bez płacenia', 'Nic się nie dzieje, płatność czeka.'],
};

interface ChoiceParts extends PageParts {
  readonly transaction: GatewayTransaction;
  /** What the payer pays to the gateway on top. */
  readonly commission: Grosze;
  readonly action: string;
}

/** The question how the payment is to end. */
export function choicePage({ transaction, commission, action, ...parts }: ChoiceParts): string {
  const { amount, currency, description, sessionId } = transaction;
  const words = (grosze: Grosze) => formatMoney(grosze, currency);
  const choice = ([outcome, [label, about]]: readonly [string, readonly [string, string]]) =>
    `<li><label><input type="radio" name="wynik" value="${outcome}"${outcome === 'zaplac' ? ' checked' : ''}>
<span><strong>${label}</strong><small>${about}</small></span></label></li>`;
  return page({
    ...parts,
    title: `Do zapłaty ${words(amount + commission)}`,
    content: `<dl><dt>Kwota dla urzędu</dt><dd>${words(amount)}</dd><dt>Prowizja operatora</dt><dd>${words(commission)}</dd>
<dt>Opis</dt><dd>${escaped(description)}</dd><dt>Numer płatności</dt><dd>${escaped(sessionId)}</dd></dl>
<form method="post" action="${escaped(action)}">
<fieldset><legend>Co ma się stać?</legend><ul>${Object.entries(choices).map(choice).join('\n')}</ul></fieldset>
<div class="actions"><button type="submit">Dalej</button></div>
</form>`,
  });
}

/** The end of a visit that does not lead back to the portal. */
export function closedPage({ paid, ...parts }: PageParts & { readonly paid: boolean }): string {
  return page({
    ...parts,
    title: paid ? 'Płatność opłacona' : 'Płatność przerwana',
    content: `<p>${paid ? 'Pieniądze są w\u00a0drodze do urzędu.' : 'Nie zapłacono.'} Możesz zamknąć to okno.</p>
<p><a href="/">Strona główna portalu</a></p>`,
  });
}

/** A payment that is over, or was never begun. */
export function overPage({ returnTo, ...parts }: PageParts & { readonly returnTo: string | null }): string {
  return page({
    ...parts,
    title: returnTo === null ? 'Nie ma takiej płatności' : 'Ta płatność jest już zakończona',
    content: `<p><a href="${escaped(returnTo ?? '/')}">Wróć do portalu</a></p>`,
  });
}

function page({ gateway, nonce, title, content }: PageParts & { readonly title: string; readonly content: string }): string {
  return sandboxPage({
    name: names[gateway],
    note: 'To jest część próbna. Nie płacisz prawdziwymi pieniędzmi.',
    nonce,
    title,
    content,
  });
}

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
<title>${escaped(title)} – ${name}</title>
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
.actions { margin-top: 24px }
button { min-height: 48px; padding: 8px 32px; font: inherit; font-weight: 600; color: #fff; background: #5b2333; border: 0; border-radius: 4px }
:focus-visible { outline: 3px solid #c8553d; outline-offset: 2px }
</style>
</head>
<body><header><span>${name}</span></header>
<main>
<h1>${escaped(title)}</h1>
<p class="note">${note}</p>
${content}
</main></body>
</html>
`;
}
