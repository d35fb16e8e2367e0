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

type Outcome = { setError: UseFormSetError<ProductForm>; onSaved: () => void };

const { texts } = productMaster;
const { elsewhere } = toastDurationsMs;

/** Adds a product, or changes the one given. */
export function useSaveProduct(product: Product | undefined, { setError, onSaved }: Outcome) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [knownKg, setKnownKg] = useState(product?.quantity ?? 0);
  return useMutation({
    mutationFn: (form: ProductForm) =>
      product
        ? api.call('updateProduct', { body: changeOf(form, product._id, knownKg) })
        : api.call('createProduct', { body: newProductOf(form) }),
    onSuccess: async () => {
      toast.succeed(product ? texts.updated : texts.added, elsewhere);
      await queryClient.invalidateQueries({ queryKey: [PRODUCTS_KEY] });
      onSaved();
    },
    onError: (error) => {
      if (isSessionEnd(error)) return;
      toast.fail(product ? texts.notUpdated : texts.notAdded, elsewhere);
      const stockKg = error instanceof ApiError ? error.answer?.details?.quantity : undefined;
      if (stockKg === undefined) placeServerErrors(error, fieldNames, setError);
      else {
        // Flour was sold meanwhile. What was typed stays; saved again, it goes over this figure.
        setKnownKg(stockKg);
        setError('quantity', { message: error.message }, { shouldFocus: true });
      }
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
