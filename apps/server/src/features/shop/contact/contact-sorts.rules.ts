import type { contactSortFields } from '@dalan/contract/contact/contact';

/** Each of these columns has its own index. */
export type ContactSort = (typeof contactSortFields)[number];
