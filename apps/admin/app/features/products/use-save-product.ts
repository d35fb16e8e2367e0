import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import type { Product } from '@dalan/contract/catalog';
import { ApiError } from '@dalan/contract/client';
import { productMaster } from '@dalan/contract/masters';
import { api } from '../../lib/api.ts';
import { placeServerErrors } from '../../lib/place-server-errors.ts';
import { isSessionEnd } from '../../lib/session.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { changeOf, newProductOf } from './product-form.ts';
import type { ProductForm } from './product-form.ts';
import { PRODUCTS_KEY } from './use-products.ts';

type Outcome = {
  setError: UseFormSetError<ProductForm>;
  onSaved: () => void;
  /** Somebody else saved first; `by` is who. */
  onChangedMeanwhile: (product: Product, by: string) => void;
};

const { texts } = productMaster;
const { elsewhere } = toastDurationsMs;

/** Adds a product, or changes the one given, as it was last read. */
export function useSaveProduct(product: Product | undefined, outcome: Outcome) {
  const { setError, onSaved, onChangedMeanwhile } = outcome;
  const toast = useToast();
  const queryClient = useQueryClient();
  const [knownKg, setKnownKg] = useState(product?.quantity ?? 0);
  return useMutation({
    mutationFn: (form: ProductForm) =>
      product
        ? api.call('updateProduct', { body: changeOf(form, product, knownKg) })
        : api.call('createProduct', { body: newProductOf(form) }),
    onSuccess: async () => {
      toast.succeed(product ? texts.updated : texts.added, elsewhere);
      await queryClient.invalidateQueries({ queryKey: [PRODUCTS_KEY] });
      onSaved();
    },
    onError: (error, form) => {
      if (isSessionEnd(error)) return;
      toast.fail(product ? texts.notUpdated : texts.notAdded, elsewhere);
      const details = error instanceof ApiError ? error.answer?.details : undefined;
      const changed = details?.product as Product | undefined;
      if (changed) {
        // A stock that was typed is still compared with the figure that staff saw.
        if (Number(form.quantity) === knownKg) setKnownKg(changed.quantity);
        onChangedMeanwhile(changed, details?.by ?? '');
      } else if (details?.quantity !== undefined) {
        // Flour was sold meanwhile. What was typed stays; saved again, it goes over this figure.
        setKnownKg(details.quantity);
        setError('quantity', { message: error.message }, { shouldFocus: true });
      } else placeServerErrors(error, fieldNames, setError);
    },
  });
}

const fieldNames: (keyof ProductForm)[] = [
  'productImg',
  'name',
  'pricePerKg',
  'description',
  'text',
  'category',
  'quantity',
  'nameMr',
  'searchAlso',
];
