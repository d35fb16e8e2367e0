import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { panelPaths } from '@dalan/contract/panel-paths';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { encodeBody, sendEncoded } from './encoded-body.ts';

const paths = new Set<string>(Object.values(panelPaths));

/** The panel is one static page without data. The API controls access. */
export async function adminPanel(folder: string) {
  const html = readFileSync(join(folder, 'index.html'));
  const body = await encodeBody(html);
  const policy = contentSecurityPolicy(html.toString());

  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.replace(/\?.*$/, '').replace(/\/+$/, '');
    reply
      // The page itself shows "not found" for an unknown path.
      .code(paths.has(path) ? 200 : 404)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-cache');
    return sendEncoded(request, reply, body);
  };
}
