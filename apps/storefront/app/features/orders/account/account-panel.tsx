import { shopClock } from '@dalan/contract/delivery/delivery';
import { days } from '@dalan/contract/language/days.texts';
import { formatRupees } from '@dalan/contract/money/money';
import type { MyAccount } from '@dalan/contract/on-account/accounts';
import { onAccountTexts } from '@dalan/contract/on-account/on-account.texts';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { useId, useState } from 'react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';

import { useShop } from '../../../lib/use-shop.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { myOrdersTexts } from '../my-orders.texts.ts';
import { payTexts } from '../pay/pay.texts.ts';
import {
  newestMonths,
  shortMonth,
  shownOrders,
  standingText,
  usedPercent,
} from './account.rules.ts';
import { accountTexts } from './account.texts.ts';
import { PayAccount } from './pay-account.tsx';

type AccountPanelProps = {
  /** Undefined if it could not be loaded. */
  account: MyAccount | undefined;
  /** The page, to load it again. */
  url: string;
};

/** What the customer owes, up to which limit, and for which orders; the statements; how to pay. */
export function AccountPanel({ account, url }: AccountPanelProps) {
  const titleId = useId();
  const payId = useId();
  const { upiId } = useShop().shop;
  const [isPaying, setIsPaying] = useState(false);
  if (!account) return <Failed url={url} />;
  const { owes, over, lastMonth, isClosed } = account;
  const canPay = upiId !== '' && owes > 0;
  return (
    <>
      <section className="owe" aria-labelledby={titleId}>
        <div className="owe-head">
          <h2 id={titleId}>{accountTexts.title}</h2>
          <b>{formatRupees(owes)}</b>
          <p>{standingText(account)}</p>
        </div>
        {!isClosed && <Bar percent={usedPercent(account)} isOver={over > 0} />}
        <OpenOrders account={account} />
        {account.months.length > 0 && <Months account={account} />}
        {(canPay || lastMonth !== null) && (
          <div className="owe-strip">
            {canPay && (
              <button
                type="button"
                aria-expanded={isPaying}
                aria-controls={isPaying ? payId : undefined}
                onClick={() => setIsPaying(!isPaying)}
              >
                {payTexts.title}
              </button>
            )}
            {lastMonth !== null && (
              <Link to={statementPath(lastMonth)}>
                {onAccountTexts.statementOf(days.monthInFull(lastMonth))}
              </Link>
            )}
          </div>
        )}
      </section>
      {canPay && isPaying && (
        <div id={payId}>
          <PayAccount account={account} />
        </div>
      )}
    </>
  );
}

function Failed({ url }: { url: string }) {
  return (
    <div className="owe-failed">
      <p className="notice notice-failed">
        <Icon name="warning" />
        {accountTexts.loadFailed}
      </p>
      <Retry url={url} />
    </div>
  );
}

function Bar({ percent, isOver }: { percent: number; isOver: boolean }) {
  return (
    <div
      role="img"
      aria-label={isOver ? accountTexts.overLimit : accountTexts.used(percent)}
      data-over={isOver || undefined}
      className="owe-bar"
      style={{ '--used': `${percent}%` } as CSSProperties}
    />
  );
}

function OpenOrders({ account: { orders } }: { account: MyAccount }) {
  const { lines, others } = shownOrders(orders);
  if (lines.length === 0) return null;
  return (
    <ul className="owe-list" aria-label={accountTexts.openOrders}>
      {lines.map(({ _id, createdAt, open }) => (
        <li key={_id}>
          <span>
            {myOrdersTexts.order(shortOrderId(_id))}
            <small>{days.dayParts(shopClock(new Date(createdAt)).day).date}</small>
          </span>
          <b>{formatRupees(open)}</b>
        </li>
      ))}
      {others && (
        <li>
          <span>{accountTexts.more(others.count)}</span>
          <b>{others.amount}</b>
        </li>
      )}
    </ul>
  );
}

function Months({ account }: { account: MyAccount }) {
  const [isAll, setIsAll] = useState(false);
  const newest = newestMonths(account);
  const shown = isAll ? account.months : newest;
  return (
    <div className="owe-months">
      <span>{onAccountTexts.statement}</span>
      {shown.map((month) => (
        <Link key={month} to={statementPath(month)} className="link">
          {shortMonth(month)}
        </Link>
      ))}
      {account.months.length > newest.length && (
        <button
          type="button"
          aria-expanded={isAll}
          onClick={() => setIsAll(!isAll)}
          className="link"
        >
          {accountTexts.all}
        </button>
      )}
    </div>
  );
}

function statementPath(month: string): string {
  return `/statement?month=${month}`;
}
