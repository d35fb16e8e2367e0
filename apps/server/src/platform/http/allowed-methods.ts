import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorTexts } from '@dalan/contract/errors';
import { ShopError } from '../shop-error.ts';
import type { DeclaredRoute } from './access.ts';

function allowedMethods(routes: readonly DeclaredRoute[], address: string): string[] {
  const path = address.replace(/\?.*$/, '');
  const isApi = path.startsWith('/api/');
  // The pages' `/*` also matches unknown API paths.
  const leading = routes.filter(({ url }) => !(isApi && url === '/*') && patternOf(url).test(path));
  return [...new Set(leading.map(({ method }) => method))].sort();
}

function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
}

/** Answers 404, or 405 with an `Allow` header where the path exists for other methods. */
export function notFoundOrNotAllowed(request: FastifyRequest, reply: FastifyReply): ShopError {
  const methods = allowedMethods(request.server.declaredRoutes, request.url);
  if (methods.length === 0 || methods.includes(request.method)) {
    return new ShopError('NOT_FOUND', errorTexts.notFound);
  }
  reply.header('allow', methods.join(', '));
  return new ShopError('METHOD_NOT_ALLOWED', errorTexts.methodNotAllowed);
}
