import { useState } from 'react';

import { browserClient } from '../../lib/api/browser-client.ts';
import { useHandleSessionEnd } from '../../lib/session/use-handle-session-end.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/form/notice.tsx';
import { profileTexts } from './profile.texts.en.ts';

type DeleteProfileDialogProps = { userId: string; onDeleted: () => void; onClose: () => void };

export function DeleteProfileDialog({ userId, onDeleted, onClose }: DeleteProfileDialogProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const handleSessionEnd = useHandleSessionEnd();

  async function deleteProfile(): Promise<void> {
    if (isDeleting) return;
    setIsDeleting(true);
    setHasFailed(false);
    try {
      await browserClient.call('deleteUser', { params: { id: userId } });
      onDeleted();
    } catch (error) {
      setHasFailed(!handleSessionEnd(error));
      setIsDeleting(false);
    }
  }

  function dismiss(): void {
    if (!isDeleting) onClose();
  }

  return (
    <Dialog title={profileTexts.confirmDeletion} isQuestion onDismiss={dismiss}>
      <div className="dialog-body">
        <p>{profileTexts.deletion}</p>
        <p>{profileTexts.deletionKeeps}</p>
        {hasFailed && <Notice tone="failed">{profileTexts.notDeleted}</Notice>}
      </div>
      <div className="dialog-foot">
        <button type="button" onClick={dismiss} data-autofocus="" className="button">
          {profileTexts.cancel}
        </button>
        <button
          type="button"
          onClick={deleteProfile}
          aria-disabled={isDeleting || undefined}
          className="button button-danger-solid min-w-32"
        >
          {isDeleting ? profileTexts.deleting : profileTexts.delete}
        </button>
      </div>
    </Dialog>
  );
}
