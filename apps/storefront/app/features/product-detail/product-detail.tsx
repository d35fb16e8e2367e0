import { productTexts, sellableKg, stockLevel } from '@dalan/contract/catalog/catalog';
import type { Product } from '@dalan/contract/catalog/catalog';
import { questionLink, whatsappLink } from '@dalan/contract/contact/contact-links';
import { pathIn } from '@dalan/contract/language/languages';
import { formatRupees } from '@dalan/contract/money/money';
import { promises } from '@dalan/contract/settings/shop';
import { Suspense, lazy } from 'react';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';

import { useDeliveryRule } from '../../lib/delivery-rule/use-delivery-rule.ts';
import { pageLanguage } from '../../lib/language/page-language.texts.ts';
import { useShop } from '../../lib/use-shop.ts';
import { Icon } from '../../ui/icon.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { buyTexts } from '../../lib/buy.texts.ts';
import { shownCategory } from '../../lib/language/shown-category.ts';
import { langOfText, nameInPage, shownName } from '../../lib/language/shown-name.ts';
import { BuyBox } from './buy-box.tsx';
import type { BuyBoxProps } from './buy-box.tsx';
import { detailTexts } from './product-detail.texts.ts';
import '../../ui/picks.css';
import './product-detail.css';

/** Few flours need it. If it does not load, the checkout asks for the grind. */
const ChoiceBuyBox = lazy(async (): Promise<{ default: ComponentType<BuyBoxProps> }> => {
  try {
    return { default: (await import('./choice-buy-box.tsx')).ChoiceBuyBox };
  } catch {
    return { default: BuyBox };
  }
});

/** Few flours need it at first. Without it the page lacks only what the bag says. */
const AboutPack = lazy(async (): Promise<{ default: ComponentType<{ product: Product }> }> => {
  try {
    return { default: (await import('./pack/about-pack.tsx')).AboutPack };
  } catch {
    return { default: () => null };
  }
});

type ProductDetailProps = BuyBoxProps & { picture: ReactNode };

export function ProductDetail(props: ProductDetailProps) {
  const { product, picture, onAddToCart, promise } = props;
  const { category, pricePerKg, description, sale } = product;
  const { lead, below } = shownName(product);
  const hasChoice = product.grinds ?? product.stepGrams;
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
        <Breadcrumb category={category} name={lead} />
        <p className="caps">{shownCategory(category)}</p>
        <h1 lang={lead.lang} className="mt-1.5 text-h1">
          {lead.text}
        </h1>
        {below && (
          <p lang={below.lang} className="detail-below">
            {below.text}
          </p>
        )}
        <div className="detail-price">
          <p>
            <b>{formatRupees(pricePerKg)}</b> <small>{buyTexts.perKg}</small>
          </p>
          <StockLine product={product} />
        </div>
        <p className="text-small text-basalt-500 max-md:order-1 max-md:mt-1 md:-mt-2 md:mb-3">
          {detailTexts.withTaxes}
        </p>
        <p lang={langOfText(product, 'description')} className="lead whitespace-pre-line">
          {description || productTexts.noDescription}
        </p>
        {stockLevel(product) === 'out' ? (
          <OutOfStock name={lead.text} />
        ) : hasChoice ? (
          <Suspense fallback={<div className="buy-box" />}>
            <ChoiceBuyBox product={product} onAddToCart={onAddToCart} promise={promise} />
          </Suspense>
        ) : (
          <BuyBox product={product} onAddToCart={onAddToCart} promise={promise} />
        )}
        <ProductNotes product={product} />
        {product.label && (
          <Suspense>
            <AboutPack product={product} />
          </Suspense>
        )}
      </div>
    </article>
  );
}

type BreadcrumbProps = { category: string; name: ReturnType<typeof shownName>['lead'] };

function Breadcrumb({ category, name }: BreadcrumbProps) {
  return (
    <nav aria-label={detailTexts.breadcrumb} className="mb-3 max-md:hidden">
      <ol className="breadcrumb">
        <li>
          <Link to="/products">{detailTexts.products}</Link>
        </li>
        {category && (
          <li>
            <Link to={`/products?${new URLSearchParams({ category }).toString()}`}>
              {shownCategory(category)}
            </Link>
          </li>
        )}
        <li aria-current="page" lang={name.lang}>
          {name.text}
        </li>
      </ol>
    </nav>
  );
}

function StockLine({ product }: { product: Product }) {
  const stock = stockLevel(product);
  const leftKg = sellableKg(product);
  const texts = {
    in: productTexts.inStockKg(leftKg),
    low: productTexts.fewLeft(leftKg),
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
  const { text, shelfLifeDays, label } = product;
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
        {detailTexts.payOnDelivery}
      </li>
      {text && (
        <li>
          <Icon name="grain" />
          <span lang={langOfText(product, 'text')}>{text}</span>
        </li>
      )}
      {label && (
        <li>
          <Icon name="clock" />
          {detailTexts.milledToOrder}
        </li>
      )}
      {!label && shelfLifeDays !== null && (
        <li>
          <Icon name="clock" />
          <span>
            <b>{detailTexts.shelfLife}</b>: {detailTexts.days(shelfLifeDays)}
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

/** Opens the device's share sheet, or WhatsApp without one. The server cannot know which. */
function ShareProduct({ product }: { product: Product }) {
  const name = nameInPage(product);
  const { origin } = useShop();
  const url = origin + pathIn(pageLanguage, `/product/${product._id}`);
  const hasShareSheet = useIsHydrated() && 'share' in navigator;
  if (!hasShareSheet) {
    return (
      <a href={whatsappLink('', `${name}: ${url}`)} rel="noreferrer" className={shareClassName}>
        <Icon name="share" />
        {detailTexts.shareOnWhatsApp}
      </a>
    );
  }
  return (
    <button
      type="button"
      // The call rejects when the visitor closes the sheet.
      onClick={() => void navigator.share({ title: name, url }).catch(() => undefined)}
      className={shareClassName}
    >
      <Icon name="share" />
      {detailTexts.share}
    </button>
  );
}
