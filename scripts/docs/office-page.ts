import { type LanguageSchema, type LoadedPack, portalSchema } from '../../engine/authoring';
import { wordsOfWays } from '../mock-office/way-names';
import type { Examples } from './examples';
import { cell, fenced } from './object-section';

/** The page about a portal before another backend. Ways of the mock office and calls of the portal itself come from the code and the schema. */
export function officePage(pack: LoadedPack, examples: Examples): string {
  return [
    '# Another office',
    'The portal comes with an office of its own, for trying out and for municipalities that have no other. In front of another backend it needs a single variable: `OFFICE_API_URL=https://office.example/api`. Pages and definitions then come from the portal, every call under `/api` is passed on to that address, and the portal keeps no database of the office. Answers reach the browser as data only: the portal passes on neither HTML nor redirects of the office.',
    '## Before the office is ready',
    '`npm run mock-office` answers every call of a pack, from its scenarios, from the examples in its contracts, and else from their types. Start it, and the portal with `OFFICE_API_URL=http://127.0.0.1:8090`. `--way` says how it answers; while it runs, a single call can be set to another way, so that you see what residents see when the office fails.',
    [
      '| way | what it answers |',
      '|---|---|',
      ...Object.entries(wordsOfWays).map(([name, words]) => `| \`${name}\` | ${cell(words)} |`),
    ].join('\n'),
    '## What the office has to answer',
    'A running portal describes every call of its pack at `/openapi.json`: path, values, and the contract of the answer. Each contract stands in the definition of a service or in `calls.json`. The portal itself, apart from the services, makes the calls below; `portal.json` names them, and one that it does not name is not made.',
    [
      '| in portal.json | what it is for | call of the base pack |',
      '|---|---|---|',
      ...callRows('shell', 'Shell', pack),
      ...callRows('session', 'Session', pack),
    ].join('\n'),
    'A path that is another in your office is changed in `calls.json` of your [overlay](overlay.md):',
    fenced({ calls: { listaUslug: { endpoint: '/v2/uslugi' } } }),
    '## How it speaks',
    'An office rarely answers in the shapes of the base pack. `offices` in `portal.json` says what it means: where an error has its number (`kod`), its sentence (`opis`) and the name of the value that is wrong (`field`), what a status means without a body, which answer refuses although its status is 200, and how the office knows who is signed in. `main` is the office behind `OFFICE_API_URL`; every other one has a variable with its address, and calls name it (`"office": "library"`). Addresses and keys are variables of the operator whose names begin with `OFFICE_`.',
    fenced({ offices: examples.pack.portal.offices ?? [] }),
    '`answer` of a source, a form or a shared call makes of the answer what the contract declares: a formula over `body`, or an object of formulas. [Functions](formulas.md) such as `number`, `date` and `flag` read what the office writes as text. `answerSample` is an answer as the office sends it: the checker applies `answer` to it and compares the result with the contract, and the mock office answers with it.',
    fenced(exampleSource(examples)),
    '`send` of a source or a shared call is the same in the other direction: formulas over `query` and `body`, which hold what the contract gives; in a personal call `query` also has the `nip` or `pesel` of the subject. What is not mapped goes as it is. So the calls of the session, of the frame and of widgets reach an office in its own shapes, here in `calls.json` of an overlay:',
    fenced({ calls: { dodajPrzelew: { endpoint: '/v3/przelewy/{bramka}', send: exampleSending } } }),
    'A value that does not fit stops the call before it is sent. The mock office wants the names of `send`, and the check of a running office asks by them.',
    'The whole example: [example-office.json](../examples/services/example-office.json). Calls of the session and of the frame are mapped in the same way in `calls.json`; a session that the office keeps in its own cookie is `"session": "cookie"`, and the token that the portal asks for may then be any text. `formOrigins` names the gateways to which a page may post a form.',
    '## Does it keep its contracts?',
    '`npm run check -- --definitions DIR --office https://office.example/api` asks every source of every screen once, with the examples of the contracts as values, and says which answers break their contract: the line of the definition, the place in the answer, what was expected. Only GET is sent. Calls about a person are made for the test user of `OFFICE_TOKEN` and `OFFICE_PESEL` or `OFFICE_NIP`. Neither a value of an answer nor anything of the user stands in the report, so that it can be sent to the vendor.',
    'A required field that is missing never becomes a zero: the screen shows *brak danych*, and the problem is reported once with the line of the definition.',
    '## What the office lacks',
    [
      '| the office has no | write in portal.json of your overlay |',
      '|---|---|',
      '| accounts | `"accounts": false`: `session` does not count, and screens that need an account are left out |',
      '| calls for some services | `"services": { "only": ["budzet-dochody"] }`, or `except` |',
      '| PDF of a screen | `"pdf": { "endpoint": null }` in the file of the service: the portal draws the document from the definition and the answers |',
      '| some files, of rows too | `"offices": [{ "id": "main", "lacksFiles": ["/podatki/dajDecyzje/pdf"] }]`: the portal draws the PDFs of screens among them, other buttons are left out |',
      '| PDFs at all | `"pdfBy": "portal"`: the portal draws all of them; other buttons that download from the address of the screen\'s PDF are left out |',
      '| call of a screen or of the portal itself, such as the registration or the visit counter | `"rejestracja": null` under `calls` in `calls.json`: what goes without it stays, see below |',
      '| call that a screen describes itself | `"sources": { "umowa": { "missing": true } }` in the file of the screen |',
    ].join('\n'),
    'A call that is `null` costs no more than what needs it. A source that is `dispensable`, or whose answer may be missing (`onError` with `silent` or `treatAsEmpty`), is never asked, and what needs its answer is left out; a block that is `dispensable` is left out with its call. A screen that cannot go without the call is left out as a whole. Parts of the frame and of the session that name it are left out too; only without the login, who is signed in and the screen of the own account there is no session, and the checker says so.',
    fenced(lackingSource(examples)),
    'The whole example: [example-lacking.json](../examples/services/example-lacking.json).',
    'Items of menu and footer, tiles, links and actions that lead to a screen which the portal does not have are left out; in a text of the office only the words stay. The checker names those that your own files write.',
  ].join('\n\n');
}

const exampleSending = {
  query: { bramka: '=query.provider', klient: "=query.nip != null ? 'N' + query.nip : 'P' + query.pesel" },
  body: { zlecenie: { karta: '=text(body.idKartyNaleznosci)', raty: "=body.idNaleznosciRaty.map(r, {'nr': r})" } },
};

function lackingSource({ pack }: Examples): object {
  const { sources = {} } = pack.services.find(({ slug }) => slug === 'example-lacking')?.definition ?? {};
  const { endpoint, dispensable } = sources.historia ?? {};
  return { sources: { historia: { endpoint, dispensable } } };
}

function exampleSource({ pack }: Examples): object {
  const { sources = {} } = pack.services.find(({ slug }) => slug === 'example-office')?.definition ?? {};
  const { endpoint, office, query, send, answer, answerSample } = sources.ksiazki ?? {};
  return { endpoint, office, query, send, answer, answerSample };
}

/** The calls that a part of portal.json names, with what the schema says of them and what the base pack has there. */
function callRows(part: 'shell' | 'session', definition: string, { portal, calls }: LoadedPack): readonly string[] {
  const { properties } = Object(Object(portalSchema.$defs)[definition]);
  const entries: [string, LanguageSchema][] = Object.entries(properties);
  return entries
    .filter(([, { $ref }]) => $ref === 'service.schema.json#/$defs/Id')
    .map(([name, { description }]) => {
      const id: unknown = Object(portal[part])[name];
      const call = typeof id === 'string' ? calls.calls[id] : undefined;
      const shown = call ? `\`${call.method ?? 'GET'} ${call.endpoint}\`` : '';
      return `| \`${part}.${name}\` | ${cell(String(description))} | ${shown} |`;
    });
}
