import { userSortFields } from '@dalan/contract/people/accounts';

/** Each has its own index. */
export const userSorts = userSortFields;
export type UserSort = (typeof userSorts)[number];
