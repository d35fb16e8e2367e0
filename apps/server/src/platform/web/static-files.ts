import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, sendEncoded } from './encoded-body.ts';
import type { EncodedBody } from './encoded-body.ts';

type StaticFile = { body: EncodedBody; type: string; cacheControl: string };

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const HASHED = '/static/';
const FOREVER = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

/**
 * Built files, read once at start-up. Only known paths are answered, so path traversal is
 * impossible.
 */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();

  constructor(folders: string[]) {
    for (const folder of folders) this.#read(folder);
  }

  #read(folder: string): void {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const type = TYPES[extname(entry.name)];
      if (!entry.isFile() || type === undefined || entry.name === 'index.html') continue;
      const url = `/${relative(folder, path).split(sep).join('/')}`;
      this.#files.set(url, {
        body: readEncoded(path),
        type,
        cacheControl: url.startsWith(HASHED) ? FOREVER : ONE_HOUR,
      });
    }
  }

  /** Undefined if the request names no built file. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    const url = request.url.replace(/\?.*$/, '');
    const file = this.#files.get(url);
    return file && this.sendFile(request, reply.header('cache-control', file.cacheControl), url);
  }

  /** The caller says how long the file may be cached. */
  sendFile(request: FastifyRequest, reply: FastifyReply, url: string): FastifyReply | undefined {
    const file = this.#files.get(url);
    return file && sendEncoded(request, reply.header('content-type', file.type), file.body);
  }
}

/** The build writes `.br` and `.gz` files beside compressible ones. */
function readEncoded(path: string): EncodedBody {
  const identity = readFileSync(path);
  const beside = (suffix: string) =>
    existsSync(path + suffix) ? readFileSync(path + suffix) : undefined;
  return { etag: etagOf(identity), identity, brotli: beside('.br'), gzip: beside('.gz') };
}
