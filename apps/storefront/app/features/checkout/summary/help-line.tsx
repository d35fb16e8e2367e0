import { telephoneLink } from '@dalan/contract/contact-links';

import { useShop } from '../../../lib/use-shop.ts';

export function HelpLine() {
  const { phone, openFrom, openTo } = useShop().shop;
  return (
    <p className="chit-note">
      Questions? Call{' '}
      <a href={telephoneLink(phone)} className="link">
        {phone}
      </a>
      , {openFrom} to {openTo}.
    </p>
  );
}
