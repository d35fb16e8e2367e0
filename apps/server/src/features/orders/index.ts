export { listAllOrderIdsOfUser, listOrdersById } from './list-own-orders.ts';
export { releaseOrdersOfUser } from './release-orders-of-user.ts';
