import type { Provider } from '../../accounts/external/identity-node';
import { escaped } from '../../mail/compose-letter';
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
<span><strong>${escaped(`${givenName} ${familyName}`)}</strong><small>${escaped(about)}</small></span></label></li>`;
  return page({
    provider,
    nonce,
    title: 'Kto się loguje?',
    content: `<p>Portal urzędu prosi o\u00a0potwierdzenie tożsamości. Wybierz osobę, która się loguje.</p>
<form method="post" action="/wezel-probny/${provider}/odpowiedz">
<input type="hidden" name="SAMLRequest" value="${escaped(request)}">${relayed(relayState)}
<fieldset><legend>Osoba</legend><ul>${samplePersons.map(choice).join('\n')}</ul></fieldset>
<p>Portal otrzyma imię, nazwisko, datę urodzenia i\u00a0numer PESEL tej osoby.</p>
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
    ? `Tożsamość potwierdzona: <strong>${escaped(`${person.givenName} ${person.familyName}`)}</strong>.`
    : 'Odmówiono potwierdzenia tożsamości.';
  return page({
    provider,
    nonce,
    title: person ? 'Tożsamość potwierdzona' : 'Logowanie przerwane',
    content: `<p>${said} Wróć do portalu, żeby zakończyć logowanie.</p>
<form method="post" action="${escaped(consumer)}"><input type="hidden" name="SAMLResponse" value="${escaped(response)}">${relayed(relayState)}
<div class="actions"><button type="submit">Wróć do portalu</button></div></form>`,
  });
}

function relayed(relayState: string): string {
  return relayState === '' ? '' : `<input type="hidden" name="RelayState" value="${escaped(relayState)}">`;
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
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – ${names[provider]}</title>
<style nonce="${nonce}">
body { margin: 0; font: 18px/28px system-ui, sans-serif; color: #1b1f1d; background: #eef1f4 }
header { padding: 16px; color: #fff; background: #23405f; font-weight: 600 }
header span, main { display: block; max-width: 40rem; margin: 0 auto }
main { padding: 24px 16px 48px; overflow-wrap: anywhere }
h1 { font-size: 28px; line-height: 36px; margin: 0 0 16px }
a { color: #1d5b8f }
.note { margin: 0 0 24px; padding: 12px 16px; background: #fff; border-left: 4px solid #c8553d }
fieldset { margin: 0 0 16px; padding: 0; border: 0 }
legend { padding: 0 0 8px; font-weight: 600 }
ul { list-style: none; margin: 0; padding: 0; background: #fff }
li + li { border-top: 1px solid #cfd6dd }
label { display: flex; gap: 12px; align-items: flex-start; padding: 12px 16px; cursor: pointer }
label:has(:checked) { background: #e3ecf5 }
input[type=radio] { flex: none; width: 24px; height: 24px; margin: 2px 0; accent-color: #23405f }
strong { font-weight: 600 }
small { display: block; font-size: 16px; line-height: 24px; color: #3d4541 }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px }
button { min-height: 48px; padding: 8px 24px; font: inherit; font-weight: 600; color: #fff; background: #23405f; border: 2px solid #23405f; border-radius: 4px }
button.second { color: #23405f; background: #fff }
:focus-visible { outline: 3px solid #c8553d; outline-offset: 2px }
</style>
</head>
<body><header><span>${names[provider]}</span></header>
<main>
<h1>${escaped(title)}</h1>
<p class="note">To jest część próbna. Prawdziwy urząd używa w\u00a0tym miejscu systemu państwowego.</p>
${content}
</main></body>
</html>
`;
}
