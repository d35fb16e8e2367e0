import type { Repeat, RepeatDecision } from '@dalan/contract/repeats';
import { useState } from 'react';

import { Dialog } from '../../ui/dialog/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { repeatTexts as texts } from './repeats.texts.en.ts';
import { RhythmForm } from './rhythm-form.tsx';
import type { Rhythm } from './rhythm-form.tsx';

type ChangeRepeatDialogProps = {
  repeat: Repeat;
  /** Returns why it failed. */
  decide: (decision: RepeatDecision) => Promise<string | undefined>;
  onClose: () => void;
};

export function ChangeRepeatDialog({ repeat, decide, onClose }: ChangeRepeatDialogProps) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function save(rhythm: Rhythm): Promise<void> {
    setIsSending(true);
    const refusal = await decide({ do: 'change', ...rhythm });
    setIsSending(false);
    setFailure(refusal);
    if (refusal !== undefined) return;
    onClose();
    showToast(texts.done(rhythm.everyWeeks, rhythm.weekday));
  }

  return (
    <Dialog title={texts.change} onDismiss={() => !isSending && onClose()}>
      <RhythmForm
        items={repeat.items}
        weekdays={repeat.weekdays}
        initial={{ everyWeeks: repeat.everyWeeks, weekday: repeat.weekday }}
        firstText={texts.next}
        submitLabel={texts.save}
        failure={failure}
        isSending={isSending}
        onSubmit={(rhythm) => void save(rhythm)}
      />
    </Dialog>
  );
}
