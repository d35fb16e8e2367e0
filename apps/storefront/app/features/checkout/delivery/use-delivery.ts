import { phoneDigits } from '@dalan/contract/contact-details';
import type { User } from '@dalan/contract/accounts';
import { checkContactNumber, checkDeliveryAddress } from '@dalan/contract/orders';
import { useState } from 'react';

import { browserClient } from '../../../lib/api/browser-client.ts';
import { useHandleSessionEnd } from '../../../lib/session/use-handle-session-end.ts';
import { showToast } from '../../../ui/toast.tsx';
import { keepDelivery, readDelivery } from './stored-delivery.ts';
import type { Delivery } from './stored-delivery.ts';
import { profileTexts } from '../../../lib/profile-texts.ts';

export function checkDelivery({ address, phone }: Delivery) {
  return { address: checkDeliveryAddress(address), phone: checkContactNumber(phone) };
}

function isComplete(delivery: Delivery): boolean {
  return Object.values(checkDelivery(delivery)).every((error) => error === undefined);
}

function toDelivery({ address, phone }: Delivery): Delivery {
  return { address, phone };
}

/** The editor opens by itself if something is missing, or if it was open before a reload. */
type Editing = 'closed' | 'closed-by-saving' | 'opened' | 'opened-by-itself';

/** The delivery details: from the profile, or changed for this order only. */
export function useDelivery(user: User, onProfileSaved: (user: User) => void) {
  const { _id: userId, name, email, phone } = user;
  const [stored] = useState(() => readDelivery(userId));
  const wasInterrupted = stored?.isEditing === true;
  const [delivery, setDelivery] = useState(() =>
    toDelivery(stored && !wasInterrupted ? stored : user),
  );
  const [editing, setEditing] = useState<Editing>(() =>
    wasInterrupted || !isComplete(delivery) ? 'opened-by-itself' : 'closed',
  );
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
      showToast(profileTexts.notSaved, 'failed');
    } finally {
      setIsSaving(false);
    }
    return true;
  }

  return {
    delivery,
    /** The editor's initial values. */
    typed: wasInterrupted && editing === 'opened-by-itself' ? toDelivery(stored) : delivery,
    isEditing: editing.startsWith('opened'),
    isAskedFor: editing === 'opened',
    /** The editor has closed, so the focus must move elsewhere. */
    wasSaved: editing === 'closed-by-saving',
    canCancel: isComplete(delivery),
    isSaving,
    change: () => setEditing('opened'),
    cancel: () => closeEditor(delivery, 'closed-by-saving'),
    keepTyped: (typed: Delivery) => keepDelivery(userId, { ...typed, isEditing: true }),
    /** Returns the new details, or undefined if the customer has to log in first. */
    async save(typed: Delivery, isOrderWanted: boolean): Promise<Delivery | undefined> {
      const saved = { address: typed.address.trim(), phone: phoneDigits(typed.phone) };
      const isFirst = user.address.trim() === '';
      if (isFirst && !(await saveInProfile(saved.address))) return undefined;
      closeEditor(saved, isOrderWanted ? 'closed' : 'closed-by-saving');
      return saved;
    },
  };
}
