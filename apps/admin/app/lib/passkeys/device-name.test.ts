import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', 'Android phone'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X200) Chrome/140.0 Safari/537.36', 'Android tablet'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', 'iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 'Mac'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/150.0', 'Windows computer'],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0', 'Linux computer'],
  ['something else', 'Passkey'],
])('a passkey made with %s is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
