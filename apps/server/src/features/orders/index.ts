export { listAllOrderIdsOfUser, listOrdersById } from './list/list-own-orders.ts';
export { releaseOrdersOfUser } from './remove/release-orders-of-user.ts';
