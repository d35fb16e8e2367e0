import { expect, test } from 'vitest';
import { addressKey, isLoopback } from './address.ts';

test('counts one line of IPv6 as one address, and other lines apart', () => {
  const line = addressKey('2001:db8:1:2:3:4:5:6');
  expect(addressKey('2001:DB8:1:2::9')).toBe(line);
  expect(addressKey('2001:0db8:0001:0002::')).toBe(line);
  expect(addressKey('2001:db8:1:3::9')).not.toBe(line);
  expect(addressKey('2001:db8::1')).toBe(addressKey('2001:db8:0:0:ffff::'));
});

test('counts every IPv4 address for itself, however it is written', () => {
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
  expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(addressKey('203.0.113.8')).not.toBe('203.0.113.7');
});

test('knows the machine itself', () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
  expect(['203.0.113.7', '2001:db8::1', '12.7.0.1'].some(isLoopback)).toBe(false);
});
