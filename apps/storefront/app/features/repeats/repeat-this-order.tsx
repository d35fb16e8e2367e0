import type { RepeatChoices } from '@dalan/contract/orders/repeats';
import { formatKg } from '@dalan/contract/money/weight';
import { lazy, Suspense, useState } from 'react';

import { browserClient } from '../../lib/api/browser-client.ts';
import { languageQuery } from '../../lib/language/language-query.ts';
import { namedWithGrind } from '../../lib/language/named-with-grind.ts';
import { useHandleSessionEnd } from '../../lib/session/use-handle-session-end.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FlourName } from '../../ui/flour-name.tsx';
import { showToast } from '../../ui/toast.tsx';
import { keyOfItem } from './repeat-items.rules.ts';
import { repeatTexts as texts } from './repeats.texts.ts';
import type { Rhythm } from './rhythm-form.tsx';

/** The form loads when it is opened: most visits to My Orders repeat nothing. */
const RhythmForm = lazy(async () => ({
  default: (await import('./rhythm-form.tsx')).RhythmForm,
}));

/** Shown for an order that is not cancelled. The days are loaded when it is pressed. */
export function RepeatThisOrder({ orderId }: { orderId: string }) {
  const [choices, setChoices] = useState<RepeatChoices>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const handleSessionEnd = useHandleSessionEnd();

  async function open(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const request = { params: { id: orderId }, query: languageQuery };
      setChoices(await browserClient.call('getRepeatChoices', request));
    } catch (error) {
      if (!handleSessionEnd(error)) showToast((error as Error).message, 'failed');
    }
    setIsBusy(false);
  }

  async function start(rhythm: Rhythm): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await browserClient.call('startRepeat', { body: { orderId, ...rhythm } });
      setChoices(undefined);
      showToast(texts.done(rhythm.everyWeeks, rhythm.weekday));
    } catch (error) {
      if (!handleSessionEnd(error)) setFailure((error as Error).message);
    }
    setIsBusy(false);
  }

  return (
    <>
      <button type="button" onClick={open} aria-disabled={isBusy || undefined} className="button">
        {texts.repeatThis}
      </button>
      {choices && (
        <Dialog title={texts.repeatThis} onDismiss={() => !isBusy && setChoices(undefined)}>
          <Suspense>
            <RhythmForm
              weekdays={choices.weekdays}
              firstText={texts.first}
              submitLabel={texts.start}
              failure={failure}
              isSending={isBusy}
              onSubmit={(rhythm) => void start(rhythm)}
            >
              <ul className="repeat-lines">
                {choices.items.map((item) => (
                  <li key={keyOfItem(item)}>
                    <FlourName flour={namedWithGrind(item, item.grind)} />
                    <b>{formatKg(item.quantityKg)}</b>
                  </li>
                ))}
              </ul>
            </RhythmForm>
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
