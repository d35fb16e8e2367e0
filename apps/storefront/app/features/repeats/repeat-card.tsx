import { formatRupees } from '@dalan/contract/money/money';
import { formatKg } from '@dalan/contract/money/weight';
import type { Repeat, RepeatDecision } from '@dalan/contract/orders/repeats';
import { useState } from 'react';

import { browserClient } from '../../lib/api/browser-client.ts';
import { languageQuery } from '../../lib/language/language-query.ts';
import { namedWithGrind } from '../../lib/language/named-with-grind.ts';
import { nameInPage } from '../../lib/language/shown-name.ts';
import { useHandleSessionEnd } from '../../lib/session/use-handle-session-end.ts';
import { showToast } from '../../ui/toast.tsx';
import { ChangeRepeatDialog } from './change-repeat-dialog.tsx';
import { repeatTexts as texts } from './repeats.texts.ts';
import { StopRepeatDialog } from './stop-repeat-dialog.tsx';
import { UndoNotice } from './undo-notice.tsx';
import './repeats.css';

/** A repeat in the profile. A stopped one stays until the page is left, with Undo. */
export function RepeatCard({ loaded }: { loaded: Repeat }) {
  const [repeat, setRepeat] = useState(loaded);
  const [open, setOpen] = useState<'change' | 'stop'>();
  const [isSending, setIsSending] = useState(false);
  const handleSessionEnd = useHandleSessionEnd();
  const close = () => setOpen(undefined);
  const { next, skipped, about } = repeat;
  const contents = repeat.items
    .map((item) =>
      texts.item(formatKg(item.quantityKg), nameInPage(namedWithGrind(item, item.grind))),
    )
    .join(', ');

  async function decide(decision: RepeatDecision): Promise<string | undefined> {
    if (isSending) return undefined;
    setIsSending(true);
    try {
      const request = { params: { id: repeat._id }, query: languageQuery, body: decision };
      setRepeat(await browserClient.call('decideRepeat', request));
      return undefined;
    } catch (error) {
      if (handleSessionEnd(error)) return undefined;
      return (error as Error).message;
    } finally {
      setIsSending(false);
    }
  }

  async function tap(decision: RepeatDecision): Promise<void> {
    const refusal = await decide(decision);
    if (refusal !== undefined) showToast(refusal, 'failed');
  }

  if (repeat.isStopped) {
    return (
      <UndoNotice
        done={texts.stopped}
        rest={texts.thanks}
        takesFocus
        onUndo={() => void tap({ do: 'start again' })}
      />
    );
  }
  return (
    <article className="repeat">
      <div className="repeat-words">
        <h3>{texts.rhythm(repeat.everyWeeks, repeat.weekday)}</h3>
        <p>{contents}</p>
        <div aria-live="polite">
          {skipped && <p className="repeat-off">{texts.skippedDay(skipped.comesOn)}</p>}
          <p className="repeat-next">{texts.next(next.comesOn)}</p>
        </div>
        {next.on !== next.comesOn && next.orderId === null && (
          <p>{texts.closedDay(next.on, next.comesOn)}</p>
        )}
        {about && (
          <small>
            {texts.about(formatRupees(about.amount))}
            {about.isWithDelivery && texts.withDelivery}
          </small>
        )}
      </div>
      <div className="repeat-strip">
        {skipped ? (
          <button type="button" onClick={() => void tap({ do: 'take back', day: skipped.on })}>
            {texts.undo}
          </button>
        ) : (
          <button type="button" onClick={() => void tap({ do: 'skip', day: next.on })}>
            {texts.skip}
          </button>
        )}
        <button type="button" onClick={() => setOpen('change')}>
          {texts.change}
        </button>
        <button type="button" onClick={() => setOpen('stop')}>
          {texts.stop}
        </button>
      </div>
      {open === 'change' && <ChangeRepeatDialog repeat={repeat} decide={decide} onClose={close} />}
      {open === 'stop' && (
        <StopRepeatDialog
          onStop={() => {
            close();
            void tap({ do: 'stop' });
          }}
          onClose={close}
        />
      )}
    </article>
  );
}
