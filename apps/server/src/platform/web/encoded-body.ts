import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body in every supported encoding. */
export type EncodedBody = {
  etag: string;
  identity: Buffer;
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Fast enough for a page that is rendered once per catalogue change. */
const BROTLI_QUALITY = 5;

export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

export async function encodeBody(identity: Buffer): Promise<EncodedBody> {
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    compressGzip(identity),
  ]);
  return { etag: etagOf(identity), identity, brotli, gzip: gzipped };
}

/** A body for answers that are too small to benefit from compression. */
export function plainBody(answer: unknown): EncodedBody {
  const identity = Buffer.from(JSON.stringify(answer));
  return { etag: etagOf(identity), identity, brotli: undefined, gzip: undefined };
}

/** Sends the smallest accepted encoding, or 304 if the etag matches. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, body: EncodedBody) {
  reply.header('etag', body.etag).header('vary', 'accept-encoding');
  const isSuccess = reply.statusCode === 200;
  if (isSuccess && matchesEtag(request.headers['if-none-match'], body.etag)) {
    return reply.code(304).send();
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  if (body.brotli && accepts(accepted, 'br')) {
    return reply.header('content-encoding', 'br').send(body.brotli);
  }
  if (body.gzip && accepts(accepted, 'gzip')) {
    return reply.header('content-encoding', 'gzip').send(body.gzip);
  }
  return reply.send(body.identity);
}

/** A proxy that compresses the answer marks the etag as weak, but the content is the same. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

const refusals = {
  br: /\bbr\s*;\s*q=0(?:\.0*)?(?:,|$)/,
  gzip: /\bgzip\s*;\s*q=0(?:\.0*)?(?:,|$)/,
};

function accepts(header: string, encoding: 'br' | 'gzip'): boolean {
  return header.includes(encoding) && !refusals[encoding].test(header);
}
