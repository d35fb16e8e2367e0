import { productTexts, stockLevel } from '@dalan/contract/catalog';
import { questionLink } from '@dalan/contract/contact-links';
import { formatRupees } from '@dalan/contract/money';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';

import { useShop } from '../../lib/use-shop.ts';
import type { ListedProduct } from './listed-product.ts';
import { ProductPicture } from './product-picture.tsx';
import type { PictureUrgency } from './product-picture.tsx';
import './product-card.css';

export type AddToCart = (product: ListedProduct) => void;

type ProductCardProps = {
  product: ListedProduct;
  sizes: string;
  urgency: PictureUrgency;
  onAddToCart: AddToCart;
};

export function ProductCard({ product, sizes, urgency, onAddToCart }: ProductCardProps) {
  const { _id, name, nameMr, category, pricePerKg, text, sale, quantity, picture } = product;
  const stock = stockLevel(quantity);
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
          <p className="caps">{category}</p>
          {stock === 'in' && <p className="stock-word">{productTexts.inStock}</p>}
          {stock === 'low' && (
            <p className="stock-word stock-word-low">{productTexts.fewLeft(quantity)}</p>
          )}
        </div>
        <h3>
          <Link to={`/product/${_id}`}>{name}</Link>
        </h3>
        {nameMr && (
          <p lang="mr" className={product.isMarathiCut ? undefined : 'font-marathi'}>
            {nameMr}
          </p>
        )}
        <div className="card-row">
          <p className="card-price">
            {formatRupees(pricePerKg)} <small>per kg</small>
          </p>
          <p className="card-use">{text}</p>
        </div>
      </div>
      {stock === 'out' ? (
        <OutOfStockStrip product={product} />
      ) : (
        <BuyStrip product={product} onAddToCart={onAddToCart} />
      )}
    </article>
  );
}

type StripProps = { product: ListedProduct; onAddToCart: AddToCart };

/** The bottom of the card. It lies above the link that covers the card. */
function BuyStrip({ product, onAddToCart }: StripProps) {
  const { _id, name } = product;
  return (
    <div className="strip">
      <Link to={`/cart/${_id}/1`} aria-label={`Buy Now: ${name}`} className="strip-buy">
        Buy Now
      </Link>
      <button
        type="button"
        aria-label={`Add to Cart: ${name}`}
        onClick={() => onAddToCart(product)}
      >
        Add to Cart
      </button>
      <DetailsLink product={product} />
    </div>
  );
}

/** Replaces the buy buttons with the reason and a link to ask when it is back. */
function OutOfStockStrip({ product }: Pick<StripProps, 'product'>) {
  const { shop } = useShop();
  const { name } = product;
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

function DetailsLink({ product: { _id, name } }: Pick<StripProps, 'product'>) {
  return (
    <Link to={`/product/${_id}`} aria-label={`View Details: ${name}`}>
      View Details
    </Link>
  );
}
