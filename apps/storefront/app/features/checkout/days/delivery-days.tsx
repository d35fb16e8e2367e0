import { telephoneLink } from '@dalan/contract/contact/contact-links';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import {
  dayParts,
  formatDueDay,
  orderBeforeText,
  promiseTexts,
} from '@dalan/contract/delivery/delivery-promise';
import { useId, useState } from 'react';

import { useShop } from '../../../lib/use-shop.ts';
import { Notice } from '../../../ui/form/notice.tsx';
import { checkoutTexts } from '../checkout.texts.ts';
import type { DeliveryOffer } from './delivery-choice.rules.ts';
import { DAYS_SHOWN } from './delivery-days.rules.ts';
import type { DayCell } from './delivery-days.rules.ts';
import './delivery-days.css';

type DeliveryDaysProps = {
  rule: Delivery;
  now: Date;
  offer: DeliveryOffer;
  /** The chosen day, if it has become full meanwhile. */
  fullDay: string | undefined;
  onChoose: (day: string) => void;
};

/** Shows the next days, full and closed ones too. The earliest day with room is preselected. */
export function DeliveryDays({ rule, now, offer, fullDay, onChoose }: DeliveryDaysProps) {
  const { cells, day: chosen } = offer;
  const [hasMore, setHasMore] = useState(false);
  const titleId = useId();
  const name = useId();
  const isFar = cells.findIndex(({ day }) => day === chosen) >= DAYS_SHOWN;
  const shown = hasMore || isFar ? cells : cells.slice(0, DAYS_SHOWN);
  const earliest = cells.find(({ state }) => state === 'open')?.day;
  const note = cells[0] && orderBeforeText(rule, cells[0].day, now);
  return (
    <section className="checkout-block">
      <h2 id={titleId}>{checkoutTexts.deliveryDay}</h2>
      {fullDay !== undefined && (
        <div className="days-notice">
          <Notice key={fullDay} tone="failed">
            {checkoutTexts.dayGone(formatDueDay(fullDay))}
          </Notice>
        </div>
      )}
      {chosen === undefined && (
        <div className="days-notice">
          <Notice tone="info" more={<CallUs />}>
            {promiseTexts.allFull}
          </Notice>
        </div>
      )}
      <div role="radiogroup" aria-labelledby={titleId} className="days">
        {shown.map((cell) => (
          <Day
            key={cell.day}
            cell={cell}
            name={name}
            isChosen={cell.day === chosen}
            isEarliest={cell.day === earliest}
            onChoose={() => onChoose(cell.day)}
          />
        ))}
      </div>
      <div className="days-note">
        {note && <p>{note}</p>}
        {shown.length < cells.length && (
          <button type="button" onClick={() => setHasMore(true)} className="link">
            {checkoutTexts.moreDays}
          </button>
        )}
      </div>
    </section>
  );
}

type DayProps = {
  cell: DayCell;
  name: string;
  isChosen: boolean;
  isEarliest: boolean;
  onChoose: () => void;
};

const words = { open: '', full: checkoutTexts.full, closed: checkoutTexts.closed };

function Day({ cell: { day, state }, name, isChosen, isEarliest, onChoose }: DayProps) {
  const { weekday, date } = dayParts(day);
  return (
    <label className="day">
      <input
        type="radio"
        name={name}
        value={day}
        checked={isChosen}
        disabled={state !== 'open'}
        onChange={onChoose}
      />
      <b>{weekday}</b> <span>{date}</span>{' '}
      <small>{isEarliest ? checkoutTexts.earliest : words[state]}</small>
    </label>
  );
}

function CallUs() {
  const { phone } = useShop().shop;
  return (
    <p>
      {promiseTexts.call.before}
      <a href={telephoneLink(phone)} className="link">
        {phone}
      </a>
      {promiseTexts.call.after}
    </p>
  );
}
