/** What staff may sort the list by; each has an index of its own. */
export const userSorts = ['name', 'email', 'phone', 'role', 'createdAt'] as const;
export type UserSort = (typeof userSorts)[number];
