import { productTexts, stockLevel } from '@dalan/contract/catalog';
import type { Product } from '@dalan/contract/catalog';
import { questionLink, whatsappLink } from '@dalan/contract/contact-links';
import { formatRupees } from '@dalan/contract/money';
import { promises } from '@dalan/contract/shop';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';

import { useDeliveryRule } from '../../lib/delivery-rule/use-delivery-rule.ts';
import { useShop } from '../../lib/use-shop.ts';
import { Icon } from '../../ui/icon.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { BuyBox } from './buy-box.tsx';
import './product-detail.css';

type ProductDetailProps = {
  product: Product;
  /** The small Marathi font covers the whole name. */
  isMarathiCut: boolean;
  picture: ReactNode;
  onAddToCart: (product: Product, quantityKg: number) => void;
  promise: ComponentProps<typeof BuyBox>['promise'];
};

export function ProductDetail(props: ProductDetailProps) {
  const { product, isMarathiCut, picture, onAddToCart, promise } = props;
  const { name, nameMr, category, pricePerKg, description, quantity, sale } = product;
  const [ground, heap] = product.picture?.colours ?? [];
  return (
    <article className="detail">
      <div
        className="card-picture detail-picture"
        style={{ '--ground': ground, '--heap': heap } as CSSProperties}
      >
        {picture}
        {sale && <span className="pennant">{productTexts.sale}</span>}
      </div>
      <div className="detail-words">
        <Breadcrumb category={category} name={name} />
        <p className="caps">{category}</p>
        <h1 className="mt-1.5 text-h1">{name}</h1>
        {nameMr && (
          <p lang="mr" className={`detail-marathi ${isMarathiCut ? '' : 'font-marathi'}`}>
            {nameMr}
          </p>
        )}
        <div className="detail-price">
          <p>
            <b>{formatRupees(pricePerKg)}</b> <small>per kg</small>
          </p>
          <StockLine quantityKg={quantity} />
        </div>
        <p className="lead whitespace-pre-line">{description || productTexts.noDescription}</p>
        {stockLevel(quantity) === 'out' ? (
          <OutOfStock name={name} />
        ) : (
          <BuyBox product={product} onAddToCart={onAddToCart} promise={promise} />
        )}
        <ProductNotes product={product} />
      </div>
    </article>
  );
}

function Breadcrumb({ category, name }: { category: string; name: string }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-3 max-md:hidden">
      <ol className="breadcrumb">
        <li>
          <Link to="/products">Products</Link>
        </li>
        {category && (
          <li>
            <Link to={`/products?${new URLSearchParams({ category }).toString()}`}>{category}</Link>
          </li>
        )}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}

function StockLine({ quantityKg }: { quantityKg: number }) {
  const stock = stockLevel(quantityKg);
  const texts = {
    in: productTexts.inStockKg(quantityKg),
    low: productTexts.fewLeft(quantityKg),
    out: productTexts.outOfStock,
  };
  const colour = stock === 'in' ? 'text-paan-700' : 'text-kumkum-600';
  return (
    <p className={`stock-line flex items-center gap-2 font-semibold ${colour}`}>
      <Icon name={stock === 'in' ? 'check' : 'warning'} />
      {texts[stock]}
    </p>
  );
}

function ProductNotes({ product }: { product: Product }) {
  const { text, shelfLifeDays } = product;
  const { isOn } = useDeliveryRule();
  const [offer, ...when] = promises.detailShipping.split(',');
  return (
    <ul className="notes">
      {!isOn && (
        <li>
          <Icon name="truck" />
          <span>
            <b>{offer}</b>,{when.join(',')}
          </span>
        </li>
      )}
      <li>
        <Icon name="cash" />
        {promises.payment}: pay when it reaches you
      </li>
      {text && (
        <li>
          <Icon name="grain" />
          {text}
        </li>
      )}
      {shelfLifeDays !== null && (
        <li>
          <Icon name="clock" />
          <span>
            <b>Shelf life</b>: {shelfLifeDays} {shelfLifeDays === 1 ? 'day' : 'days'}
          </span>
        </li>
      )}
      <li>
        <ShareProduct product={product} />
      </li>
    </ul>
  );
}

function OutOfStock({ name }: { name: string }) {
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

const shareClassName = '-my-2.5 flex min-h-11 items-center gap-3 link';

/** The device's share sheet, or WhatsApp without one. The server cannot know which. */
function ShareProduct({ product: { _id, name } }: { product: Product }) {
  const { origin } = useShop();
  const url = `${origin}/product/${_id}`;
  const hasShareSheet = useIsHydrated() && 'share' in navigator;
  if (!hasShareSheet) {
    return (
      <a href={whatsappLink('', `${name}: ${url}`)} rel="noreferrer" className={shareClassName}>
        <Icon name="share" />
        Share on WhatsApp
      </a>
    );
  }
  return (
    <button
      type="button"
      // It rejects when the visitor closes the sheet.
      onClick={() => void navigator.share({ title: name, url }).catch(() => undefined)}
      className={shareClassName}
    >
      <Icon name="share" />
      Share this flour
    </button>
  );
}
