import { productTexts, sellableKg, stockLevel } from '@dalan/contract/catalog/catalog';
import { questionLink } from '@dalan/contract/contact/contact-links';
import { formatRupees } from '@dalan/contract/money/money';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';

import { buyTexts } from '../../lib/buy.texts.ts';
import { useShop } from '../../lib/use-shop.ts';
import { catalogTexts } from './catalog.texts.ts';
import type { ListedProduct } from './listed-product.ts';
import { ProductPicture } from './product-picture.tsx';
import { soldAs } from './sold-as.rules.ts';
import type { PictureUrgency } from './product-picture.tsx';
import { shownCategory } from '../../lib/language/shown-category.ts';
import { langOfText, nameInPage, shownName } from '../../lib/language/shown-name.ts';
import './product-card.css';

export type AddToCart = (product: ListedProduct, quantityKg?: number, grind?: string) => void;

/** Opens the choice of a flour with grinds, for the pressed link. */
export type ChooseFlour = (product: ListedProduct, way: 'buy' | 'add') => void;

type ProductCardProps = {
  product: ListedProduct;
  sizes: string;
  urgency: PictureUrgency;
  onAddToCart: AddToCart;
  onChoose: ChooseFlour;
};

export function ProductCard(props: ProductCardProps) {
  const { product, sizes, urgency, onAddToCart, onChoose } = props;
  const { _id, category, pricePerKg, text, sale, picture } = product;
  const { lead, below } = shownName(product);
  const stock = stockLevel(product);
  const sold = soldAs(product);
  const [ground, heap] = picture?.colours ?? [];
  return (
    <article className="card">
      <div className="card-picture" style={{ '--ground': ground, '--heap': heap } as CSSProperties}>
        <ProductPicture product={product} sizes={sizes} urgency={urgency} />
        {sale && <span className="pennant">{productTexts.sale}</span>}
        {stock === 'out' && (
          <div className="veil">
            <span>{productTexts.outOfStock}</span>
          </div>
        )}
      </div>
      <div className="card-words">
        <div className="card-row">
          <p className="caps">{shownCategory(category)}</p>
          {stock === 'in' && <p className="stock-word">{productTexts.inStock}</p>}
          {stock === 'low' && (
            <p className="stock-word stock-word-low">{productTexts.fewLeft(sellableKg(product))}</p>
          )}
        </div>
        <h3>
          <Link to={`/product/${_id}`} lang={lead.lang}>
            {lead.text}
          </Link>
        </h3>
        {below && (
          <p lang={below.lang} className="card-below">
            {below.text}
          </p>
        )}
        <div className="card-row">
          <p className="card-price">
            {formatRupees(pricePerKg)} <small>{buyTexts.perKg}</small>
          </p>
          <p lang={langOfText(product, 'text')} className="card-use">
            {text}
          </p>
        </div>
        {sold && <p className="card-grinds">{sold}</p>}
      </div>
      {stock === 'out' && <OutOfStockStrip product={product} />}
      {stock !== 'out' && product.grinds && <ChoiceStrip product={product} onChoose={onChoose} />}
      {stock !== 'out' && !product.grinds && (
        <BuyStrip product={product} onAddToCart={onAddToCart} />
      )}
    </article>
  );
}

type StripProps = { product: ListedProduct; onAddToCart: AddToCart };

/** The bottom of the card. It lies above the link that covers the card. */
function BuyStrip({ product, onAddToCart }: StripProps) {
  const name = nameInPage(product);
  return (
    <div className="strip">
      <Link
        to={`/cart/${product._id}/${Math.min(sellableKg(product), 1)}`}
        aria-label={`${buyTexts.buyNow}: ${name}`}
        className="strip-buy"
      >
        {buyTexts.buyNow}
      </Link>
      <button
        type="button"
        aria-label={`${buyTexts.addToCart}: ${name}`}
        onClick={() => onAddToCart(product)}
      >
        {buyTexts.addToCart}
      </button>
      <DetailsLink product={product} />
    </div>
  );
}

type ChoiceStripProps = { product: ListedProduct; onChoose: ChooseFlour };

/** Both links open the choice. Without scripts they lead to the flour's page, where it is too. */
function ChoiceStrip({ product, onChoose }: ChoiceStripProps) {
  const name = nameInPage(product);
  return (
    <div className="strip">
      {(['buy', 'add'] as const).map((way) => {
        const label = way === 'buy' ? buyTexts.buyNow : buyTexts.addToCart;
        return (
          <Link
            key={way}
            to={`/product/${product._id}`}
            aria-label={`${label}: ${name}`}
            onClick={(event) => {
              event.preventDefault();
              onChoose(product, way);
            }}
            className={way === 'buy' ? 'strip-buy' : undefined}
          >
            {label}
          </Link>
        );
      })}
      <DetailsLink product={product} />
    </div>
  );
}

/** Replaces the buy buttons with the reason and a link to ask when the flour is back. */
function OutOfStockStrip({ product }: Pick<StripProps, 'product'>) {
  const { shop } = useShop();
  const name = nameInPage(product);
  return (
    <div className="strip">
      <span className="strip-off">{productTexts.outOfStock}</span>
      <a
        href={questionLink(shop, productTexts.whenIsItBack(name))}
        aria-label={`${productTexts.tellMeWhenBack}: ${name}`}
        rel="noreferrer"
      >
        {productTexts.tellMeWhenBack}
      </a>
      <DetailsLink product={product} />
    </div>
  );
}

function DetailsLink({ product }: Pick<StripProps, 'product'>) {
  return (
    <Link
      to={`/product/${product._id}`}
      aria-label={`${catalogTexts.viewDetails}: ${nameInPage(product)}`}
    >
      {catalogTexts.viewDetails}
    </Link>
  );
}
