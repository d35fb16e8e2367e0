import { contactSortFields } from '@dalan/contract/contact/contact';

/** Each has its own index. */
export const contactSorts = contactSortFields;
export type ContactSort = (typeof contactSorts)[number];
