import { setTimeout } from 'node:timers/promises';
import { failure, type Language, originalLanguage, parsePesel, success } from '../../../engine';
import { wordsOfFault } from '../../errors/describe-fault';
import { OfficeFailure } from '../../errors/office-failure';
import type { IdentityParty, NodeIdentity } from '../identity-node';
import type { LoginContract, LoginProvider, LoginRedirect } from './login-provider';
import type { LoginSettings } from './login-settings';

// Milliseconds for a provider to say where to go, or who came back: as long as another office has to answer.
const patience = 10_000;

/** A provider's redirect, with the secret that comes back. */
export type OwnRedirect = LoginRedirect & { readonly relayState: string };

/** A provider as the configuration of the office names it to the page. */
interface LoginOffer {
  readonly id: string;
  readonly nazwa: string;
  readonly opis: string | null;
}

/** The login providers of the project that the office offers now. */
export interface Logins {
  /** In the order of portal.json. */
  offers(language: Language): LoginOffer[];
  /** Null for a provider that is not offered. */
  party(key: string): IdentityParty<OwnRedirect> | null;
}

interface LoginsParts {
  readonly settings: LoginSettings;
  /** The keys that portal.json names. */
  readonly named: () => readonly string[];
  readonly publicUrl: string;
  /** Tells the operator of a fault. */
  readonly tell: (text: string) => void;
}

/** Opens the login providers of the project. Whatever one of them throws is told in its own words and ends its own login only. */
export function openLogins({ settings: { providers, contracts }, named, publicUrl, tell }: LoginsParts): Logins {
  const offered = (key: string) => {
    const provider = providers.find((known) => known.key === key);
    const contract = contracts.get(key);
    return provider && contract && named().includes(key) ? { provider, contract } : null;
  };
  return {
    offers: (language) =>
      named().flatMap((key) => {
        const { provider } = offered(key) ?? {};
        return provider
          ? [{ id: key, nazwa: provider.name, opis: provider.note?.[language] ?? provider.note?.[originalLanguage] ?? null }]
          : [];
      }),
    party(key) {
      const found = offered(key);
      return found && partyOf({ ...found, returnTo: `${publicUrl}/api/uzytkownicy/dostawcy/${key}/powrot`, tell });
    },
  };
}

interface PartyParts {
  readonly provider: LoginProvider;
  readonly contract: LoginContract;
  readonly returnTo: string;
  readonly tell: (text: string) => void;
}

function partyOf({ provider: { key, name }, contract, returnTo, tell }: PartyParts): IdentityParty<OwnRedirect> {
  return {
    provider: key,
    async begin({ id, relayState, language }) {
      try {
        const redirect = await inTime(contract.begin({ id, state: `${id}.${relayState}`, returnTo, language }));
        const { metoda, adres, pola } = redirect;
        if (!URL.canParse(adres) || !/^https?:$/.test(new URL(adres).protocol)) throw new Error('adres is no address of the web');
        return { metoda, adres, pola: [...pola], relayState };
      } catch (error) {
        tell(`The login provider ${name} did not say where to go: ${wordsOfFault(error)}`);
        throw new OfficeFailure('loginProviderFailed');
      }
    },
    async complete(posted, now) {
      const [, requestId, relayState] = /^(_[0-9a-f]{40})\.([\w-]{43})$/.exec(posted[contract.stateField ?? 'state'] ?? '') ?? [];
      if (requestId === undefined || relayState === undefined) return failure('it came without the state of a login');
      try {
        const outcome = await inTime(contract.finish(posted, { id: requestId, returnTo, now }));
        if (outcome.kind === 'refused') return failure(wordsOfFault(outcome.reason));
        if (outcome.kind === 'cancelled') return success({ kind: 'not-logged-in', requestId, relayState });
        const person = knownPerson(outcome.person);
        return person === null
          ? failure('it does not name a person with PESEL, first name and surname')
          : success({ kind: 'identity', requestId, relayState, person });
      } catch (error) {
        return failure(wordsOfFault(error));
      }
    },
  };
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = new AbortController();
  const limit = setTimeout(patience, null, { ref: false, signal: late.signal }).then(() => {
    throw new Error(`no answer within ${patience / 1000} s`);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    limit.catch(() => null);
    late.abort();
  }
}

/** The person as the database can keep it; null if anything is missing or cannot be right. */
function knownPerson({ identifier, givenName, familyName }: NodeIdentity): NodeIdentity | null {
  const isName = (text: unknown) =>
    typeof text === 'string' && text !== '' && text === text.trim() && text.length <= 100 && !/\p{Cc}/u.test(text);
  const isPerson = typeof identifier === 'string' && parsePesel(identifier) !== null && isName(givenName) && isName(familyName);
  return isPerson ? { identifier, givenName, familyName } : null;
}
