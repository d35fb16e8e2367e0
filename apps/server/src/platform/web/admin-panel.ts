import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { encodeBody, sendEncoded } from './encoded-body.ts';
import { openPanelScripts } from './panel-scripts.ts';

/** The panel is one static page without data. The API controls access. */
export async function adminPanel(folder: string) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const scriptsOf = openPanelScripts(folder, html);
  const encode = (path: string) => encodeBody(Buffer.from(withScripts(html, scriptsOf(path))));
  const paths = Object.values<string>(panelPaths);
  const bodies = new Map(
    await Promise.all(paths.map(async (path) => [path, await encode(path)] as const)),
  );
  const unknownPage = await encode('');
  const policy = contentSecurityPolicy(html);

  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.replace(/\?.*$/, '').replace(/\/+$/, '');
    const body = bodies.get(path);
    reply
      // The page itself shows "not found" for an unknown path.
      .code(body === undefined ? 404 : 200)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-cache');
    return sendEncoded(request, reply, body ?? unknownPage);
  };
}

function withScripts(html: string, scripts: string[]): string {
  const links = scripts
    .filter((script) => !html.includes(`href="${script}"`))
    .map((script) => `<link rel="modulepreload" href="${script}"/>`);
  return html.replace('</head>', `${links.join('')}</head>`);
}
