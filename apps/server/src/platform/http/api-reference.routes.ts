import swagger from '@fastify/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '@dalan/contract/shop';
import { contentSecurityPolicy } from '../web/content-security-policy.ts';
import { encodeBody, sendEncoded } from '../web/encoded-body.ts';
import type { EncodedBody } from '../web/encoded-body.ts';
import { apiDocumentOptions } from './api-document.ts';
import type { ApiDocument } from './api-document.ts';
import { renderApiReference } from './api-reference-page.ts';
import type { Api } from './route.ts';

const DOCUMENT_PATH = '/api/openapi.json';
const hidden = { config: { access: 'public' }, schema: { hide: true } } as const;

type Reference = { json: EncodedBody; page: EncodedBody; policy: string };

/** Register before the routes: it describes only those added later. */
export async function apiReferenceRoutes(app: Api, shop: Shop): Promise<void> {
  await app.register(swagger, apiDocumentOptions(shop));
  let written: Promise<Reference> | undefined;
  const reference = () => (written ??= write(app.swagger() as ApiDocument));

  app.get(DOCUMENT_PATH, hidden, async (request, reply) => {
    const { json } = await reference();
    return send(request, reply.type('application/json; charset=utf-8'), json);
  });

  app.get('/api/docs', hidden, async (request, reply) => {
    const { page, policy } = await reference();
    reply.header('content-security-policy', policy);
    return send(request, reply.type('text/html; charset=utf-8'), page);
  });
}

async function write(document: ApiDocument): Promise<Reference> {
  const html = renderApiReference(document, DOCUMENT_PATH);
  return {
    json: await encodeBody(Buffer.from(JSON.stringify(document))),
    page: await encodeBody(Buffer.from(html)),
    policy: contentSecurityPolicy(html),
  };
}

function send(request: FastifyRequest, reply: FastifyReply, body: EncodedBody) {
  return sendEncoded(request, reply.header('cache-control', 'no-cache'), body);
}
