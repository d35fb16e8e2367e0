import { formatPaise, formatRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { formatKg, kgToGrams, linePaise } from '@dalan/contract/money/weight';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { buyNowPath } from '../../lib/buy-now-path.ts';
import { buyTexts } from '../../lib/buy.texts.ts';
import { firstKg, grindCells, weightCells } from '../../lib/choice.rules.ts';
import { choiceTexts } from '../../lib/choice.texts.ts';
import { rememberGrinds } from '../../lib/remember-grinds.ts';
import { namedWithGrind } from '../../lib/language/named-with-grind.ts';
import { nameInPage, shownName } from '../../lib/language/shown-name.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PickCells } from '../../ui/pick-cells.tsx';
import type { ListedProduct } from './listed-product.ts';
import type { AddToCart } from './product-card.tsx';
import { ProductPicture } from './product-picture.tsx';

export type ChoiceDialogProps = {
  product: ListedProduct;
  way: 'buy' | 'add';
  onAddToCart: AddToCart;
  onClose: () => void;
};

/** Asks for grind and weight of a flour. The first grind and a kilogram are chosen beforehand. */
export function ChoiceDialog({ product, way, onAddToCart, onClose }: ChoiceDialogProps) {
  const { _id, pricePerKg, quantity, grinds = [] } = product;
  const navigate = useNavigate();
  const [key, setKey] = useState(grinds[0]?.key);
  const [kg, setKg] = useState(() => firstKg(product));
  const grind = grinds.find((one) => one.key === key);
  const weight = formatKg(kg);
  const total = formatPaise(linePaise(rupeesToPaise(pricePerKg), kgToGrams(kg)));
  const { lead } = shownName(product);
  // The press on the card's link turned on the loading indicator, which covers the loading of this.
  useEffect(() => {
    delete document.documentElement.dataset.going;
  }, []);

  function take(): void {
    onClose();
    void rememberGrinds([product]);
    if (way === 'buy') void navigate(buyNowPath(_id, kg, key));
    else onAddToCart({ ...product, ...namedWithGrind(product, grind) }, kg, key);
  }

  return (
    <Dialog
      look="sheet"
      title={
        <span className="choice-title">
          <ProductPicture
            product={{ ...product, picture: withoutAlt(product) }}
            sizes="56px"
            urgency="soon"
          />
          <span>
            <span lang={lead.lang}>{lead.text}</span>
            <small>
              {formatRupees(pricePerKg)} {buyTexts.perKg}
            </small>
          </span>
        </span>
      }
      onDismiss={onClose}
    >
      <div className="dialog-body choice">
        <PickCells
          legend={choiceTexts.grind}
          cells={grindCells(grinds)}
          chosen={key}
          onChoose={setKey}
          isWide
        />
        <PickCells
          legend={choiceTexts.quantity}
          cells={weightCells(product)}
          chosen={kg}
          onChoose={setKg}
        />
        <p aria-live="polite" className="choice-sum">
          <span>{grind ? `${nameInPage(grind)}, ${weight}` : weight}</span>
          <b>{total}</b>
        </p>
        <button
          type="button"
          disabled={kg > quantity}
          onClick={take}
          className="button button-primary button-large"
        >
          {way === 'buy' ? buyTexts.buyNow : buyTexts.addToCart}
        </button>
      </div>
    </Dialog>
  );
}

/** The name is next to the picture. */
function withoutAlt({ picture }: ListedProduct): ListedProduct['picture'] {
  return picture && { ...picture, alt: '' };
}
