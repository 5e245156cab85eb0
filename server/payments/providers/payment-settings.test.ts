import { describe, expect, it } from 'vitest';
import { parseConfiguration } from '../../configuration';

const p24 = {
  P24_URL: 'https://secure.example/',
  P24_MERCHANT_ID: '12345',
  P24_POS_ID: '12346',
  P24_CRC: 'tajny-crc',
  P24_API_KEY: 'tajny-klucz',
};
const kir = {
  PAYBYNET_URL: 'https://pbn.example/start',
  PAYBYNET_STATUS_URL: 'https://pbn.example/status',
  PAYBYNET_CLIENT_ID: '1234563218',
  PAYBYNET_PASSWORD: 'tajne-haslo',
};
const office = { DATABASE_URL: 'postgres://gmina@localhost/gmina' };

function failureOf(variables: Readonly<Record<string, string>>): string {
  const parsed = parseConfiguration({ ...office, ...variables });
  return parsed.ok ? '' : parsed.failure;
}

describe('contracts with gateways', () => {
  it('are read whole, with a base address without a slash at its end', () => {
    const parsed = parseConfiguration({ ...office, ...p24, ...kir });
    expect(parsed.ok && parsed.value.payments).toEqual({
      p24: { url: 'https://secure.example', merchantId: 12_345n, posId: 12_346n, crc: 'tajny-crc', apiKey: 'tajny-klucz' },
      kir: {
        url: 'https://pbn.example/start',
        statusUrl: 'https://pbn.example/status',
        clientId: '1234563218',
        password: 'tajne-haslo',
      },
      postingSeconds: 432_000,
      sweepSeconds: 60,
    });
  });

  it('are none outside the sandbox without variables; the sandbox posts and sweeps within seconds', () => {
    const real = parseConfiguration(office);
    expect(real.ok && real.value.payments).toMatchObject({ p24: null, kir: null });
    const sandbox = parseConfiguration({});
    expect(sandbox.ok && sandbox.value.payments).toEqual({ p24: null, kir: null, postingSeconds: 5, sweepSeconds: 2 });
  });

  it.each(Object.keys({ ...p24, ...kir }))('without %s stop the start with a sentence that names it', (name) => {
    const contract: Readonly<Record<string, string>> = Object.hasOwn(p24, name) ? p24 : kir;
    expect(failureOf({ ...contract, [name]: '' })).toMatch(new RegExp(`^${name} is missing: .* are set together\\.$`));
  });

  it.each([
    [{ ...p24, P24_URL: 'http://secure.example' }, 'P24_URL must be an https address.'],
    [{ ...p24, P24_MERCHANT_ID: '0' }, 'P24_MERCHANT_ID must be a number.'],
    [{ ...p24, P24_CRC: 'ze spacją' }, 'P24_CRC must be a secret of 4 to 200 signs.'],
    [{ ...kir, PAYBYNET_CLIENT_ID: '123' }, 'PAYBYNET_CLIENT_ID must be a number.'],
  ])('with a wrong value are refused without repeating a secret', (variables, sentence) => {
    expect(failureOf(variables)).toBe(sentence);
  });
});
