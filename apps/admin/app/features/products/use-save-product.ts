import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import type { Product } from '@dalan/contract/catalog/catalog';
import { api } from '../../lib/api/api.ts';
import { useRowMutation } from '../../lib/lists/row-mutation.ts';
import { showFieldErrors } from '../../lib/forms/show-field-errors.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { changeOf, newProductOf, productFieldNames } from './product-form.ts';
import type { ProductForm } from './product-form.ts';
import { PRODUCTS_KEY } from './use-products.ts';
import { goneTexts } from '../../lib/gone-texts.ts';
import { productMaster } from './product-texts.ts';

type Outcome = {
  setError: UseFormSetError<ProductForm>;
  onSaved: () => void;
  /** Called if somebody else, `by`, saved first. */
  onConflict: (product: Product, by: string) => void;
};

const { texts } = productMaster;

/** Updates `product`, or adds a new one if it is undefined. */
export function useSaveProduct(product: Product | undefined, outcome: Outcome) {
  const { setError, onSaved, onConflict } = outcome;
  const [knownKg, setKnownKg] = useState(product?.quantity ?? 0);
  return useRowMutation({
    send: (form: ProductForm) =>
      product
        ? api.call('updateProduct', { body: changeOf(form, product, knownKg) })
        : api.call('createProduct', { body: newProductOf(form) }),
    listKey: PRODUCTS_KEY,
    texts: {
      done: product ? texts.updated : texts.added,
      failed: product ? texts.notUpdated : texts.notAdded,
      gone: goneTexts.saving('product'),
    },
    toastMs: toastDurationsMs.elsewhere,
    onDone: onSaved,
    onRefused: (refusal, form) => {
      const details = refusal.answer?.details;
      const changed = details?.product as Product | undefined;
      if (changed) {
        // If staff typed a stock, the server still compares it with the figure they saw.
        if (Number(form.quantity) === knownKg) setKnownKg(changed.quantity);
        onConflict(changed, details?.by ?? '');
      } else if (details?.quantity !== undefined) {
        // Flour was sold meanwhile. The typed stock stays; saving again overwrites the new figure.
        setKnownKg(details.quantity);
        setError('quantity', { message: refusal.message }, { shouldFocus: true });
      } else return showFieldErrors(refusal, productFieldNames, setError);
      return true;
    },
  });
}
