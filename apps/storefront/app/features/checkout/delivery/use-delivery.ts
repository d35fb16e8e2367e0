import { phoneDigits } from '@dalan/contract/contact-details';
import { profileTexts } from '@dalan/contract/profile';
import type { User } from '@dalan/contract/accounts';
import { checkContactNumber, checkDeliveryAddress } from '@dalan/contract/orders';
import { useState } from 'react';

import { browserClient } from '../../../lib/api/browser-client.ts';
import { useHandleSessionEnd } from '../../../lib/session/use-handle-session-end.ts';
import { showToast } from '../../../ui/toast.tsx';
import { keepDelivery, readDelivery } from './stored-delivery.ts';
import type { Delivery } from './stored-delivery.ts';

export function checkDelivery({ address, phone }: Delivery) {
  return { address: checkDeliveryAddress(address), phone: checkContactNumber(phone) };
}

function isComplete(delivery: Delivery): boolean {
  return Object.values(checkDelivery(delivery)).every((wrong) => wrong === undefined);
}

function deliveryOf({ address, phone }: Delivery): Delivery {
  return { address, phone };
}

/** The editor opens by itself where something is missing, or where it was open before a reload. */
type Editing = 'closed' | 'closed-by-saving' | 'opened' | 'opened-by-itself';

/** Where the order goes: the profile says it, and the customer may say otherwise for this order. */
export function useDelivery(user: User, onProfileSaved: (user: User) => void) {
  const { _id: userId, name, email, phone } = user;
  const [stored] = useState(() => readDelivery(userId));
  const isInterrupted = stored?.isEditing === true;
  const [delivery, setDelivery] = useState(() =>
    deliveryOf(stored && !isInterrupted ? stored : user),
  );
  const [editing, setEditing] = useState<Editing>(() =>
    isInterrupted || !isComplete(delivery) ? 'opened-by-itself' : 'closed',
  );
  const [isSaving, setIsSaving] = useState(false);
  const handleSessionEnd = useHandleSessionEnd();

  function settle(settled: Delivery, closed: Editing): void {
    setDelivery(settled);
    setEditing(closed);
    keepDelivery(userId, { ...settled, isEditing: false });
  }

  /** Who had no address has one now; he is not asked a second time. Answers whether to go on. */
  async function saveInProfile(address: string): Promise<boolean> {
    setIsSaving(true);
    try {
      const body = { name, email, phone, address };
      const answer = await browserClient.call('updateProfile', { params: { id: userId }, body });
      onProfileSaved(answer.user);
    } catch (error) {
      if (handleSessionEnd(error)) return false;
      // The order can be placed all the same.
      showToast(profileTexts.notSaved, 'failed');
    } finally {
      setIsSaving(false);
    }
    return true;
  }

  return {
    delivery,
    /** What the editor starts with. */
    typed: isInterrupted && editing === 'opened-by-itself' ? deliveryOf(stored) : delivery,
    isEditing: editing.startsWith('opened'),
    isAskedFor: editing === 'opened',
    /** The editor closed under the focus, which needs a place. */
    wasSaved: editing === 'closed-by-saving',
    canCancel: isComplete(delivery),
    isSaving,
    change: () => setEditing('opened'),
    cancel: () => settle(delivery, 'closed-by-saving'),
    keepTyped: (typed: Delivery) => keepDelivery(userId, { ...typed, isEditing: true }),
    /** Answers with where the order goes now, or undefined where the customer has to log in first. */
    async save(typed: Delivery, isOrderWanted: boolean): Promise<Delivery | undefined> {
      const saved = { address: typed.address.trim(), phone: phoneDigits(typed.phone) };
      const isFirst = user.address.trim() === '';
      if (isFirst && !(await saveInProfile(saved.address))) return undefined;
      settle(saved, isOrderWanted ? 'closed' : 'closed-by-saving');
      return saved;
    },
  };
}
