export { releaseOrdersOfUser } from './release-orders-of-user.ts';
