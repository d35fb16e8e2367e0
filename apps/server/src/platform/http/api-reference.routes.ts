import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifySwaggerUiOptions } from '@fastify/swagger-ui';
import type { Shop } from '@dalan/contract/settings/shop';
import { contentSecurityPolicy } from '../web/content-security-policy.ts';
import { encodeBody, sendEncoded } from '../web/encoded-body.ts';
import type { EncodedBody } from '../web/encoded-body.ts';
import { html } from '../web/escaped-html.ts';
import { registerWithAccess } from './access.ts';
import { apiDocumentOptions } from './api-document.ts';
import type { Api } from './route.ts';

const hidden = { config: { access: 'public' }, schema: { hide: true } } as const;

/** Swagger UI's page has no viewport tag, so phones would show it at desktop width. */
const VIEWPORT_SCRIPT = `const viewport = document.createElement('meta');
viewport.name = 'viewport';
viewport.content = 'width=device-width, initial-scale=1';
document.head.append(viewport);
`;

/** Register it before the routes: it describes only those added later. */
export async function apiReferenceRoutes(app: Api, shop: Shop): Promise<void> {
  await app.register(swagger, apiDocumentOptions(shop));
  let written: Promise<EncodedBody> | undefined;
  const write = () => encodeBody(Buffer.from(JSON.stringify(app.swagger())));

  app.get('/api/openapi.json', hidden, async (request, reply) => {
    const json = await (written ??= write());
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
    return sendEncoded(request, reply, json);
  });

  await registerWithAccess(app, 'public', swaggerUi, pageOptions(shop));
}

function pageOptions(shop: Shop): FastifySwaggerUiOptions {
  return {
    routePrefix: '/api/docs',
    staticCSP: contentSecurityPolicy(''),
    uiConfig: {
      // This layout has no top bar, which could load documents from other addresses.
      layout: 'BaseLayout',
      // The page shares the shop's cookies, so "Try it out" would change real orders.
      supportedSubmitMethods: [],
      // This shows `x-access`.
      showExtensions: true,
    },
    theme: {
      // Swagger UI does not escape the title.
      title: html`${shop.name} API`.markup,
      // This hides the "Authorize" button, which is useless on a page that sends no calls.
      css: [
        { filename: 'reference.css', content: '.swagger-ui .scheme-container { display: none }' },
      ],
      js: [{ filename: 'viewport.js', content: VIEWPORT_SCRIPT }],
    },
    uiHooks: {
      onRequest: (_request, reply, done) => {
        reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
        done();
      },
    },
  };
}
