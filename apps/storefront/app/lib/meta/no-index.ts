import type { MetaDescriptor } from 'react-router';

/** Used on customers' own pages, and for log-in and registration. */
export const noIndex: MetaDescriptor = { name: 'robots', content: 'noindex' };
