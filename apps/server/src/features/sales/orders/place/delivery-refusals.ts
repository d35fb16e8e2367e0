import { areaOf, chargePaise } from '@dalan/contract/delivery/delivery';
import type { DayLeft, Delivery } from '@dalan/contract/delivery/delivery';
import { formatPaise, paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { ShopError } from '../../../../platform/shop-error.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';
import type { AskedLine } from './place-order.queries.ts';
import type { OrderRequest } from './request-hash.rules.ts';

export function pincodeUnknown(pincode: string | undefined, shopPhone: string): ShopError {
  const message =
    pincode === undefined
      ? orderAnswerTexts.pincodeMissing
      : orderAnswerTexts.pincodeUnknown(pincode, shopPhone);
  return new ShopError('PINCODE_UNKNOWN', message, { details: { phone: shopPhone } });
}

export function orderTooSmall(smallestPaise: number): ShopError {
  const message = orderAnswerTexts.orderTooSmall(formatPaise(smallestPaise));
  return new ShopError('ORDER_TOO_SMALL', message, {
    details: { delivery: { smallestOrder: paiseToRupees(smallestPaise) } },
  });
}

function chargeChanged(chargePaise: number, totalPaise: number): ShopError {
  const message = orderAnswerTexts.chargeChanged(formatPaise(chargePaise));
  const charge = paiseToRupees(chargePaise);
  const amountToPay = paiseToRupees(totalPaise + chargePaise);
  return new ShopError('CHARGE_CHANGED', message, {
    details: { delivery: { charge, amountToPay } },
  });
}

export function dayFull(chosen: string | undefined, days: DayLeft[]): ShopError {
  const message = chosen === undefined ? orderAnswerTexts.everyDayFull : orderAnswerTexts.dayFull;
  return new ShopError('DAY_FULL', message, { details: { delivery: { days } } });
}

/** Call it for lines that are all sold at the prices seen. */
export function refusedDelivery(
  order: OrderRequest,
  rule: Delivery,
  lines: AskedLine[],
): ShopError | undefined {
  const totalPaise = lines.reduce((sum, line) => sum + (line.totalPaise ?? 0), 0);
  const area = rule.isOn ? areaOf(rule, order.pincode ?? '') : undefined;
  const smallestPaise = rule.isOn ? rupeesToPaise(rule.smallestOrder ?? 0) : 0;
  if (totalPaise < smallestPaise) return orderTooSmall(smallestPaise);
  const charge = area === undefined ? 0 : chargePaise(rule, area, totalPaise);
  if (charge !== rupeesToPaise(order.deliveryCharge ?? 0)) return chargeChanged(charge, totalPaise);
  return undefined;
}
