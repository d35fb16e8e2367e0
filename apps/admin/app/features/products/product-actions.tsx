import type { Product } from '@dalan/contract/catalog';
import { RowAction, RowActions } from '../../ui/list/row-action.tsx';

export type ProductDialog = 'view' | 'edit' | 'add';

type ProductActionsProps = { product: Product; onOpen: (dialog: ProductDialog) => void };

/** A product is retired by its status: there is nothing here that deletes it. */
export function ProductActions({ product, onOpen }: ProductActionsProps) {
  return (
    <RowActions>
      <RowAction icon="view" label={`View ${product.name}`} onClick={() => onOpen('view')} />
      <RowAction icon="edit" label={`Edit ${product.name}`} onClick={() => onOpen('edit')} />
    </RowActions>
  );
}
