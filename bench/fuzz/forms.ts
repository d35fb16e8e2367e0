import { drawNoise } from '../drills/people/noisy-picture.ts';
import type { Dice } from './dice.ts';

const picture = drawNoise(8);

export type Form = { form: Buffer; type: string };

/** Makes an upload like a browser's. Most are not pictures, because encoding those is slow. */
export function pictureForm(dice: Dice): Form {
  const content = dice.isLucky(0.1) ? picture : Buffer.from('not a picture');
  const boundary = `----dalan${dice.below(1e9)}`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n`;
  const form = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { form, type: `multipart/form-data; boundary=${boundary}` };
}

const TYPES = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  'multipart/form-data; boundary="b',
  'multipart/form-data; boundary=other',
  "multipart/form-data; boundary*=utf-8''b",
  'multipart/mixed; boundary=b',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
];

const PARTS = [
  '--b\r\n\r\n\r\n',
  '--b\r\n\r\nx',
  '--b\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nx\r\n',
  '--b\r\ncontent-disposition: form-data; name="image"\r\n\r\nx\r\n',
  '--b\r\ncontent-disposition: form-data; name="__proto__"; filename="a"\r\n\r\nx\r\n',
  '--b\r\ncontent-disposition: form-data; name="image"; filename*=utf-99\'\'%ff\r\n\r\nx\r\n',
  '--b\ncontent-disposition: form-data; name="image"; filename="a"\n\nx\n',
  '--b\r\ncontent-type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\nx\r\n--c--\r\n',
  `--b\r\nx-long: ${'x'.repeat(90_000)}\r\n\r\nx\r\n`,
  '--b\r\ncontent-disposition: \xff\xfe; name="image"\r\n\r\n\0\r\n',
  'preamble\r\n',
  '--b--\r\n',
  '--b--',
  '--b',
  '\r\n',
  '--b\r\n\r\n\r\n'.repeat(1_500),
];

/** Makes a malformed form, complete or truncated. */
export function brokenForm(dice: Dice): Form {
  const length = dice.below(6);
  const parts = Array.from({ length }, () => dice.pick(PARTS)).join('');
  const whole = Buffer.from(parts + dice.pick(['--b--\r\n', '--b--', '']), 'latin1');
  const form = dice.isLucky(0.3) ? whole.subarray(0, dice.below(whole.length + 1)) : whole;
  const type = dice.isLucky(0.6) ? 'multipart/form-data; boundary=b' : dice.pick(TYPES);
  return { form, type };
}
