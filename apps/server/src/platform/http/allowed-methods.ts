import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorTexts } from '@dalan/contract/errors';
import { ShopError } from '../shop-error.ts';
import type { DeclaredRoute } from './access.ts';

/** What can be asked at an address, by the routes that lead there. */
function methodsAt(routes: readonly DeclaredRoute[], address: string): string[] {
  const path = address.replace(/\?.*$/, '');
  const isApi = path.startsWith('/api/');
  // The pages' `/*` also catches what no route of the API takes.
  const leading = routes.filter(({ url }) => !(isApi && url === '/*') && patternOf(url).test(path));
  return [...new Set(leading.map(({ method }) => method))].sort();
}

function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
}

/** Nothing is here, or something that is asked for in another way: then `Allow` says which. */
export function nothingHere(request: FastifyRequest, reply: FastifyReply): ShopError {
  const methods = methodsAt(request.server.declaredRoutes, request.url);
  if (methods.length === 0 || methods.includes(request.method)) {
    return new ShopError('NOT_FOUND', errorTexts.notFound);
  }
  reply.header('allow', methods.join(', '));
  return new ShopError('METHOD_NOT_ALLOWED', errorTexts.methodNotAllowed);
}
