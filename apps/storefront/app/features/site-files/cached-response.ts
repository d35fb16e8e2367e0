const ONE_HOUR = 'public, max-age=3600';

/** Used for small files that are the same for everyone. */
export function cachedResponse(type: string, text: string): Response {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': ONE_HOUR };
  return new Response(text, { headers });
}
