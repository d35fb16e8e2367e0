import type { ListedProduct } from './listed-product.ts';
import { ProductCard } from './product-card.tsx';
import type { AddToCart } from './product-card.tsx';
import type { PictureUrgency } from './product-picture.tsx';

/** What a card's picture measures: beside the text on phones, then two and three columns. */
const SIZES = '(width >= 82rem) 389px, (width >= 56.25rem) 30vw, (width >= 37.5rem) 46vw, 116px';

type ProductGridProps = {
  products: readonly ListedProduct[];
  /** What a card's picture measures where the grid has less than the whole width. */
  sizes?: string;
  /** How urgent the pictures are, from the first card on; those after the last named one can wait. */
  urgencies?: readonly PictureUrgency[];
  onAddToCart: AddToCart;
};

export function ProductGrid(props: ProductGridProps) {
  const { products, sizes = SIZES, urgencies = [], onAddToCart } = props;
  return (
    <ul className="product-grid">
      {products.map((product, position) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            sizes={sizes}
            urgency={urgencies[position] ?? 'later'}
            onAddToCart={onAddToCart}
          />
        </li>
      ))}
    </ul>
  );
}
