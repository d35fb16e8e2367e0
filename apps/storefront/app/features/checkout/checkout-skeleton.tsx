import { checkoutTexts } from './checkout.texts.ts';
import './checkout-page.css';

/** Contains no personal data: the server sends the same HTML to everyone. */
export function CheckoutSkeleton({ title }: { title: string }) {
  return (
    <div className="skeleton wrap checkout-page" aria-busy="true">
      <h1>{title}</h1>
      <noscript>
        <p>{checkoutTexts.noScript}</p>
      </noscript>
      <div aria-hidden="true" className="checkout">
        <div className="checkout-box" />
        <div className="checkout-box" />
      </div>
    </div>
  );
}
