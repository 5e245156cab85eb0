/** Contract with Przelewy24 as the operator sets it. */
export interface Przelewy24Contract {
  /** Address below which its calls and its pages lie. */
  readonly url: string;
  readonly merchantId: bigint;
  readonly posId: bigint;
  /** Secret that ends what is signed. */
  readonly crc: string;
  /** Password of the calls, the report key. */
  readonly apiKey: string;
}

/** Contract with Paybynet as the operator sets it. */
export interface PaybynetContract {
  /** Page that the browser posts its form to. */
  readonly url: string;
  /** Where the server asks how a payment stands. */
  readonly statusUrl: string;
  /** Tax number of the office. */
  readonly clientId: string;
  readonly password: string;
}

/** How the office takes online payments. */
export interface PaymentSettings {
  /** Null: no contract; with the sandbox its own gateway takes the place. */
  readonly p24: Przelewy24Contract | null;
  readonly kir: PaybynetContract | null;
  /** Seconds from a confirmed payment to its booking. */
  readonly postingSeconds: number;
  /** Seconds between two passes of the sweep. */
  readonly sweepSeconds: number;
}

type Environment = Readonly<Record<string, string | undefined>>;
type ReadSeconds = (name: string, otherwise: number) => number;

const workingDay = 86_400;
const secret = /^[\x21-\x7e]{4,200}$/;
const number = /^[1-9]\d{0,17}$/;
const contracts = {
  p24: { P24_URL: 'url', P24_MERCHANT_ID: number, P24_POS_ID: number, P24_CRC: secret, P24_API_KEY: secret },
  kir: { PAYBYNET_URL: 'url', PAYBYNET_STATUS_URL: 'url', PAYBYNET_CLIENT_ID: /^\d{10}$/, PAYBYNET_PASSWORD: secret },
} as const satisfies Readonly<Record<string, Readonly<Record<string, 'url' | RegExp>>>>;

interface ReadParts {
  readonly environment: Environment;
  readonly sandbox: boolean;
  readonly seconds: ReadSeconds;
  /** Takes a sentence that stops the start. Secrets are not repeated in it. */
  readonly problem: (sentence: string) => void;
}

/** Reads the variables of the contracts: either all of a gateway, or none. */
export function readPaymentSettings({ environment, sandbox, seconds, problem }: ReadParts): PaymentSettings {
  const read = (key: keyof typeof contracts): ((name: string) => string) | null => {
    const rules: Readonly<Record<string, 'url' | RegExp>> = contracts[key];
    const value = (name: string) => environment[name]?.trim() ?? '';
    const names = Object.keys(rules);
    if (names.every((name) => value(name) === '')) return null;
    for (const [name, rule] of Object.entries(rules)) {
      if (value(name) === '') problem(`${name} is missing: ${names.join(', ')} are set together.`);
      else if (rule === 'url' ? !isAddress(value(name), sandbox) : !rule.test(value(name)))
        problem(`${name} must be ${rule === 'url' ? 'an https address' : rule === secret ? 'a secret of 4 to 200 signs' : 'a number'}.`);
    }
    return value;
  };
  const p24 = read('p24');
  const kir = read('kir');
  const whole = (text: string) => (number.test(text) ? BigInt(text) : 0n);
  const base = (text: string) => text.replace(/\/+$/, '');
  return {
    p24: p24 && {
      url: base(p24('P24_URL')),
      merchantId: whole(p24('P24_MERCHANT_ID')),
      posId: whole(p24('P24_POS_ID')),
      crc: p24('P24_CRC'),
      apiKey: p24('P24_API_KEY'),
    },
    kir: kir && {
      url: kir('PAYBYNET_URL'),
      statusUrl: kir('PAYBYNET_STATUS_URL'),
      clientId: kir('PAYBYNET_CLIENT_ID'),
      password: kir('PAYBYNET_PASSWORD'),
    },
    postingSeconds: seconds('PAYMENT_POSTING_SECONDS', sandbox ? 5 : 5 * workingDay),
    sweepSeconds: Math.max(1, seconds('PAYMENT_SWEEP_SECONDS', sandbox ? 2 : 60)),
  };
}

/** Money goes over https only; a gateway that is tried out on one's own machine may do without. */
function isAddress(text: string, sandbox: boolean): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && url.search === '' && (url.protocol === 'https:' || (sandbox && url.protocol === 'http:'));
}
