import { rulesOf } from '../../accounts/account-data';
import type { SignedInCaller } from '../../accounts/caller';
import { beginLogin, type ReturnAddresses } from '../../accounts/external/begun-logins';
import { confirmRegistration } from '../../accounts/external/confirm-registration';
import { exchangeCode } from '../../accounts/external/login-codes';
import type { Provider } from '../../accounts/identity-node';
import { line, lineOrNull } from '../../calls/body-readers';
import { accepted, defineResource, type OfficeContext, type QueryReader, refused } from '../../calls/define-resource';
import { OfficeFailure } from '../../errors/office-failure';

const text =
  (name: string): QueryReader<string> =>
  (given) =>
    given !== undefined && given.length <= 2_000 ? accepted(given) : refused('wrongQuery', { name });

const returnAddresses = { adresOk: text('adresOk'), adresBlad: text('adresBlad'), adresPotwierdz: text('adresPotwierdz') };

interface BeginContext extends OfficeContext {
  /** Whose account the login confirms; without it the login belongs to nobody yet. */
  readonly user?: SignedInCaller;
}

const beginParts = ({ accounts, user, ...call }: BeginContext) => ({
  ...call,
  publicUrl: accounts.publicUrl,
  signedInAs: user?.accountId ?? null,
});

const begin = async (call: BeginContext, provider: Provider, addresses: ReturnAddresses) =>
  await beginLogin(beginParts(call), await call.accounts.identityNode(provider), addresses);

const beginOwn = async (call: BeginContext, { dostawca, ...addresses }: ReturnAddresses & { readonly dostawca: string }) => {
  const { metoda, adres, pola } = await beginLogin(beginParts(call), call.logins.party(dostawca), addresses);
  return { metoda, adres, pola: [...pola] };
};

/** Logging in elsewhere, or confirming an account there: the way there, and what the browser comes back with. */
export const externalLoginResources = [
  defineResource('GET /uzytkownicy/wezelKrajowy/przekierowanie', {
    query: returnAddresses,
    answer: async ({ query, ...call }) => await begin(call, 'wezelKrajowy', query),
  }),

  defineResource('GET /uzytkownicy/profilZaufany/przekierowanie', {
    query: returnAddresses,
    answer: async ({ query, ...call }) => await begin(call, 'profilZaufany', query),
  }),

  defineResource('GET /uzytkownicy/wezelKrajowy/potwierdzenie', {
    query: returnAddresses,
    caller: 'user',
    answer: async ({ query, ...call }) => await begin(call, 'wezelKrajowy', query),
  }),

  defineResource('GET /uzytkownicy/profilZaufany/potwierdzenie', {
    query: returnAddresses,
    caller: 'user',
    answer: async ({ query, ...call }) => await begin(call, 'profilZaufany', query),
  }),

  defineResource('GET /uzytkownicy/dostawcy/{dostawca}/przekierowanie', {
    query: { dostawca: text('dostawca'), ...returnAddresses },
    answer: async ({ query, ...call }) => await beginOwn(call, query),
  }),

  defineResource('GET /uzytkownicy/dostawcy/{dostawca}/potwierdzenie', {
    query: { dostawca: text('dostawca'), ...returnAddresses },
    caller: 'user',
    answer: async ({ query, ...call }) => await beginOwn(call, query),
  }),

  defineResource('POST /uzytkownicy/wymianaKodu', {
    query: {},
    body: { kod: line('kod') },
    answer: async ({ body, ...call }) => ({ token: await exchangeCode(call, body.kod) }),
  }),

  defineResource('POST /uzytkownicy/potwierdzenieDanych', {
    query: { jwtToken: text('jwtToken') },
    // Name, surname, PESEL and the line they came in are read for their form only: the token knows them.
    body: {
      imie: line('imie'),
      nazwisko: line('nazwisko'),
      email: line('email', 300),
      pesel: line('pesel'),
      nip: lineOrNull('nip'),
      token: line('token', 2_000),
      dane: line('dane', 4_000),
    },
    answer: async ({ query, body, ...call }) => {
      if (body.token !== query.jwtToken) throw new OfficeFailure('linkUnknown');
      return { token: await confirmRegistration(call, rulesOf(call), { token: body.token, email: body.email, nip: body.nip }) };
    },
  }),
];
