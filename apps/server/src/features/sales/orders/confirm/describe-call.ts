import { areaOf, dayAfter, openDaysFrom, shopClock } from '@dalan/contract/delivery/delivery';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import type { CallToMake, ConfirmAnswer, EarlierOrders } from '@dalan/contract/desk/confirm';
import { paiseToRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import type { Shop } from '@dalan/contract/settings/shop';
import { gramsToKg } from '@dalan/contract/money/weight';
import type { Db } from '../../../../platform/db/database.ts';
import { findAccountOfCall } from '../account/read-accounts.ts';
import { getOrder } from '../list/get-order.ts';
import {
  countToConfirm,
  findFirstDayToMill,
  getLease,
  listComingBack,
  listOtherNames,
  listOtherHolders,
} from './confirm.queries.ts';
import { getEarlierFigures, listEarlierOrders } from './earlier-orders.queries.ts';
import { whatsappTexts } from './whatsapp-texts.rules.ts';

export type Mill = { rule: Delivery; shop: Pick<Shop, 'name' | 'nameMr' | 'phone'> };
type Ask = { orderId: string | undefined; userId: string; mill: Mill };

/** Reads everything that the page Confirm orders shows. */
export async function describeCall(db: Db, { orderId, userId, mill }: Ask): Promise<ConfirmAnswer> {
  const [call, left, comingBack, others, millingDay] = await Promise.all([
    orderId === undefined ? null : callOf(db, orderId, mill),
    countToConfirm(db),
    listComingBack(db),
    listOtherHolders(db, userId),
    findMillingDay(db, mill.rule),
  ]);
  const comingBackAt = comingBack.map((at) => at.toISOString());
  return { call, left, comingBackAt, others, millingDay };
}

async function callOf(db: Db, orderId: string, { rule, shop }: Mill): Promise<CallToMake> {
  const order = await getOrder(db, orderId);
  const [lease, account, earlier, flours] = await Promise.all([
    getLease(db, orderId),
    findAccountOfCall(db, order),
    earlierOrdersOf(db, order),
    listOtherNames(
      db,
      order.items.map(({ productId }) => productId._id),
    ),
  ]);
  const namesMr = Object.fromEntries(
    flours.filter(({ nameMr }) => nameMr !== '').map(({ id, nameMr }) => [id, nameMr]),
  );
  const names = new Map(flours.map((flour) => [flour.id, flour]));
  return {
    order,
    keptUntil: (lease.takenUntil ?? new Date()).toISOString(),
    noAnswers: lease.noAnswers,
    areaName: (order.pincode === null ? undefined : areaOf(rule, order.pincode)?.name) ?? null,
    namesMr,
    ...(account && { account }),
    earlier,
    ...whatsappTexts({ order, names, shop }),
  };
}

async function earlierOrdersOf(db: Db, order: Order): Promise<EarlierOrders> {
  const asked = { orderId: order._id, userId: order.userId._id };
  const [{ count, since, amountPaise, refused }, rows] = await Promise.all([
    getEarlierFigures(db, asked),
    listEarlierOrders(db, asked),
  ]);
  return {
    count,
    since: since?.toISOString() ?? null,
    amount: paiseToRupees(amountPaise),
    refused,
    orders: rows.map((row) => ({
      _id: row.id,
      createdAt: row.createdAt.toISOString(),
      kg: gramsToKg(row.grams),
      amountToPay: paiseToRupees(row.amountPaise),
      orderStatus: row.orderStatus,
      reason: row.reason ?? '',
    })),
  };
}

/** Finds the next day with orders to mill, else the next open day. Late orders are milled today. */
async function findMillingDay(db: Db, rule: Delivery, now = new Date()): Promise<string> {
  const { day: today } = shopClock(now);
  const [next = today] = openDaysFrom(rule, dayAfter(today), 1);
  return (await findFirstDayToMill(db, today)) ?? next;
}
