import { userMaster } from '@dalan/contract/masters';

/** What staff may sort the list by; each has an index of its own. */
export const userSorts = userMaster.sortFields;
export type UserSort = (typeof userSorts)[number];
