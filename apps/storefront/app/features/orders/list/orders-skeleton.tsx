import { myOrdersTexts } from '../my-orders.texts.ts';
import '../orders.css';

/** Contains no personal data: the server sends the same HTML to everyone. */
export function OrdersSkeleton() {
  return (
    <div className="skeleton">
      <p role="status" className="sr-only">
        {myOrdersTexts.loading}
      </p>
      <noscript>
        <p className="mb-6">{myOrdersTexts.noScript}</p>
      </noscript>
      <div aria-hidden="true" className="orders">
        {[1, 2, 3].map((card) => (
          <div key={card} className="order order-skeleton">
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
    </div>
  );
}
