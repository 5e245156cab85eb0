import type { Provider } from '../../../server/accounts';
import { escapeMarkup, hardSpaces } from '../../../server/texts';
import { sandboxPage } from '../sandbox-page';
import { type SamplePerson, samplePersons } from './sample-persons';

interface PageParts {
  readonly provider: Provider;
  readonly nonce: string;
}

const names: Readonly<Record<Provider, string>> = {
  wezelKrajowy: 'Próbny węzeł krajowy',
  profilZaufany: 'Próbny profil zaufany',
};

/** The question who logs in. */
export function personsPage({
  provider,
  nonce,
  request,
  relayState,
}: PageParts & { readonly request: string; readonly relayState: string }): string {
  const choice = ({ id, givenName, familyName, about }: SamplePerson, index: number) =>
    `<li><label><input type="radio" name="osoba" value="${id}"${index === 0 ? ' checked' : ''}>
<span><strong>${escapeMarkup(`${givenName} ${familyName}`)}</strong><small>${hardSpaces(escapeMarkup(about))}</small></span></label></li>`;
  return page({
    provider,
    nonce,
    title: 'Kto się loguje?',
    content: `<p>Portal urzędu prosi o\u00a0potwierdzenie tożsamości. Wybierz osobę, która się loguje.</p>
<form method="post" action="/wezel-probny/${provider}/odpowiedz">
<input type="hidden" name="SAMLRequest" value="${escapeMarkup(request)}">${relayed(relayState)}
<fieldset><legend>Osoba</legend><ul>${samplePersons.map(choice).join('\n')}</ul></fieldset>
<p>Portal otrzyma imię i\u00a0nazwisko, datę urodzenia i\u00a0numer PESEL tej osoby.</p>
<div class="actions"><button type="submit" name="decyzja" value="potwierdz">Potwierdź tożsamość</button>
<button type="submit" name="decyzja" value="odmow" class="second">Odmów</button></div>
</form>`,
  });
}

interface ReturnParts extends PageParts {
  /** Where the portal takes answers. */
  readonly consumer: string;
  readonly response: string;
  /** What came with the request and goes back as it is; empty for nothing. */
  readonly relayState: string;
  /** The person who has logged in; null after a refusal. */
  readonly person: SamplePerson | null;
}

/** The way back: a form without a script, so that a button sends it. */
export function returnPage({ provider, nonce, consumer, response, relayState, person }: ReturnParts): string {
  const said = person
    ? `<p>Portal otrzyma te dane:</p>
<dl><dt>Imię i\u00a0nazwisko</dt><dd>${escapeMarkup(`${person.givenName} ${person.familyName}`)}</dd>
<dt>Data urodzenia</dt><dd>${birthDateWords(person)}</dd><dt>PESEL</dt><dd>${escapeMarkup(person.pesel)}</dd></dl>`
    : '<p>Portal nie otrzyma żadnych danych. Możesz zalogować się inaczej.</p>';
  return page({
    provider,
    nonce,
    title: person ? 'Tożsamość potwierdzona' : 'Logowanie przerwane',
    content: `${said}
<form method="post" action="${escapeMarkup(consumer)}"><input type="hidden" name="SAMLResponse" value="${escapeMarkup(response)}">${relayed(relayState)}
<div class="actions"><button type="submit">Wróć do portalu</button></div></form>`,
  });
}

function relayed(relayState: string): string {
  return relayState === '' ? '' : `<input type="hidden" name="RelayState" value="${escapeMarkup(relayState)}">`;
}

function birthDateWords({ birthDate }: SamplePerson): string {
  return new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(birthDate)).replaceAll(' ', '\u00a0');
}

/** What somebody sees who does not come from the portal. */
export function refusedPage({ provider, nonce }: PageParts): string {
  return page({
    provider,
    nonce,
    title: 'Nie można rozpocząć logowania',
    content:
      '<p>Prośba o\u00a0zalogowanie nie pochodzi z\u00a0portalu albo została zmieniona.</p><p><a href="/logowanie">Wróć do logowania</a></p>',
  });
}

function page({ provider, nonce, title, content }: PageParts & { readonly title: string; readonly content: string }): string {
  return sandboxPage({
    name: names[provider],
    note: 'To jest część próbna. Prawdziwy urząd używa w\u00a0tym miejscu systemu państwowego.',
    nonce,
    title,
    content,
  });
}
