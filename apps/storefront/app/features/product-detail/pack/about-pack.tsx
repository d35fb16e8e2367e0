import type { Product } from '@dalan/contract/catalog/catalog';

import { langOfShop, shopName } from '../../../lib/shop-words.ts';
import { useShop } from '../../../lib/use-shop.ts';
import { Icon } from '../../../ui/icon.tsx';
import { packFacts } from './pack-facts.rules.ts';
import { packTexts } from './pack.texts.ts';

/** What the bag says, folded. It opens without a script. */
export function AboutPack({ product }: { product: Product }) {
  const { shop } = useShop();
  const { fssaiLicence } = shop;
  return (
    <details className="pack">
      <summary>
        {product.label?.isVegetarian && (
          <span role="img" aria-label={packTexts.vegetarian} className="veg-mark" />
        )}
        {packTexts.about}
        <Icon name="chevron-down" />
      </summary>
      <dl>
        {packFacts(product).map(({ term, text, lang }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd lang={lang}>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{packTexts.packedBy}</dt>
          <dd>
            {shopName(shop)}, <span lang={langOfShop(shop, 'address')}>{shop.address}</span>
          </dd>
        </div>
        {fssaiLicence && (
          <div>
            <dt>{packTexts.fssai}</dt>
            <dd>{fssaiLicence}</dd>
          </div>
        )}
      </dl>
      <p>{packTexts.onTheBag}</p>
    </details>
  );
}
