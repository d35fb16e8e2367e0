import { myOrdersTexts } from '@dalan/contract/my-orders';
import { Link, useNavigation } from 'react-router';

import { ordersUrl } from './orders-url.rules.ts';

type ShowOlderProps = { shown: number; total: number; pages: number };

/** How much of the list is here, and the way to the rest of it. */
export function ShowOlder({ shown, total, pages }: ShowOlderProps) {
  const { state } = useNavigation();
  return (
    <div className="orders-end">
      <p role="status">{shown < total || pages > 1 ? myOrdersTexts.shown(shown, total) : ''}</p>
      {shown < total && (
        <Link to={ordersUrl(pages + 1)} replace preventScrollReset className="button">
          {state === 'loading' ? 'Loading...' : 'Show older'}
        </Link>
      )}
    </div>
  );
}
