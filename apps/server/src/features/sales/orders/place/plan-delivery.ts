import { areaOf, daysToChoose, firstDueDay, hasRoom } from '@dalan/contract/delivery/delivery';
import type { DayLeft, Delivery } from '@dalan/contract/delivery/delivery';
import { rupeesToPaise } from '@dalan/contract/money/money';
import { kgToGrams } from '@dalan/contract/money/weight';
import { totalKg } from '@dalan/contract/orders/quantities';
import type { Db } from '../../../../platform/db/database.ts';
import type { ShopError } from '../../../../platform/shop-error.ts';
import { listDaysLeft } from '../../../shop/delivery/index.ts';
import { dayFull, pincodeUnknown } from './delivery-refusals.ts';
import type { OrderToPlace } from './place-order.queries.ts';
import type { OrderRequest } from './request-hash.rules.ts';

export type DeliverySettings = { rule: Delivery; version: number };

type Asked = {
  city: string;
  shopPhone: string;
  order: OrderRequest;
  now: Date;
  /** Staff and repeats choose a day with the rule off, too. Staff may overfill one. */
  canChooseDay?: boolean;
  allowFullDay?: boolean;
} & DeliverySettings;

/**
 * Plans day, charge and limits by the settings of this process. The order's statement checks them.
 */
export async function planDelivery(
  db: Db,
  asked: Asked,
): Promise<OrderToPlace['delivery'] | ShopError> {
  const { order, rule, version } = asked;
  const seenChargePaise = rupeesToPaise(order.deliveryCharge ?? 0);
  if (!rule.isOn) {
    return {
      ...byNoRule,
      pageVersion: version,
      dueOn: dayWithoutRule(asked),
      seenChargePaise,
    };
  }
  const { pincode } = order;
  const area = pincode === undefined ? undefined : areaOf(rule, pincode);
  if (area === undefined) return pincodeUnknown(pincode, asked.shopPhone);
  const dueOn = await chooseDay(db, asked);
  if (typeof dueOn !== 'string') return dayFull(order.dueOn, dueOn);
  return {
    pageVersion: version,
    ruleVersion: version,
    dueOn,
    pincode: pincode ?? null,
    areaChargePaise: rupeesToPaise(area.charge),
    freeFromPaise: rule.freeFrom === null ? null : rupeesToPaise(rule.freeFrom),
    seenChargePaise,
    smallestOrderPaise: rule.smallestOrder === null ? null : rupeesToPaise(rule.smallestOrder),
    roomGrams: roomGramsOf(asked),
  };
}

function dayWithoutRule({ rule, order, now, canChooseDay = false }: Asked): string {
  const { dueOn } = order;
  const isChosen = canChooseDay && dueOn !== undefined && daysToChoose(rule, now).includes(dueOn);
  return isChosen ? dueOn : firstDueDay(rule, now);
}

/** A day that staff may overfill is still counted. */
function roomGramsOf({ rule, allowFullDay = false }: Asked): number | null {
  if (rule.roomKg === null) return null;
  return allowFullDay ? Number.MAX_SAFE_INTEGER : kgToGrams(rule.roomKg);
}

const byNoRule = {
  ruleVersion: null,
  pincode: null,
  areaChargePaise: 0,
  freeFromPaise: null,
  smallestOrderPaise: null,
  roomGrams: null,
};

/**
 * Returns the chosen day, or the earliest with room. If there is none, it returns what is left of
 * each day.
 */
async function chooseDay(db: Db, asked: Asked): Promise<string | DayLeft[]> {
  const { city, rule, order, now } = asked;
  if (order.dueOn !== undefined && daysToChoose(rule, now).includes(order.dueOn)) {
    return order.dueOn;
  }
  const days = await listDaysLeft(db, { city, rule, now });
  if (order.dueOn !== undefined) return days;
  const kg = totalKg(order.items);
  return days.find((one) => hasRoom(one, kg))?.day ?? days;
}
