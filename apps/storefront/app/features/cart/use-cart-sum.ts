import { kgToGrams, linePaise } from '@dalan/contract/weight';
import { useEffect, useState } from 'react';

import { readCart } from './stored-cart.ts';

type CartSum = { totalPaise: number; kg: number };

const nothing: CartSum = { totalPaise: 0, kg: 0 };

/** What lies in the cart, at today's prices. Flours without a price are left out. */
function sumCart(pricesPaise: ReadonlyMap<string, number> | undefined): CartSum {
  if (pricesPaise === undefined) return nothing;
  try {
    return readCart().reduce<CartSum>(({ totalPaise, kg }, { productId, quantityKg }) => {
      const price = pricesPaise.get(productId);
      if (price === undefined) return { totalPaise, kg };
      return {
        totalPaise: totalPaise + linePaise(price, kgToGrams(quantityKg)),
        kg: kg + quantityKg,
      };
    }, nothing);
  } catch {
    // Storage is blocked.
    return nothing;
  }
}

export function useCartSum(pricesPaise: ReadonlyMap<string, number> | undefined) {
  const [sum, setSum] = useState(nothing);
  useEffect(() => {
    const readAgain = () => setSum(sumCart(pricesPaise));
    readAgain();
    // Another tab has changed it.
    window.addEventListener('storage', readAgain);
    return () => window.removeEventListener('storage', readAgain);
  }, [pricesPaise]);
  return { ...sum, readAgain: () => setSum(sumCart(pricesPaise)) };
}
