/** What staff may sort the messages by; each has an index of its own. */
export const contactSorts = ['name', 'email', 'subject', 'createdAt'] as const;
export type ContactSort = (typeof contactSorts)[number];
