import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** Draws a PNG of noise. No format compresses it, so a few of them fill a small disk. */
export function drawNoise(side: number): Buffer {
  const rowBytes = 1 + side * 3;
  const pixels = randomBytes(rowBytes * side);
  // Each row begins with its filter type: 0 is none.
  for (let row = 0; row < side; row += 1) pixels[row * rowBytes] = 0;
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
