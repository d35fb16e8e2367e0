import { phoneDigits } from '@dalan/contract/contact/contact-details';
import type { User } from '@dalan/contract/people/accounts';
import type { Delivery as DeliveryRule } from '@dalan/contract/delivery/delivery';

import { browserClient } from '../../../lib/api/browser-client.ts';
import { keepPincode, readPincode } from '../../../lib/delivery-rule/stored-pincode.ts';
import { useHandleSessionEnd } from '../../../lib/session/use-handle-session-end.ts';
import { showToast } from '../../../ui/toast.tsx';
import { saveProfileTexts } from '../../../lib/save-profile.texts.ts';
import { isBusy } from '../checkout-machine.rules.ts';
import type { CheckoutEvent, CheckoutState } from '../checkout-machine.rules.ts';
import type { Send } from '../use-machine.ts';
import { isComplete, isEditing, openWhere, withPincode } from './delivery.rules.ts';
import type { Delivery, Where } from './delivery.rules.ts';
import { keepDelivery, readDelivery } from './stored-delivery.ts';

/** Reads the delivery details: from the profile, or as changed for this order only. */
export function readWhere(user: User, rule: DeliveryRule | undefined): Where {
  const stored = readDelivery(user._id);
  const interrupted = stored?.isEditing ? withPincode(stored, readPincode()) : undefined;
  const delivery = withPincode(stored && !interrupted ? stored : user, readPincode());
  return openWhere({ delivery, interrupted }, rule);
}

type Props = {
  user: User;
  rule: DeliveryRule | undefined;
  state: CheckoutState;
  send: Send<CheckoutState, CheckoutEvent>;
  onProfileSaved: (user: User) => void;
};

/** Stores what the customer types, and saves a first address in the profile. */
export function useDelivery({ user, rule, state, send, onProfileSaved }: Props) {
  const { _id: userId, name, email, phone } = user;
  const { delivery, typed, editor } = state.where;
  const handleSessionEnd = useHandleSessionEnd();

  /** Returns false if the session has ended. */
  async function saveInProfile(address: string): Promise<boolean> {
    send({ type: 'address-saving' });
    try {
      const body = { name, email, phone, address };
      const answer = await browserClient.call('updateProfile', { params: { id: userId }, body });
      onProfileSaved(answer.user);
    } catch (error) {
      if (handleSessionEnd(error)) return false;
      // The order can be placed without the profile.
      showToast(saveProfileTexts.notSaved, 'failed');
    }
    return true;
  }

  return {
    delivery,
    typed,
    isEditing: isEditing(state.where, rule),
    isAskedFor: editor === 'opened',
    /** True if saving has closed the editor, so that the focus must move elsewhere. */
    wasSaved: editor === 'closed-by-saving',
    canCancel: isComplete(delivery, rule),
    change: () => send({ type: 'address-opened' }),
    cancel: () => {
      if (send({ type: 'address-cancelled' }))
        keepDelivery(userId, { ...delivery, isEditing: false });
    },
    keepTyped: (kept: Delivery) => {
      send({ type: 'address-typed', pincode: kept.pincode ?? '' });
      keepDelivery(userId, { ...kept, isEditing: true });
    },
    /** Returns the checkout with the new details, or undefined if they could not be saved. */
    async save(filled: Delivery, isOrderWanted: boolean): Promise<CheckoutState | undefined> {
      if (isBusy(state)) return undefined;
      const { address, phone: number, pincode } = filled;
      if (pincode) keepPincode(pincode);
      const details = { address: address.trim(), phone: phoneDigits(number) };
      const saved = withPincode({ ...details, ...(pincode && { pincode }) }, readPincode());
      // Without a network the address stays with the order.
      const isFirst = user.address.trim() === '' && navigator.onLine;
      if (isFirst && !(await saveInProfile(saved.address))) {
        send({ type: 'address-not-saved' });
        return undefined;
      }
      keepDelivery(userId, { ...saved, isEditing: false });
      return send({ type: 'address-saved', delivery: saved, isOrderWanted });
    },
  };
}
