import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { LoggedIn } from '../shops/sessions.ts';

type Upload = { field?: string; fileName?: string; type?: string };

/** A POST /api/file_upload request with one file, for `app.inject`. */
export function uploadRequest(
  sender: Pick<LoggedIn, 'headers'> | undefined,
  bytes: Buffer,
  { field = 'image', fileName = 'flour.jpg', type = 'image/jpeg' }: Upload = {},
) {
  const boundary = `----dalan${randomBytes(8).toString('hex')}`;
  const head =
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\n` +
    `content-type: ${type}\r\n\r\n`;
  return {
    method: 'POST' as const,
    url: '/api/file_upload',
    headers: {
      ...sender?.headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** A small picture that encodes fast: an ochre heap on a green ground. */
export function drawTestPicture(width = 64, height = 64) {
  const heap = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#1f5b3a"/><circle cx="50%" cy="50%" r="40%" fill="#f3e6c9"/>
  </svg>`;
  return sharp(Buffer.from(heap));
}

/** A black PNG that is a few kilobytes at any size. */
export function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}
