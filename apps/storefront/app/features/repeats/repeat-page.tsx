import { telephoneLink } from '@dalan/contract/contact/contact-links';
import { cancellableStatuses, finalStatuses, shortOrderId } from '@dalan/contract/orders/orders';
import type { RepeatDecision, RepeatItem, RepeatPage } from '@dalan/contract/orders/repeats';
import { useRef, useState } from 'react';

import { browserClient } from '../../lib/api/browser-client.ts';
import { languageQuery } from '../../lib/language/language-query.ts';
import { useShop } from '../../lib/use-shop.ts';
import { FlourName } from '../../ui/flour-name.tsx';
import { Notice } from '../../ui/form/notice.tsx';
import { ChangeRepeatDialog } from './change-repeat-dialog.tsx';
import { repeatTexts as texts } from './repeats.texts.ts';
import { RepeatSlip } from './repeat-slip.tsx';
import { UndoNotice } from './undo-notice.tsx';
import './repeat-page.css';

type RepeatPageViewProps = { token: string; loaded: RepeatPage };

/** A mail opens this page without a log-in. Each tap takes effect, and can be undone in place. */
export function RepeatPageView({ token, loaded }: RepeatPageViewProps) {
  const [page, setPage] = useState(loaded);
  const [isChanging, setIsChanging] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { day, order, repeat } = page;

  async function decide(decision: RepeatDecision): Promise<string | undefined> {
    if (isSending) return undefined;
    setIsSending(true);
    try {
      const request = { query: languageQuery, body: { token, decision } };
      setPage(await browserClient.call('decideByRepeatLink', request));
      return undefined;
    } catch (error) {
      return (error as Error).message;
    } finally {
      setIsSending(false);
    }
  }

  async function tap(decision: RepeatDecision): Promise<void> {
    setFailure(undefined);
    setFailure(await decide(decision));
  }

  /** The Undo button disappears with its notice, so the heading takes the focus. */
  async function undo(decision: RepeatDecision): Promise<void> {
    await tap(decision);
    heading.current?.focus();
  }

  const isFresh = page !== loaded;
  const isSkipped = order?.orderStatus === 'Cancelled';
  return (
    <div className="wrap repeat-page">
      <h1 ref={heading} tabIndex={-1} className="text-h1">
        {texts.pageTitleFor(day.comesOn)}
      </h1>
      {order && !isSkipped && (
        <p className="text-large text-basalt-700">
          {texts.made(shortOrderId(order._id))} <b>{texts.comes}</b>
        </p>
      )}
      {day.on !== day.comesOn && <p>{texts.otherDay(day.on, day.comesOn)}</p>}
      {!order && <Short names={page.shortOf} flours={repeat.items} />}
      {order && !isSkipped && <RepeatSlip order={order} />}
      {failure !== undefined && <Notice tone="failed">{failure}</Notice>}
      {page.canTakeBack && (
        <UndoNotice
          done={texts.skipped}
          rest={repeat.isStopped ? '' : texts.comesNext(repeat.next.comesOn)}
          takesFocus={isFresh}
          onUndo={() => void undo({ do: 'take back', day: day.on })}
        />
      )}
      {repeat.isStopped && (
        <UndoNotice
          done={texts.stopped}
          rest={texts.thanks}
          takesFocus={isFresh}
          onUndo={() => void undo({ do: 'start again' })}
        />
      )}
      {order && isTooLate(order.orderStatus) && <TooLate />}
      {page.canSkip && <p>{texts.until}</p>}
      <div className="choices">
        {page.canSkip && (
          <button
            type="button"
            onClick={() => void tap({ do: 'skip', day: day.on })}
            className="button"
          >
            {texts.skip}
          </button>
        )}
        {!repeat.isStopped && (
          <>
            <button type="button" onClick={() => setIsChanging(true)} className="button">
              {texts.change}
            </button>
            <button
              type="button"
              onClick={() => void tap({ do: 'stop' })}
              className="button button-danger"
            >
              {texts.stopThis}
            </button>
          </>
        )}
      </div>
      {isChanging && (
        <ChangeRepeatDialog repeat={repeat} decide={decide} onClose={() => setIsChanging(false)} />
      )}
    </div>
  );
}

type OrderStatus = NonNullable<RepeatPage['order']>['orderStatus'];

/** True if the order is milled and not finished yet. */
function isTooLate(status: OrderStatus): boolean {
  return !cancellableStatuses.includes(status) && !finalStatuses.includes(status);
}

function TooLate() {
  const { phone } = useShop().shop;
  const [before, after] = texts.pleaseCall;
  return (
    <Notice
      tone="info"
      more={
        <p>
          {before}{' '}
          <a href={telephoneLink(phone)} className="link">
            {phone}
          </a>
          {after}
        </p>
      }
    >
      {texts.milled}
    </Notice>
  );
}

type ShortProps = { names: readonly string[]; flours: readonly RepeatItem[] };

function Short({ names, flours }: ShortProps) {
  if (names.length === 0) return <Notice tone="info">{texts.notMade}</Notice>;
  return names.map((name) => (
    <Notice key={name} tone="info">
      <b>
        <FlourName flour={flours.find((flour) => flour.name === name) ?? { name }} />
      </b>
      {texts.short}
    </Notice>
  ));
}
