import { Link } from 'react-router';

import { MessagePanel } from '../../../ui/message-panel.tsx';
import { myOrdersTexts } from '../my-orders.texts.ts';

export function OrdersEmpty() {
  return (
    <MessagePanel
      title={myOrdersTexts.empty}
      picture={<img src="/art/scene-scale.svg" alt="" width={320} height={240} />}
    >
      <Link to="/products" className="button button-primary">
        {myOrdersTexts.continueShopping}
      </Link>
    </MessagePanel>
  );
}
