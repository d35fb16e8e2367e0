import { PAGE_SIZE_MAX } from '@dalan/contract/lists';
import type { ListQuery, Page } from '@dalan/contract/lists';
import type { Order } from '@dalan/contract/orders';
import type { Db } from '../../platform/db/database.ts';
import { countOrders, listOrderRows, listUserIdsByPhone } from './list-orders.queries.ts';
import type { OrderSearch } from './list-orders.queries.ts';
import { orderAnswer } from './order-rows.rules.ts';
import { countOrdersOfUser, listOrdersOfUser } from './orders.queries.ts';

function pageOf({ page = 1, pageSize = PAGE_SIZE_MAX }: ListQuery) {
  return { limit: pageSize, offset: (page - 1) * pageSize };
}

export async function listMyOrders(db: Db, userId: string, query: ListQuery): Promise<Page<Order>> {
  const [rows, total] = await Promise.all([
    listOrdersOfUser(db, userId, pageOf(query)),
    countOrdersOfUser(db, userId),
  ]);
  return { rows: rows.map(orderAnswer), total };
}

export async function listOrders(db: Db, query: ListQuery): Promise<Page<Order>> {
  const search = await readSearch(db, query.q?.trim() ?? '');
  const [rows, total] = await Promise.all([
    listOrderRows(db, search, query.sort ?? '-createdAt', pageOf(query)),
    countOrders(db, search),
  ]);
  return { rows: rows.map(orderAnswer), total };
}

const PHONE_PIECE = /^\d{3,10}$/;

async function readSearch(db: Db, text: string): Promise<OrderSearch> {
  return { text, userIds: PHONE_PIECE.test(text) ? await listUserIdsByPhone(db, text) : [] };
}
