export { listBillRowsOfOrders as listBillsOfOrders } from './bills/bills.queries.ts';
export { listAllOrderIdsOfUser, listOrdersById } from './list/list-own-orders.ts';
export { releaseOrdersOfUser } from './remove/release-orders-of-user.ts';
