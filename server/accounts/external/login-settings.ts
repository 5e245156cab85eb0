import { readContracts } from '../../contracts/read-contracts';
import type { LoginContract, LoginProvider } from './login-provider';

/** The login providers of the project. */
export interface LoginSettings {
  /** All that this server knows, with or without a contract. */
  readonly providers: readonly LoginProvider[];
  /** Contracts by the provider's key. */
  readonly contracts: ReadonlyMap<string, LoginContract>;
  /** What the code of a provider threw when its contract was made, by its key. It is not offered. */
  readonly threw: ReadonlyMap<string, string>;
}

const prefix = 'LOGIN_';

interface ReadParts {
  readonly providers: readonly LoginProvider[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly sandbox: boolean;
  /** Takes a sentence that stops the start. */
  readonly problem: (sentence: string) => void;
}

/** Reads the variables of the login providers. */
export function readLoginSettings({ providers, ...parts }: ReadParts): LoginSettings {
  for (const { key, variables } of providers)
    for (const name of Object.keys(variables))
      if (!name.startsWith(prefix)) parts.problem(`Variables of a login provider begin with ${prefix}, but ${key} has ${name}.`);
  const threw = new Map<string, string>();
  const contracts = readContracts({
    what: 'login provider',
    parties: providers,
    threw: (key, words) => threw.set(key, words),
    ...parts,
  });
  return { providers, contracts, threw };
}

/** Origins that forms of the portal may be sent to for a login. */
export function loginOrigins({ contracts }: LoginSettings): readonly string[] {
  return [...contracts.values()].flatMap(({ formOrigins }) => formOrigins);
}

/** What the operator should know about the login providers at a start, a line each. */
export function loginProblems({ providers, contracts, threw }: LoginSettings, named: readonly string[]): readonly string[] {
  return named.flatMap((key) => {
    if (contracts.has(key)) return [];
    const provider = providers.find((known) => known.key === key);
    if (!provider) return [`portal.json names the login provider ${key}, which this server does not know: it is not offered.`];
    const words = threw.get(key);
    if (words !== undefined) return [`The login provider ${provider.name} cannot be opened and is not offered: ${words}`];
    return [
      `portal.json names the login provider ${provider.name}, but ${Object.keys(provider.variables).join(', ')} are not set: it is not offered.`,
    ];
  });
}
