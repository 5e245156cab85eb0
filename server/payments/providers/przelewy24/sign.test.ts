import { describe, expect, it } from 'vitest';
import { signOf } from './sign';

const crc = 'crc-z-panelu-p24';
const common = { sessionId: 'unikalne-id-sesji', amount: 1234n, currency: 'PLN' };

describe('the sign of Przelewy24', () => {
  it('agrees with the known vectors', () => {
    expect(signOf('register', { ...common, merchantId: 999999n }, crc)).toBe(
      'c5d47472de94f7d0f7b01d8048d51e7d2a0f3c025a246dd90301d2c2df83a3a7cdb2ffde27fc770a8fdd3a0f1a3c4423',
    );
    expect(signOf('verify', { ...common, orderId: 999999n }, crc)).toBe(
      '2ee4f7c3de781eff07dd06f56ddb8b6815bee1819d8f818c716321486208b6ab9d3159922dff9a4a44da7b60d315ee30',
    );
    const told = {
      ...common,
      merchantId: 999999n,
      posId: 999999n,
      originAmount: 1234n,
      orderId: 999999n,
      methodId: 154n,
      statement: 'p24-A',
    };
    expect(signOf('notification', told, crc)).toBe(
      'b0149026e29440e8147852b8add23e42da8c08b38e5bf31fa0ef0f85be37877b05d2ec43e091e8f24a4ece10bb944c61',
    );
  });

  it('of order numbers that differ in the last of 63 bits differs', () => {
    const sign = (orderId: bigint) => signOf('verify', { ...common, orderId }, crc);
    expect(sign(9_223_372_036_854_775_807n)).not.toBe(sign(9_223_372_036_854_775_806n));
  });
});
