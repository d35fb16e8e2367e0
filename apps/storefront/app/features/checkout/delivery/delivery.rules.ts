import { areaOf } from '@dalan/contract/delivery/delivery';
import type { Delivery as DeliveryRule } from '@dalan/contract/delivery/delivery';
import { isPincode, pincodeIn, promiseTexts } from '@dalan/contract/delivery/delivery-promise';
import { checkContactNumber, checkDeliveryAddress } from '@dalan/contract/orders/orders';

/** The pincode is asked for only while the delivery rule is on. */
export type Delivery = { address: string; phone: string; pincode?: string };

/** Where the order goes, and the editor in which the customer changes it. */
export type Where = {
  delivery: Delivery;
  /** The editor opens by itself if something is missing, or if it was open before a reload. */
  editor: 'closed' | 'closed-by-saving' | 'opened' | 'opened-by-itself' | 'saving';
  /** The editor's initial values. */
  typed: Delivery;
  typedPincode: string;
};

export type WhereEvent =
  | { type: 'address-opened' }
  | { type: 'address-typed'; pincode: string }
  | { type: 'address-cancelled' }
  | { type: 'address-saving' }
  | { type: 'address-not-saved' }
  | { type: 'address-saved'; delivery: Delivery; isOrderWanted: boolean };

/** A pincode is required only if there is a rule. */
export function checkDelivery(
  { address, phone, pincode = '' }: Delivery,
  rule: DeliveryRule | undefined,
) {
  return {
    pincode: rule && checkPincode(rule, pincode),
    address: checkDeliveryAddress(address),
    phone: checkContactNumber(phone),
  };
}

function checkPincode(rule: DeliveryRule, pincode: string): string | undefined {
  if (!isPincode(pincode)) return promiseTexts.wrong;
  return areaOf(rule, pincode) ? undefined : promiseTexts.unknown(pincode);
}

export function isComplete(delivery: Delivery, rule: DeliveryRule | undefined): boolean {
  return Object.values(checkDelivery(delivery, rule)).every((error) => error === undefined);
}

/** Fills in a missing pincode with the one kept on this device, or else the one in the address. */
export function withPincode(
  { address, phone, pincode = '' }: Delivery,
  keptPincode: string | undefined,
): Delivery {
  const known = [pincode, keptPincode, pincodeIn(address)];
  return { address, phone, pincode: known.find((one) => one !== undefined && one !== '') ?? '' };
}

/** The checkout opens with complete delivery details, or with the editor. */
export function openWhere(
  { delivery, interrupted }: { delivery: Delivery; interrupted: Delivery | undefined },
  rule: DeliveryRule | undefined,
): Where {
  const isOpen = interrupted !== undefined || !isComplete(delivery, rule);
  return {
    ...at(delivery, isOpen ? 'opened-by-itself' : 'closed'),
    ...(interrupted && { typed: interrupted, typedPincode: interrupted.pincode ?? '' }),
  };
}

export function changeWhere(where: Where, event: WhereEvent): Where {
  switch (event.type) {
    case 'address-opened':
      return at(where.delivery, 'opened');
    case 'address-typed':
      return { ...where, typedPincode: event.pincode };
    case 'address-cancelled':
      return at(where.delivery, 'closed-by-saving');
    case 'address-saving':
      return { ...where, editor: 'saving' };
    case 'address-not-saved':
      return { ...where, editor: 'opened-by-itself' };
    case 'address-saved':
      return at(event.delivery, event.isOrderWanted ? 'closed' : 'closed-by-saving');
  }
}

function at(delivery: Delivery, editor: Where['editor']): Where {
  return { delivery, editor, typed: delivery, typedPincode: delivery.pincode ?? '' };
}

/** Also true if the rule was turned on, or lost this pincode, while the checkout was open. */
export function isEditing({ editor, delivery }: Where, rule: DeliveryRule | undefined): boolean {
  return !editor.startsWith('closed') || !isComplete(delivery, rule);
}

/** The pincode that the screen shows now, from the editor while it is open. */
export function shownPincode(where: Where, rule: DeliveryRule | undefined): string {
  return isEditing(where, rule) ? where.typedPincode : (where.delivery.pincode ?? '');
}
