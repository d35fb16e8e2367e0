import type { Product } from '@dalan/contract/catalog';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import type { ProductDialog } from './product-actions.tsx';
import { ProductFormDialog } from './product-form-dialog.tsx';
import { ViewProductDialog } from './view-product-dialog.tsx';

type Shown = { kind: ProductDialog; row: Product | undefined; index: number };
type ProductDialogsProps = { shown: Shown; state: DialogState; onEdit: () => void };

/** Comes with the first dialog that is opened, not with the list. */
export function ProductDialogs({ shown, state, onEdit }: ProductDialogsProps) {
  const { kind, row } = shown;
  if (kind === 'view' && row)
    return <ViewProductDialog product={row} state={state} onEdit={onEdit} />;
  return <ProductFormDialog product={row} state={state} />;
}
