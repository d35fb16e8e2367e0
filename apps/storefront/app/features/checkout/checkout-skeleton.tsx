import './checkout-page.css';

/** Contains no personal data: the server sends the same HTML to everyone. */
export function CheckoutSkeleton({ title }: { title: string }) {
  return (
    <div className="skeleton wrap checkout-page" aria-busy="true">
      <h1>{title}</h1>
      <noscript>
        <p>Please turn on JavaScript to order, or call us.</p>
      </noscript>
      <div aria-hidden="true" className="checkout">
        <div className="checkout-box" />
        <div className="checkout-box" />
      </div>
    </div>
  );
}
