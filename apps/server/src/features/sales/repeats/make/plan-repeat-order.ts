import { areaOf, chargePaise, hasRoom } from '@dalan/contract/delivery/delivery';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import { paiseToRupees } from '@dalan/contract/money/money';
import type { NewOrder } from '@dalan/contract/orders/orders';
import { gramsToKg, linePaise } from '@dalan/contract/money/weight';
import type { Db } from '../../../../platform/db/database.ts';
import { listDaysForStaff } from '../../../shop/delivery/index.ts';
import type { RepeatRow } from '../repeats.queries.ts';

type Asked = { city: string; rule: Delivery; now: Date };

/**
 * Plans the order at today's prices and charge, on the day of the repeat or the next open one with
 * room. Undefined if all days are full. The order's statement checks all of it again.
 */
export async function planRepeatOrder(
  db: Db,
  repeat: RepeatRow,
  { city, rule, now }: Asked,
): Promise<NewOrder | undefined> {
  const { items, pincode } = repeat;
  const kg = gramsToKg(items.reduce((sum, { weightGrams }) => sum + weightGrams, 0));
  const days = await listDaysForStaff(db, { city, rule, now });
  const open = days.find((one) => one.day >= repeat.nextOn && hasRoom(one, kg));
  if (open === undefined) return undefined;
  const totalPaise = items.reduce(
    (sum, { pricePaise, weightGrams }) => sum + linePaise(pricePaise, weightGrams),
    0,
  );
  const area = rule.isOn && pincode !== null ? areaOf(rule, pincode) : undefined;
  const charge = area === undefined ? 0 : chargePaise(rule, area, totalPaise);
  return {
    userId: repeat.userId,
    items: items.map(({ productId, grind, weightGrams, pricePaise }) => ({
      productId,
      ...(grind && { grind: grind.key }),
      quantityKg: gramsToKg(weightGrams),
      pricePerKg: paiseToRupees(pricePaise),
    })),
    deliveryAddress: repeat.deliveryAddress,
    contactNumber: repeat.contactNumber,
    dueOn: open.day,
    deliveryCharge: paiseToRupees(charge),
    ...(pincode !== null && { pincode }),
  };
}
