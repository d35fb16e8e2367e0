import { userMaster } from '@dalan/contract/masters';

/** Each has its own index. */
export const userSorts = userMaster.sortFields;
export type UserSort = (typeof userSorts)[number];
