/**
 * For pages that a mailed link opens. The token is behind the #, which no server sees; these keep
 * the page itself out of caches and its address out of referrers.
 */
export const mailedLinkHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
} as const;
