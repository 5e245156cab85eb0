import type { Gateway, GatewayContract } from './gateway';

/** How the office takes online payments. */
export interface PaymentSettings {
  /** The gateways that this server knows, with or without a contract. */
  readonly gateways: readonly Gateway[];
  /** Contracts by the gateway's key. Without one, the gateway of the sandbox takes the place where there is one. */
  readonly contracts: ReadonlyMap<string, GatewayContract>;
  /** Seconds from a confirmed payment to its booking. */
  readonly postingSeconds: number;
  /** Seconds between two passes of the sweep. */
  readonly sweepSeconds: number;
}

type Environment = Readonly<Record<string, string | undefined>>;
type ReadSeconds = (name: string, otherwise: number) => number;

const workingDay = 86_400;

interface ReadParts {
  readonly gateways: readonly Gateway[];
  readonly environment: Environment;
  readonly sandbox: boolean;
  readonly seconds: ReadSeconds;
  /** Takes a sentence that stops the start. Secrets are not repeated in it. */
  readonly problem: (sentence: string) => void;
}

/** Reads the variables of the contracts: either all of a gateway, or none. */
export function readPaymentSettings({ gateways, environment, sandbox, seconds, problem }: ReadParts): PaymentSettings {
  const contracts = new Map<string, GatewayContract>();
  for (const [index, gateway] of gateways.entries()) {
    const { key } = gateway;
    if (!/^[a-z][a-z0-9]{0,19}$/.test(key))
      problem(`The key of a payment gateway must be a lower-case word, but is ${JSON.stringify(key)}.`);
    if (gateways.findIndex((other) => other.key === key) !== index) problem(`Two payment gateways have the key ${key}.`);
    const contract = readContract(gateway, { environment, sandbox, problem });
    if (contract) contracts.set(key, contract);
  }
  return {
    gateways,
    contracts,
    postingSeconds: seconds('PAYMENT_POSTING_SECONDS', sandbox ? 5 : 5 * workingDay),
    sweepSeconds: Math.max(1, seconds('PAYMENT_SWEEP_SECONDS', sandbox ? 2 : 60)),
  };
}

/** Null without a contract, and with one that cannot be used: then a problem has been told. */
function readContract(
  { variables, contractOf }: Gateway,
  { environment, sandbox, problem }: Pick<ReadParts, 'environment' | 'sandbox' | 'problem'>,
): GatewayContract | null {
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
