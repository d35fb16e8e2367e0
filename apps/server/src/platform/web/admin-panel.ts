import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { panelPaths } from '@dalan/contract/masters';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { encodeBody, sendEncoded } from './encoded-body.ts';

const paths = new Set<string>(Object.values(panelPaths));

/** The panel is one page that holds no data; the API decides who sees what in it. */
export async function adminPanel(folder: string) {
  const html = readFileSync(join(folder, 'index.html'));
  const body = await encodeBody(html);
  const policy = contentSecurityPolicy(html.toString());

  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.replace(/\?.*$/, '').replace(/\/+$/, '');
    reply
      // It is the same page, and says itself that there is none of this name.
      .code(paths.has(path) ? 200 : 404)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-cache');
    return sendEncoded(request, reply, body);
  };
}
