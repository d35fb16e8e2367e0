/**
 * Headers of pages that a mailed link opens. The token is behind the #, which no server sees. The
 * headers keep the page out of caches and its URL out of referrers.
 */
export const mailedLinkHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
} as const;
