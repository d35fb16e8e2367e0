import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Repeat, RepeatDecision } from '@dalan/contract/orders/repeats';
import { useState } from 'react';

import { Dialog } from '../../ui/dialog/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { RepeatFlours } from './repeat-flours.tsx';
import type { RepeatFlour } from './repeat-flours.tsx';
import { repeatTexts as texts } from './repeats.texts.ts';
import { RhythmForm } from './rhythm-form.tsx';
import type { Rhythm } from './rhythm-form.tsx';

type ChangeRepeatDialogProps = {
  repeat: Repeat;
  /** Returns an error message on failure. */
  decide: (decision: RepeatDecision) => Promise<string | undefined>;
  onClose: () => void;
};

/** Changes rhythm, day and kilograms of the orders that are not made yet. */
export function ChangeRepeatDialog({ repeat, decide, onClose }: ChangeRepeatDialogProps) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [corrections, setCorrections] = useState(0);
  const [flours, setFlours] = useState<readonly RepeatFlour[]>(() =>
    repeat.items.map((item) => ({ ...item, isRemoved: false })),
  );
  const items = flours
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ productId, grind, quantityKg }) => ({
      productId,
      ...(grind && { grind: grind.key }),
      quantityKg,
    }));
  const { orderId } = repeat.next;

  async function save(rhythm: Rhythm): Promise<void> {
    setIsSending(true);
    const refusal = await decide({ do: 'change', ...rhythm, items });
    setIsSending(false);
    setFailure(refusal);
    if (refusal !== undefined) return;
    onClose();
    showToast(texts.done(rhythm.everyWeeks, rhythm.weekday));
  }

  return (
    <Dialog title={texts.change} onDismiss={() => !isSending && onClose()}>
      <RhythmForm
        shown={`${JSON.stringify(items)}, ${corrections}`}
        weekdays={repeat.weekdays}
        initial={{ everyWeeks: repeat.everyWeeks, weekday: repeat.weekday }}
        firstText={texts.next}
        submitLabel={texts.save}
        failure={failure}
        isSending={isSending}
        onSubmit={(rhythm) => void save(rhythm)}
      >
        <RepeatFlours
          flours={flours}
          onChange={setFlours}
          onCorrected={() => setCorrections(corrections + 1)}
        />
        {orderId !== null && (
          <p>
            {texts.made(shortOrderId(orderId))} {texts.ordersStay}
          </p>
        )}
      </RhythmForm>
    </Dialog>
  );
}
