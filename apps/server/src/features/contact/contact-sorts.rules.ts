/** Each has its own index. */
export const contactSorts = ['name', 'email', 'subject', 'createdAt'] as const;
export type ContactSort = (typeof contactSorts)[number];
