import { officeTimeZone } from '../../../engine';
import type { OfficeVerification } from '../../../server/accounts';
import type { AccountRow } from '../../../server/database';
import { escapeMarkup } from '../../../server/texts';
import { sandboxPage } from '../sandbox-page';

const day = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: officeTimeZone });

const said: Readonly<Record<OfficeVerification, string>> = {
  verified: 'Konto jest potwierdzone. Właściciel dostał o\u00a0tym wiadomość.',
  'not-waiting': 'To konto nie czeka na potwierdzenie.',
  'other-account': 'Ta osoba ma już inne potwierdzone konto. Zostało bez zmian.',
};

interface ClerkPage {
  readonly waiting: readonly AccountRow[];
  /** Result of the previous confirmation; null if the page was just opened. */
  readonly outcome: OfficeVerification | null;
  readonly nonce: string;
}

/** The accounts whose owners a clerk may confirm, newest first. */
export function clerkPage({ waiting, outcome, nonce }: ClerkPage): string {
  const told = outcome === null ? '' : `<p role="status"><strong>${said[outcome]}</strong></p>`;
  const list = waiting.length > 0 ? `<ul>${waiting.map(entry).join('\n')}</ul>` : '<p>Nikt nie czeka.</p>';
  return sandboxPage({
    name: 'Urząd: konta mieszkańców',
    note: 'Tożsamość sprawdza pracownik urzędu, z\u00a0dowodem osobistym w\u00a0ręku. Ta strona jest częścią próbną.',
    nonce,
    title: 'Konta do potwierdzenia',
    content: `${told}${list}`,
  });
}

function entry({ id, givenName, familyName, login, email, pesel, nip, institution, createdAt }: AccountRow): string {
  const name = escapeMarkup(`${givenName} ${familyName}`);
  const number = institution ? `NIP ${nip ?? 'nie podano'}` : `PESEL ${pesel ?? 'nie podano'}`;
  return `<li class="inline"><span><strong>${name}</strong><small>${escapeMarkup(number)}</small>
<small>login ${escapeMarkup(login)}</small><small>${escapeMarkup(email)}</small><small>konto z\u00a0dnia ${day.format(createdAt).replaceAll(' ', '\u00a0')}</small></span>
<form method="post" action="/konta-do-potwierdzenia/${id}"><button type="submit" aria-label="Potwierdź: ${name}">Potwierdź</button></form></li>`;
}
