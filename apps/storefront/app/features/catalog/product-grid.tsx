import type { ListedProduct } from './listed-product.ts';
import { ProductCard } from './product-card.tsx';
import type { AddToCart } from './product-card.tsx';
import type { PictureUrgency } from './product-picture.tsx';
import { useChoice } from './use-choice.tsx';
import '../../ui/dialog/dialog.css';
import '../../ui/picks.css';
import './choice-dialog.css';
import './product-card.css';

/** Card picture widths: next to the text on phones, then in two and three columns. */
const SIZES = '(width >= 82rem) 389px, (width >= 56.25rem) 30vw, (width >= 37.5rem) 46vw, 116px';

type ProductGridProps = {
  products: readonly ListedProduct[];
  /** Card picture widths, if the grid is narrower than the page. */
  sizes?: string;
  /** Loading priorities of the first cards. The others are lazy. */
  urgencies?: readonly PictureUrgency[];
  onAddToCart: AddToCart;
};

export function ProductGrid(props: ProductGridProps) {
  const { products, sizes = SIZES, urgencies = [], onAddToCart } = props;
  const { choose, dialog } = useChoice(products, onAddToCart);
  return (
    <>
      <ul className="product-grid">
        {products.map((product, position) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              sizes={sizes}
              urgency={urgencies[position] ?? 'later'}
              onAddToCart={onAddToCart}
              onChoose={choose}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
