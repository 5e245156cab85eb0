import { wordsOfFault } from '../errors/describe-fault';
import type { VariableRule } from './variables';

/** Somebody whom the office has a contract with, known by a key. */
interface Party<Contract> {
  readonly key: string;
  readonly variables: Readonly<Record<string, VariableRule>>;
  contractOf(value: (variable: string) => string): Contract;
}

interface ReadParts<Contract> {
  /** What a party is called in sentences. */
  readonly what: string;
  readonly parties: readonly Party<Contract>[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly sandbox: boolean;
  /** Takes a sentence that stops the start. Secrets are not repeated in it. */
  readonly problem: (sentence: string) => void;
  /** Takes what the code of a party threw when its contract was made. */
  readonly threw: (key: string, words: string) => void;
}

/** Reads the contracts of the parties from their variables, by key: either all variables of one are set, or none. */
export function readContracts<Contract>({ what, parties, threw, ...parts }: ReadParts<Contract>): ReadonlyMap<string, Contract> {
  const contracts = new Map<string, Contract>();
  for (const [index, party] of parties.entries()) {
    const { key } = party;
    if (!/^[a-z][a-z0-9]{0,19}$/.test(key)) parts.problem(`The key of a ${what} must be a lower-case word, but is ${JSON.stringify(key)}.`);
    if (parties.findIndex((other) => other.key === key) !== index) parts.problem(`Two ${what}s have the key ${key}.`);
    try {
      const contract = readContract(party, parts);
      if (contract !== null) contracts.set(key, contract);
    } catch (error) {
      threw(key, wordsOfFault(error));
    }
  }
  return contracts;
}

/** Null without a contract, and with one that cannot be used: then a problem has been told. */
function readContract<Contract>(
  { variables, contractOf }: Party<Contract>,
  { environment, sandbox, problem }: Pick<ReadParts<Contract>, 'environment' | 'sandbox' | 'problem'>,
): Contract | null {
  const value = (name: string) => environment[name]?.trim() ?? '';
  const names = Object.keys(variables);
  if (names.every((name) => value(name) === '')) return null;
  const problems = Object.entries(variables).flatMap(([name, { expected, matches }]) => {
    if (value(name) === '') return [`${name} is missing: ${names.join(', ')} are set together.`];
    return matches(value(name), sandbox) ? [] : [`${name} must be ${expected}.`];
  });
  problems.forEach(problem);
  return problems.length === 0 ? contractOf(value) : null;
}
