import type { CartLine } from '@dalan/contract/orders/cart-store';
import type { Product } from '@dalan/contract/catalog/catalog';
import { telephoneLink } from '@dalan/contract/contact/contact-links';
import {
  PINCODE_LENGTH,
  isPincode,
  promiseInWords,
  promiseTexts,
} from '@dalan/contract/delivery/delivery-promise';
import type { PromiseInWords } from '@dalan/contract/delivery/delivery-promise';
import { promises } from '@dalan/contract/settings/shop';
import { useEffect, useId, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';

import { askDeliveryRule } from '../../lib/delivery-rule/delivery-rule-store.ts';
import { keepPincode, usePincode } from '../../lib/delivery-rule/stored-pincode.ts';
import { useDeliveryRule } from '../../lib/delivery-rule/use-delivery-rule.ts';
import { useShop } from '../../lib/use-shop.ts';
import { AreaWords } from '../../ui/area-words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sumCart } from './cart-sum.rules.ts';
import type { CartSum } from './cart-sum.rules.ts';
import { promiseBoxTexts } from './promise-box.texts.ts';

export type PromiseBoxProps = {
  /** The sum of the lines that would be ordered. */
  totalPaise: number;
  kg: number;
  /** Set on the product page, where the cart counts as well. */
  cart?: Cart | undefined;
};

type Cart = {
  read: () => CartLine[];
  products: readonly Product[];
  /** Changes each time something is added on this page. */
  added: number;
};

/** Asks for the pincode, then shows day and charge. The server's HTML has only the question. */
export function PromiseBox({ cart, ...line }: PromiseBoxProps) {
  const { answer, hasFailed, at: now } = useDeliveryRule();
  const pincode = usePincode();
  const inCart = useCartSum(cart);
  const [isChanging, setIsChanging] = useState(false);
  const [wasGiven, setWasGiven] = useState(false);
  const titleId = useId();
  const totalPaise = inCart.totalPaise + line.totalPaise;
  const kg = inCart.kg + line.kg;
  const asked =
    answer?.rule && pincode !== undefined
      ? { rule: answer.rule, days: answer.days, pincode, now, totalPaise, kg }
      : undefined;
  const words = asked && promiseInWords(asked);

  function accept(given: string): void {
    keepPincode(given);
    setIsChanging(false);
    setWasGiven(true);
    if (answer === undefined) void askDeliveryRule();
  }

  const isShown = words !== undefined && !isChanging;
  return (
    <section aria-labelledby={titleId} className="promise">
      <h2 id={titleId}>{promiseTexts.title}</h2>
      {!isShown && (
        <AskPincode
          pincode={pincode}
          hasFocus={isChanging}
          isBusy={pincode !== undefined && answer === undefined && !hasFailed}
          onGiven={accept}
        />
      )}
      <div role="status">
        {isShown && <Answer words={words} />}
        {!asked && (
          <p className="promise-hint">
            {pincode !== undefined && hasFailed ? promiseTexts.noAnswer : promises.delivery}
          </p>
        )}
        {asked && !words && !isChanging && <Unknown pincode={asked.pincode} />}
      </div>
      {isShown && (
        <p className="promise-foot">
          <AreaWords
            area={words.area}
            words={(name) => promiseTexts.place(name, asked?.pincode ?? '')}
          />
          <button
            type="button"
            autoFocus={wasGiven}
            onClick={() => setIsChanging(true)}
            className="link"
          >
            {promiseBoxTexts.change}
            <span className="sr-only">{promiseBoxTexts.changeWhat}</span>
          </button>
        </p>
      )}
    </section>
  );
}

const nothing: CartSum = { totalPaise: 0, kg: 0 };

function useCartSum(cart: Cart | undefined): CartSum {
  const { read, products, added } = cart ?? {};
  const [sum, setSum] = useState(nothing);
  useEffect(() => {
    if (!read || !products) return;
    const readAgain = () => {
      try {
        setSum(sumCart(read(), products));
      } catch {
        // Storage is blocked, so the cart is empty.
      }
    };
    readAgain();
    // The event fires when another tab has changed the cart.
    window.addEventListener('storage', readAgain);
    return () => window.removeEventListener('storage', readAgain);
  }, [read, products, added]);
  return sum;
}

type AskPincodeProps = {
  pincode: string | undefined;
  hasFocus: boolean;
  isBusy: boolean;
  onGiven: (pincode: string) => void;
};

/** Six digits are taken at once, without a press on Check. */
function AskPincode({ pincode, hasFocus, isBusy, onGiven }: AskPincodeProps) {
  const [isWrong, setIsWrong] = useState(false);
  const fieldRef = useRef<HTMLInputElement>(null);
  const id = useId();

  // The field is uncontrolled, so that digits typed before hydration stay.
  useEffect(() => {
    const field = fieldRef.current;
    if (field && pincode !== undefined && field.value === '') field.value = pincode;
  }, [pincode]);
  useEffect(() => {
    if (hasFocus) fieldRef.current?.select();
  }, [hasFocus]);

  function check(text: string): void {
    setIsWrong(!isPincode(text));
    if (isPincode(text)) onGiven(text);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const field = fieldRef.current;
    if (!field) return;
    check(field.value);
    if (!isPincode(field.value)) field.focus();
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="field">
      <div className="field-label">
        <label htmlFor={id}>{promiseBoxTexts.pincode}</label>
      </div>
      <div className="promise-row">
        <input
          ref={fieldRef}
          id={id}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="411004"
          defaultValue=""
          autoFocus={hasFocus}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onInput={({ currentTarget: field }) => {
            const digits = digitsOf(field.value);
            if (digits !== field.value) field.value = digits;
            if (isPincode(digits)) check(digits);
          }}
          onBlur={({ currentTarget: { value }, relatedTarget }) => {
            // Showing the error now would move the button that is being pressed.
            const isPressing = relatedTarget?.matches('a:active, button:active');
            if (value !== '' && !isPressing) setIsWrong(!isPincode(value));
          }}
        />
        <button type="submit" aria-busy={isBusy || undefined} className="button">
          {isBusy ? promiseBoxTexts.checking : promiseBoxTexts.check}
        </button>
      </div>
      {isWrong && (
        <p id={`${id}-error`} className="field-word text-kumkum-600">
          <Icon name="warning" />
          {promiseTexts.wrong}
        </p>
      )}
    </form>
  );
}

/** The field has no `maxLength`, with which the browser would cut a pasted `411 004`. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, PINCODE_LENGTH);
}

function Answer({ words: { day, charge, cutOff, tooLittle } }: { words: PromiseInWords }) {
  return (
    <div className="promise-answer">
      <Icon name="truck" />
      <div>
        <p className="promise-day">{day}</p>
        <p>{charge}</p>
        {cutOff && <p className="promise-hint">{cutOff}</p>}
        {tooLittle && <p className="promise-less">{tooLittle}</p>}
        {day === promiseTexts.allFull && <CallLine />}
      </div>
    </div>
  );
}

/** This is no error message, since the visitor did nothing wrong. */
function Unknown({ pincode }: { pincode: string }) {
  return (
    <div className="promise-unknown">
      <Icon name="pin" />
      <p>{promiseTexts.unknown(pincode)}</p>
      <CallLine />
    </div>
  );
}

function CallLine() {
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
