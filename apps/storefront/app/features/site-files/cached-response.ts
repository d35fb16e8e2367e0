const ONE_HOUR = 'public, max-age=3600';

/** A small file made of the shop's profile, the same for everyone. */
export function cachedResponse(type: string, text: string): Response {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': ONE_HOUR };
  return new Response(text, { headers });
}
