import { expect, it } from 'vitest';
import { networkOf } from './security-events';

it.each([
  ['198.51.100.23', '198.51.100.0/24'],
  ['::ffff:198.51.100.23', '198.51.100.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::7', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['unknown', null],
])('of the address %s only the network %s is kept', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
