import { contactSortFields } from '@dalan/contract/contact/contact';

/** Each of these columns has its own index. */
export const contactSorts = contactSortFields;
export type ContactSort = (typeof contactSorts)[number];
