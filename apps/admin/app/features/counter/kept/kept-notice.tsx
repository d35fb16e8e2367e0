import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { formatPaise } from '@dalan/contract/money/money';
import { dateAndTime } from '../../../lib/format/india-time.ts';
import { useUserId } from '../../../lib/session/session.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { counterTexts as texts } from '../counter-texts.ts';
import { isAside } from './kept.rules.ts';
import { openKept, useKept } from './kept-sales.ts';
import { RefusedSale } from './refused-sale.tsx';

/** Sales that wait for the network, and those that the mill refused: a person decides about these. */
export function KeptNotice() {
  const { sales, mustLogIn } = useKept();
  const queryClient = useQueryClient();
  const userId = useUserId();
  useEffect(() => {
    const send = () =>
      void openKept(userId, () => void queryClient.invalidateQueries({ queryKey: ['counter'] }));
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [userId, queryClient]);
  const open = sales.filter(({ refused }) => refused === undefined);
  const own = open.filter((sale) => sale.userId === userId);
  const waiting = own.filter((sale) => !isAside(sale)).length;
  const ofOthers = open.length - own.length;
  return (
    <>
      {waiting > 0 && (
        <Notice tone="warning" role="region" label={texts.kept.title}>
          {texts.kept.waiting(waiting)}
          {mustLogIn && ` ${texts.kept.logIn}`}
        </Notice>
      )}
      {ofOthers > 0 && <Notice tone="warning">{texts.kept.ofOthers(ofOthers)}</Notice>}
      {own.filter(isAside).map(({ seq, rest }) => (
        <Notice key={seq} tone="error" role="alert">
          {texts.kept.aside(dateAndTime(rest.at).time, formatPaise(rest.toPayPaise))}
        </Notice>
      ))}
      {sales.map((sale) => sale.refused && <RefusedSale key={sale.seq} sale={sale} />)}
    </>
  );
}
