import type { MetaDescriptor } from 'react-router';

/** For pages that nobody searches for: a customer's own, and the doors to them. */
export const noIndex: MetaDescriptor = { name: 'robots', content: 'noindex' };
