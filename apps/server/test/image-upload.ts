import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { LoggedIn } from './sessions.ts';

type Upload = { field?: string; fileName?: string; type?: string };

/** A call to POST /api/file_upload with one file in it, ready for `app.inject`. */
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

/** A small picture, so that encoding it takes no time: an ochre heap on a green ground. */
export function drawTestPicture(width = 64, height = 64) {
  const heap = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#1f5b3a"/><circle cx="50%" cy="50%" r="40%" fill="#f3e6c9"/>
  </svg>`;
  return sharp(Buffer.from(heap));
}
