import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '@dalan/contract/endpoints';
import { panelPageOf, panelPaths } from '@dalan/contract/pages/panel-paths';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { encodeBody, sendEncoded } from './encoded-body.ts';
import { openPanelScripts } from './panel-scripts.ts';

/** The panel is one static page without data. The API controls access. */
export async function adminPanel(folder: string) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const scriptsOf = openPanelScripts(folder, html);
  const encode = (path: string) => {
    const scripts = scriptsOf(path);
    const page = withLinks(html, [
      ...scripts.map(scriptLink),
      ...(isInside(path) ? [session] : []),
    ]);
    return encodeBody(Buffer.from(page));
  };
  const paths = Object.values<string>(panelPaths);
  const bodies = new Map(
    await Promise.all(paths.map(async (path) => [path, await encode(path)] as const)),
  );
  const unknownPage = await encode('');
  const policy = contentSecurityPolicy(html);

  return (request: FastifyRequest, reply: FastifyReply) => {
    const body = bodies.get(panelPageOf(request.url.replace(/\?.*$/, '')));
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

/** Pages before the log-in, and the rider's, which has a copy of its session, do not ask who it is. */
const outside: string[] = [
  panelPaths.logIn,
  panelPaths.forgottenPassword,
  panelPaths.newPassword,
  panelPaths.undoEmail,
  panelPaths.join,
  panelPaths.rider,
];
const isInside = (path: string) => path !== '' && !outside.includes(path);

const scriptLink = (script: string) => `<link rel="modulepreload" href="${script}"/>`;
/** Who it is, asked while the scripts are on the way: the panel's first call takes this answer. */
const session = `<link rel="preload" as="fetch" crossorigin="anonymous" href="${endpoints.getSession.path}"/>`;

function withLinks(html: string, links: string[]): string {
  const missing = links.filter((link) => !html.includes(link));
  return html.replace('</head>', `${missing.join('')}</head>`);
}
