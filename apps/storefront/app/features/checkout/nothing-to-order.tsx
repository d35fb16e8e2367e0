import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { MessagePanel } from '../../ui/message-panel.tsx';
import { checkoutTexts } from './checkout.texts.ts';

export function NothingToOrder({ title, hasFocus }: { title: string; hasFocus: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The focused element was removed with the last line.
    if (hasFocus) link.current?.focus();
  }, [hasFocus]);
  return (
    <MessagePanel
      title={title}
      picture={<img src="/art/scene-scale.svg" alt="" width={320} height={240} />}
    >
      <Link ref={link} to="/products" className="button button-primary">
        {checkoutTexts.continueShopping}
      </Link>
    </MessagePanel>
  );
}
