import { formatRupees } from '@dalan/contract/money';
import type { Delivery } from '@dalan/contract/settings';
import { promises } from '@dalan/contract/shop';
import type { Shop } from '@dalan/contract/shop';

export type DeliveryWords = {
  before: string;
  areas: { name: string; pincodes: string; charge: string }[];
  after: string;
};

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** The delivery rule in words. Without one, the shop's general promise. */
export function deliveryWords(rule: Delivery, { city }: Shop): DeliveryWords {
  if (!rule.isOn) {
    const words = [`We deliver in ${city}.`, promises.fastDelivery, promises.checkoutShippingNote];
    return { before: words.join(' '), areas: [], after: '' };
  }
  const { areas, freeFrom, smallestOrder, cutOff } = rule;
  const closed = [1, 2, 3, 4, 5, 6, 0]
    .filter((day) => rule.daysOff.includes(day))
    .map((day) => `${WEEKDAYS[day]}s`);
  const after = [
    freeFrom !== null && `Free from ${formatRupees(freeFrom)}.`,
    smallestOrder !== null && `Smallest order ${formatRupees(smallestOrder)}.`,
    closed.length > 0 && `We are closed on ${list.format(closed)}.`,
  ];
  return {
    before: `Orders before ${timeInWords(cutOff)} come on the next open day, later ones on the open day after. You see the day before you order.`,
    areas: areas.map(({ name, pincodes, charge }) => ({
      name,
      pincodes: pincodes.join(', '),
      charge: formatRupees(charge),
    })),
    after: after.filter(Boolean).join(' '),
  };
}

/** `18:00` is `6:00 PM`. */
function timeInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}
