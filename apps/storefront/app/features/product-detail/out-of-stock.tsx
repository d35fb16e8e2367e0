import { productTexts } from '@dalan/contract/catalog';
import { questionLink } from '@dalan/contract/contact-links';

import { useShop } from '../../lib/use-shop.ts';

/** Nothing to buy: a way to hear of the next sack. */
export function OutOfStock({ name }: { name: string }) {
  const { shop } = useShop();
  return (
    <div className="buy-box">
      <a
        href={questionLink(shop, productTexts.whenIsItBack(name))}
        rel="noreferrer"
        className="button button-large"
      >
        {productTexts.tellMeWhenBack}
      </a>
    </div>
  );
}
