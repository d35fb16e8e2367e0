import { phoneDigits } from '@dalan/contract/contact/contact-details';
import type { User } from '@dalan/contract/people/accounts';
import { areaOf } from '@dalan/contract/delivery/delivery';
import type { Delivery as DeliveryRule } from '@dalan/contract/delivery/delivery';
import { isPincode, pincodeIn, promiseTexts } from '@dalan/contract/delivery/delivery-promise';
import { checkContactNumber, checkDeliveryAddress } from '@dalan/contract/orders/orders';
import { useState } from 'react';

import { browserClient } from '../../../lib/api/browser-client.ts';
import { keepPincode, readPincode } from '../../../lib/delivery-rule/stored-pincode.ts';
import { useHandleSessionEnd } from '../../../lib/session/use-handle-session-end.ts';
import { showToast } from '../../../ui/toast.tsx';
import { keepDelivery, readDelivery } from './stored-delivery.ts';
import type { Delivery } from './stored-delivery.ts';
import { saveProfileTexts } from '../../../lib/save-profile.texts.ts';

/** Without a rule nobody is asked for a pincode. */
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

function isComplete(delivery: Delivery, rule: DeliveryRule | undefined): boolean {
  return Object.values(checkDelivery(delivery, rule)).every((error) => error === undefined);
}

function toDelivery({ address, phone, pincode = '' }: Delivery): Delivery {
  const known = [pincode, readPincode(), pincodeIn(address)];
  return { address, phone, pincode: known.find((one) => one !== undefined && one !== '') ?? '' };
}

/** The editor opens by itself if something is missing, or if it was open before a reload. */
type Editing = 'closed' | 'closed-by-saving' | 'opened' | 'opened-by-itself';

/** The delivery details: from the profile, or changed for this order only. */
export function useDelivery(
  user: User,
  rule: DeliveryRule | undefined,
  onProfileSaved: (user: User) => void,
) {
  const { _id: userId, name, email, phone } = user;
  const [stored] = useState(() => readDelivery(userId));
  const wasInterrupted = stored?.isEditing === true;
  const [delivery, setDelivery] = useState(() =>
    toDelivery(stored && !wasInterrupted ? stored : user),
  );
  const [editing, setEditing] = useState<Editing>(() =>
    wasInterrupted || !isComplete(delivery, rule) ? 'opened-by-itself' : 'closed',
  );
  const typed = wasInterrupted && editing === 'opened-by-itself' ? toDelivery(stored) : delivery;
  const [typedPincode, setTypedPincode] = useState(typed.pincode);
  // Also if the rule was turned on, or lost this pincode, while the checkout was open.
  const isEditing = editing.startsWith('opened') || !isComplete(delivery, rule);
  const [isSaving, setIsSaving] = useState(false);
  const handleSessionEnd = useHandleSessionEnd();

  function closeEditor(chosen: Delivery, closed: Editing): void {
    setDelivery(chosen);
    setEditing(closed);
    keepDelivery(userId, { ...chosen, isEditing: false });
  }

  /** A first address is also saved in the profile. Returns false if the session has ended. */
  async function saveInProfile(address: string): Promise<boolean> {
    setIsSaving(true);
    try {
      const body = { name, email, phone, address };
      const answer = await browserClient.call('updateProfile', { params: { id: userId }, body });
      onProfileSaved(answer.user);
    } catch (error) {
      if (handleSessionEnd(error)) return false;
      // The order can still be placed.
      showToast(saveProfileTexts.notSaved, 'failed');
    } finally {
      setIsSaving(false);
    }
    return true;
  }

  return {
    delivery,
    /** The editor's initial values. */
    typed,
    isEditing,
    /** Where the flour would go as things stand. */
    shownPincode: (isEditing ? typedPincode : delivery.pincode) ?? '',
    isAskedFor: editing === 'opened',
    /** The editor has closed, so the focus must move elsewhere. */
    wasSaved: editing === 'closed-by-saving',
    canCancel: isComplete(delivery, rule),
    isSaving,
    change: () => {
      setTypedPincode(delivery.pincode);
      setEditing('opened');
    },
    cancel: () => closeEditor(delivery, 'closed-by-saving'),
    keepTyped: (kept: Delivery) => {
      setTypedPincode(kept.pincode);
      keepDelivery(userId, { ...kept, isEditing: true });
    },
    /** Returns the new details, or undefined if the customer has to log in first. */
    async save(filled: Delivery, isOrderWanted: boolean): Promise<Delivery | undefined> {
      const { address, phone: number, pincode } = filled;
      const saved = toDelivery({
        address: address.trim(),
        phone: phoneDigits(number),
        ...(pincode && { pincode }),
      });
      if (pincode) keepPincode(pincode);
      // Without a network it stays with the order.
      const isFirst = user.address.trim() === '' && navigator.onLine;
      if (isFirst && !(await saveInProfile(saved.address))) return undefined;
      closeEditor(saved, isOrderWanted ? 'closed' : 'closed-by-saving');
      return saved;
    },
  };
}
