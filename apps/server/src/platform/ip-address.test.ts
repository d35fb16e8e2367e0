import { expect, test } from 'vitest';
import { addressKey, isLoopback, networkOf, siteKey } from './ip-address.ts';

test('counts a /64 of IPv6 as one address', () => {
  const key = addressKey('2001:db8:1:2:3:4:5:6');
  expect(addressKey('2001:DB8:1:2::9')).toBe(key);
  expect(addressKey('2001:0db8:0001:0002::')).toBe(key);
  expect(addressKey('2001:db8:1:3::9')).not.toBe(key);
  expect(addressKey('2001:db8::1')).toBe(addressKey('2001:db8:0:0:ffff::'));
});

test('counts each IPv4 address separately, also when mapped into IPv6', () => {
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
  expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(addressKey('203.0.113.8')).not.toBe('203.0.113.7');
});

test('masks an address to its network', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.0/24');
  expect(networkOf('::ffff:203.0.113.255')).toBe('203.0.113.0/24');
  expect(networkOf('2001:DB8:1:2:3:4:5:6')).toBe('2001:db8:1::/48');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0::/48');
  expect(networkOf('203.0.114.7')).not.toBe(networkOf('203.0.113.7'));
});

test('a site is a /48 of IPv6 or a single IPv4 address', () => {
  expect(siteKey('2001:db8:1:2::9')).toBe(siteKey('2001:db8:1:ffff::1'));
  expect(siteKey('2001:db8:2::9')).not.toBe(siteKey('2001:db8:1::9'));
  expect(siteKey('203.0.113.7')).not.toBe(siteKey('203.0.113.8'));
});

test('recognizes loopback addresses', () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
  expect(['203.0.113.7', '2001:db8::1', '12.7.0.1'].some(isLoopback)).toBe(false);
});
