import { officeTimeZone } from '../../../engine';
import { amountWords, type Grosze } from '../../../portal';
import { escapeMarkup } from '../../../server/texts';
import { sandboxPage } from '../sandbox-page';
import type { GatewayTransaction, Outcome } from './gateway-books';

interface PageParts {
  /** Name of the gateway. */
  readonly name: string;
  readonly nonce: string;
}

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
<dt>Opis</dt><dd>${escapeMarkup(description)}</dd><dt>Numer płatności</dt><dd>${escapeMarkup(sessionId)}</dd></dl>
<form method="post" action="${escapeMarkup(action)}">
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
    content: `<p><a href="${escapeMarkup(returnTo ?? '/')}">Wróć do portalu</a></p>`,
  });
}

function page({ name, nonce, title, content }: PageParts & { readonly title: string; readonly content: string }): string {
  return sandboxPage({
    name,
    note: 'To jest część próbna. Nie płacisz prawdziwymi pieniędzmi.',
    nonce,
    title,
    content,
  });
}

// The gateway is a company of its own, whose pages are Polish; of the portal's words an amount asks for its currency alone.
const context = { language: 'pl', timeZone: officeTimeZone, translate: () => 'zł' } as const;

/** An amount for people: `1 234,50 zł`, with hard spaces. */
export function formatMoney(grosze: Grosze, currency: string): string {
  const words = amountWords(grosze, context);
  return currency === 'PLN' ? words : `${words} (${currency})`;
}
