import { userSortFields } from '@dalan/contract/people/accounts';

/** Each of these columns has its own index. */
export const userSorts = userSortFields;
export type UserSort = (typeof userSorts)[number];
