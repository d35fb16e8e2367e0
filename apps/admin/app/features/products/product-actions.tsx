import type { Product } from '@dalan/contract/catalog/catalog';
import { RowAction, RowActions } from '../../ui/list/row-action.tsx';

export const productDialogs = ['view', 'edit', 'add'] as const;
export type ProductDialog = (typeof productDialogs)[number];

type ProductActionsProps = { product: Product; onOpen: (dialog: ProductDialog) => void };

/** Staff cannot delete a product; they retire it by its status. */
export function ProductActions({ product, onOpen }: ProductActionsProps) {
  return (
    <RowActions>
      <RowAction icon="view" label={`View ${product.name}`} onClick={() => onOpen('view')} />
      <RowAction icon="edit" label={`Edit ${product.name}`} onClick={() => onOpen('edit')} />
    </RowActions>
  );
}
